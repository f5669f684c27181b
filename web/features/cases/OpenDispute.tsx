import { disputeTypes, disputeTypesOf } from '@marquee/contract/rules/dispute-types'
import { useCallForm } from '#lib/use-call-form.ts'
import { sideOf } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import type { CaseOf } from './case.ts'
import { caseTopics, disputeRows } from './cases.queries.ts'
import { EvidenceDrop } from './EvidenceDrop.tsx'
import { useEvidence } from './use-evidence.ts'

interface OpenDisputeProps extends CaseOf {
  isOpen: boolean
  onClose: () => void
}

/** Opens a dispute with a statement and evidence. */
export function OpenDispute({ side, deal, isOpen, onClose }: OpenDisputeProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Open dispute" shape="sheet">
      <DisputeForm side={side} deal={deal} onClose={onClose} />
    </Dialog>
  )
}

function DisputeForm({ side, deal, onClose }: Omit<OpenDisputeProps, 'isOpen'>) {
  const evidence = useEvidence(`dispute.${deal.id}`)
  const types = disputeTypesOf(sideOf(side), deal.status === 'completed')
  const { form, onSubmit, isSending } = useCallForm({
    call: disputeRows[side].open,
    initial: { type: '', statement: '' },
    toBody: (values) => ({
      dealId: deal.id,
      version: deal.version,
      fileIds: evidence.fileIds,
      ...values,
    }),
    topics: caseTopics,
    onSuccess: () => {
      evidence.clear()
      onClose()
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={isSending}
            disabled={evidence.isUploading || form.values.type === ''}
          >
            Open dispute
          </Button>
        </>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <SelectField
        label="What is it about?"
        isRequired
        placeholder="Choose one"
        options={types.map((code) => ({ value: code, label: disputeTypes[code].label }))}
        {...form.getInputProps('type')}
      />
      <TextAreaField
        label="Your statement"
        hint="Say what was agreed and what happened. The other side and Marquee read it."
        isRequired
        rows={5}
        limit={4000}
        {...form.getInputProps('statement')}
      />
      <EvidenceDrop evidence={evidence} />
      <Callout>
        The deal and its deadlines pause, and nothing is paid out. You have 5 working days to settle it with a
        split; then Marquee decides.
      </Callout>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
