import { queueCalls } from '@marquee/contract/calls/queue'
import { useQueryClient } from '@tanstack/react-query'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { queueKey } from './queue.queries.ts'

/** Invites a managed talent to claim the profile that their share waits for. */
export function InvitePayee({ payoutId, onGone }: { payoutId: string; onGone: () => void }) {
  const client = useQueryClient()
  const { form, onSubmit, isSending } = useCallForm({
    call: queueCalls.invitePayee,
    initial: { email: '', reason: '' },
    toBody: (values) => ({ ...values, payoutId }),
    onSuccess: (queue) => {
      client.setQueryData(queueKey, queue)
      onGone()
    },
  })
  return (
    <Card title="Invite the talent">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Send invitation
          </Button>
        }
      >
        <p>
          Their agency manages the profile and has not invited them. With the link they claim it and add bank
          details. It works for 7 days, and the item is postponed for as long.
        </p>
        <TextField
          label="Email of the talent"
          type="email"
          isRequired
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <AuditReason label="Reason for the invitation" {...form.getInputProps('reason')} />
      </FormBody>
    </Card>
  )
}
