import { useCallForm } from '#lib/use-call-form.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { caseTopics, disputeRows } from './cases.queries.ts'
import { EvidenceDrop } from './EvidenceDrop.tsx'
import { useEvidence } from './use-evidence.ts'

/** Adds a statement with evidence to a dispute. */
export function StatementForm({
  side,
  disputeId,
  onDone,
}: {
  side: Viewer
  disputeId: string
  onDone: () => void
}) {
  const evidence = useEvidence(`dispute.${disputeId}`)
  const { form, onSubmit, isSending } = useCallForm({
    call: disputeRows[side].add,
    initial: { statement: '' },
    toBody: ({ statement }) => ({ disputeId, statement, fileIds: evidence.fileIds }),
    topics: caseTopics,
    onSuccess: () => {
      evidence.clear()
      onDone()
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending} disabled={evidence.isUploading}>
            Add statement
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Your statement"
        isRequired
        rows={4}
        limit={4000}
        {...form.getInputProps('statement')}
      />
      <EvidenceDrop evidence={evidence} />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
