import type { CallOutput } from '@marquee/contract/call'
import { evidenceCalls } from '@marquee/contract/calls/evidence'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { type ReactNode, useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { OperatorEvidence } from './OperatorEvidence.tsx'

type Chargeback = CallOutput<typeof evidenceCalls.chargeback>

interface ChargebackEvidenceProps {
  chargebackId: string
  /** What was agreed, done and written in the deal, provided by the page. */
  fileOf: (chargeback: Chargeback) => ReactNode
  /** The evidence was handed over: the item has left the queue. */
  onSent: () => void
}

/** What the bank gets about a disputed card payment, when, the button that sends it now, and the deal. */
export function ChargebackEvidence({ chargebackId, fileOf, onSent }: ChargebackEvidenceProps) {
  const query = useCallQuery(['queue', 'chargeback', chargebackId], evidenceCalls.chargeback, {
    chargebackId,
  })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(chargeback) => {
        const { sendsAt, sentAt, evidenceDue, isSending, error } = chargeback
        return (
          <>
            <Card
              title="Evidence for the bank"
              aside={
                sentAt ? (
                  <Status tone="good">Sent</Status>
                ) : (
                  sendsAt && <Status tone="action">Not sent yet</Status>
                )
              }
            >
              {sentAt ? (
                <p>The evidence was sent on {formatLocalDateTime(sentAt)}. The bank decides.</p>
              ) : isSending ? (
                <p role="status">The evidence is on its way to the bank.</p>
              ) : sendsAt ? (
                <SendForm
                  chargebackId={chargebackId}
                  sendsAt={sendsAt}
                  evidenceDue={evidenceDue}
                  error={error}
                  onSent={onSent}
                />
              ) : (
                <p>The bank has decided.</p>
              )}
            </Card>
            <OperatorEvidence dealId={chargeback.dealId} />
            {fileOf(chargeback)}
          </>
        )
      }}
    </Loaded>
  )
}

function SendForm({
  chargebackId,
  sendsAt,
  evidenceDue,
  error,
  onSent,
}: {
  chargebackId: string
  sendsAt: string
  evidenceDue: string | null
  /** Why the provider has rejected the evidence before; null when it has not. */
  error: string | null
  onSent: () => void
}) {
  const { form, onSubmit, validate, isSending } = useCallForm({
    call: evidenceCalls.sendEvidence,
    initial: { note: '', reason: '' },
    toBody: (values) => ({ ...values, chargebackId }),
    topics: ['queue'],
    onSuccess: onSent,
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <FormBody
      onSubmit={(event) => {
        event?.preventDefault()
        void validate().then((errors) => setAsking(errors !== null && Object.keys(errors).length === 0))
      }}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Send now
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Send the evidence to the bank?"
        consequences={[
          'The bank gets it as it is now, with your note.',
          'It can be sent once. Nothing can be added or changed afterwards.',
        ]}
        confirm="Send evidence"
        onConfirm={() => {
          setAsking(false)
          onSubmit()
        }}
      />
      <p>
        It is sent automatically on {formatLocalDateTime(sendsAt)}
        {evidenceDue && `; the bank takes it until ${formatLocalDateTime(evidenceDue)}`}. It can be sent once.
      </p>
      {error && (
        <Callout tone="warning">
          The payment provider has rejected the evidence ({error}). Send it again.
        </Callout>
      )}
      <TextAreaField
        label="Note to the bank"
        hint="Optional. It comes before the evidence."
        rows={3}
        limit={2_000}
        {...form.getInputProps('note')}
      />
      <AuditReason {...form.getInputProps('reason')} />
    </FormBody>
  )
}
