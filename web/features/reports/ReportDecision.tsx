import { operatorReportCalls, type ReportCase } from '@marquee/contract/calls/operator-reports'
import { reportOutcomeCodes, reportOutcomes } from '@marquee/contract/rules/report-outcomes'
import { reportSubjects } from '@marquee/contract/rules/report-subjects'
import { suspensionReasonCodes, suspensionReasons } from '@marquee/contract/rules/suspension-reasons'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { ReportKindField } from '#ui/reports/ReportKindField.tsx'
import { AppealDecision, RecordAppeal } from './AppealDecision.tsx'
import { useReportCase } from './reports.queries.ts'

const topics = ['queue']
const outcomes = reportOutcomeCodes.map((code) => ({ value: code, label: reportOutcomes[code].label }))
const suspensions = suspensionReasonCodes.map((code) => ({ value: code, label: suspensionReasons[code] }))

interface DecisionProps {
  caseId: string
  onDecided: () => void
}

/** What an operator does with a report: start the review, ask, decide, or decide the appeal. */
export function ReportDecision({ caseId, onDecided }: DecisionProps) {
  return (
    <Loaded query={useReportCase(caseId)} skeleton={<RowsSkeleton />}>
      {(file) => {
        const can = (action: string) => file.allowedActions.includes(action)
        return (
          <>
            {can('act') && <Decide key={`decide ${file.version}`} file={file} onDecided={onDecided} />}
            {can('claim') && <Review key={`review ${file.version}`} file={file} onAsked={onDecided} />}
            {can('decide_appeal') && <AppealDecision file={file} onDecided={onDecided} />}
            {can('appeal') && <RecordAppeal key={file.version} file={file} />}
            {file.isPayoutHeld && <EndHold file={file} />}
          </>
        )
      }}
    </Loaded>
  )
}

function Decide({ file, onDecided }: { file: ReportCase; onDecided: () => void }) {
  const { id: caseId, version, kind, mayRemove, noun } = file
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorReportCalls.decideReport,
    initial: {
      outcome: '',
      kind: String(kind),
      remove: false,
      suspension: 'abuse',
      textForReporter: '',
      textForReported: '',
      reason: '',
    },
    toBody: ({ remove, ...values }) => ({ caseId, version, ...values, remove: remove && mayRemove }),
    topics,
    onSuccess: onDecided,
  })
  const { outcome } = form.values
  const removal = reportSubjects[noun].removal
  return (
    <Card title="Decision">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Save decision
          </Button>
        }
      >
        <SelectField
          label="Outcome"
          isRequired
          placeholder="Choose"
          options={mayRemove ? outcomes : outcomes.filter(({ value }) => value !== 'removal')}
          {...form.getInputProps('outcome')}
        />
        <ReportKindField label="Rule that it is about" isRequired {...form.getInputProps('kind')} />
        {mayRemove && !['', 'none', 'removal'].includes(outcome) && (
          <CheckField label="Also remove the content" {...form.getInputProps('remove', { type: 'input' })} />
        )}
        {removal && mayRemove && (outcome === 'removal' || form.values.remove) && (
          <Callout tone="warning">
            <p>{removal}</p>
          </Callout>
        )}
        {outcome === 'suspension' && (
          <SelectField
            label="Reason of the suspension"
            options={suspensions}
            {...form.getInputProps('suspension')}
          />
        )}
        <TextAreaField
          label="Reasons, read by those who reported"
          hint="Say nothing about the account that they cannot see themselves."
          isRequired
          rows={3}
          limit={1_000}
          {...form.getInputProps('textForReporter')}
        />
        {outcome !== 'none' && (
          <TextAreaField
            label="Reasons, read by the person concerned"
            hint="Say nothing that shows who reported."
            isRequired
            rows={3}
            limit={1_000}
            {...form.getInputProps('textForReported')}
          />
        )}
        <AuditReason label="Reason for the decision" {...form.getInputProps('reason')} />
      </FormBody>
    </Card>
  )
}

/** Starts the review, or asks someone who reported: the report then waits for the answer, outside the queue. */
function Review({ file, onAsked }: { file: ReportCase; onAsked: () => void }) {
  const { id: caseId, version, status } = file
  const [reason, setReason] = useState('')
  const [question, setQuestion] = useState('')
  const asked = file.reports.filter(({ reporter }) => reporter !== null)
  const [reportId, setReportId] = useState(asked[0]?.id ?? '')
  const claim = useCallMutation(operatorReportCalls.claimReport, { topics })
  const ask = useCallMutation(operatorReportCalls.askReporter, {
    topics,
    success:
      'The question went to the reporter. The report returns to the queue with the answer, or after three days.',
    onSuccess: onAsked,
  })
  const isReasoned = reason.trim().length >= 3
  return (
    <Card title={status === 'submitted' ? 'Review' : 'Question to a reporter'}>
      <FormBody
        onSubmit={(event) => event?.preventDefault()}
        actions={
          <>
            {status === 'submitted' && (
              <Button
                busy={claim.isPending}
                disabled={!isReasoned}
                onClick={() => claim.mutate({ caseId, version, kind: file.kind, reason })}
              >
                Start review
              </Button>
            )}
            {status !== 'needs_info' && asked.length > 0 && (
              <Button
                busy={ask.isPending}
                disabled={!isReasoned || question.trim().length < 10}
                onClick={() => ask.mutate({ caseId, version, reportId, question, reason })}
              >
                Send question
              </Button>
            )}
          </>
        }
      >
        {status !== 'needs_info' && asked.length > 0 && (
          <>
            {asked.length > 1 && (
              <SelectField
                label="Report"
                value={reportId}
                onChange={setReportId}
                options={asked.map(({ id, number, reporter }) => ({
                  value: id,
                  label: `${number}, ${reporter?.name ?? ''}`,
                }))}
              />
            )}
            <TextAreaField
              label="Question to the reporter"
              hint="Optional. The report leaves the queue until they answer, for three days at most."
              rows={2}
              limit={1_000}
              value={question}
              onChange={setQuestion}
            />
          </>
        )}
        {status === 'needs_info' && (
          <p>The reporter has not answered yet. You can decide without an answer.</p>
        )}
        <AuditReason
          label={status === 'submitted' ? 'Reason for the review' : 'Reason for the question'}
          value={reason}
          onChange={setReason}
        />
      </FormBody>
    </Card>
  )
}

function EndHold({ file: { id: caseId, version } }: { file: ReportCase }) {
  const [reason, setReason] = useState('')
  const end = useCallMutation(operatorReportCalls.endPayoutHold, { topics })
  return (
    <Card title="Payout hold">
      <FormBody
        onSubmit={(event) => event?.preventDefault()}
        actions={
          <Button
            busy={end.isPending}
            disabled={reason.trim().length < 3}
            onClick={() => end.mutate({ caseId, version, reason })}
          >
            End payout hold
          </Button>
        }
      >
        <p>The payouts of this account are on hold because of this decision.</p>
        <AuditReason label="Reason for ending the hold" value={reason} onChange={setReason} />
      </FormBody>
    </Card>
  )
}
