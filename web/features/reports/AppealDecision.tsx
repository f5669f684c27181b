import { operatorReportCalls, type ReportCase } from '@marquee/contract/calls/operator-reports'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'

const topics = ['queue']
const results = [
  { value: 'upheld', label: 'The decision is upheld' },
  { value: 'overturned', label: 'The decision is overturned' },
]

/** Decides an appeal. The operator who decided first reads that another one must. */
export function AppealDecision({ file, onDecided }: { file: ReportCase; onDecided: () => void }) {
  const { id: caseId, version, decision } = file
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorReportCalls.decideReportAppeal,
    initial: { result: '', text: '', reason: '' },
    toBody: ({ result, text, reason }) => ({
      caseId,
      version,
      isUpheld: result === '' ? undefined : result === 'upheld',
      text,
      reason,
    }),
    fieldOf: (path) => (path === 'isUpheld' ? 'result' : path),
    topics,
    onSuccess: onDecided,
  })
  if (decision?.isOwn)
    return (
      <Card title="Decision about the appeal">
        <p>You made the first decision, so another operator decides the appeal.</p>
      </Card>
    )
  return (
    <Card title="Decision about the appeal">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Decide appeal
          </Button>
        }
      >
        <SelectField
          label="Result"
          isRequired
          placeholder="Choose"
          options={results}
          {...form.getInputProps('result')}
        />
        <p>
          Overturning ends the effects of the decision: content is shown again, and a strike, a suspension or
          a payout hold ends unless another decision has it too.
        </p>
        <TextAreaField
          label="Reasons, read by the person concerned"
          isRequired
          rows={4}
          limit={1_000}
          {...form.getInputProps('text')}
        />
        <AuditReason label="Reason for the decision" {...form.getInputProps('reason')} />
      </FormBody>
    </Card>
  )
}

/** Records an appeal that came by email. */
export function RecordAppeal({ file: { id: caseId, version } }: { file: ReportCase }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorReportCalls.recordReportAppeal,
    initial: { text: '', reason: '' },
    toBody: (values) => ({ caseId, version, ...values }),
    topics,
  })
  return (
    <Card title="Appeal by email">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" busy={isSending}>
            Record appeal
          </Button>
        }
      >
        <TextAreaField
          label="The appeal in the words of the person concerned"
          isRequired
          rows={3}
          limit={4_000}
          {...form.getInputProps('text')}
        />
        <AuditReason label="Reason for recording the appeal" {...form.getInputProps('reason')} />
      </FormBody>
    </Card>
  )
}
