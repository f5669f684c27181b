import { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import type { QueueItem } from '@marquee/contract/calls/queue'
import { type ReactNode, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useQueueAction } from './queue.queries.ts'

interface CauseActionProps {
  item: QueueItem
  /** The item has left the list. */
  onGone: () => void
}

/** What ends the cause of an item, or asks those who can end it; nothing for kinds with a decision of their own. */
export function CauseAction({ item: { kind, subjectId }, onGone }: CauseActionProps) {
  const refund = useQueueAction('repeatRefund', { onSuccess: onGone })
  const remind = useQueueAction('remindPayee', { onSuccess: onGone })
  const settle = useCallMutation(operatorCaseCalls.repeatSettlement, { topics: ['queue'], onSuccess: onGone })
  if (kind === 'failed_settlement')
    return (
      <ReasonedAct
        title="Refund"
        label="Reason for the refund"
        button="Refund again"
        isBusy={settle.isPending}
        onAct={(reason) => settle.mutate({ settlementId: subjectId, reason })}
      />
    )
  if (kind === 'failed_refund')
    return (
      <ReasonedAct
        title="Refund"
        label="Reason for the refund"
        button="Refund again"
        isBusy={refund.isPending}
        onAct={(reason) => refund.mutate({ refundId: subjectId, reason })}
      />
    )
  if (kind !== 'returned_payout' && kind !== 'unpaid_share' && kind !== 'unclaimed_share') return null
  return (
    <ReasonedAct
      title={kind === 'unclaimed_share' ? 'Remind the agency' : 'Remind the payee'}
      label="Reason for the reminder"
      button="Send reminder"
      isBusy={remind.isPending}
      onAct={(reason) => remind.mutate({ payoutId: subjectId, reason })}
    >
      They get an email about the waiting money. The item is then postponed for 7 days and returns by itself.
    </ReasonedAct>
  )
}

interface ReasonedActProps {
  title: string
  label: string
  button: string
  isBusy: boolean
  onAct: (reason: string) => void
  children?: ReactNode
}

function ReasonedAct({ title, label, button, isBusy, onAct, children }: ReasonedActProps) {
  const [reason, setReason] = useState('')
  return (
    <Card title={title}>
      <Stack gap={12}>
        {children && <p>{children}</p>}
        <AuditReason label={label} value={reason} onChange={setReason} />
        <Button
          kind="primary"
          disabled={reason.trim().length < 3}
          busy={isBusy}
          onClick={() => onAct(reason)}
        >
          {button}
        </Button>
      </Stack>
    </Card>
  )
}
