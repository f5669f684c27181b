import { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import type { QueueItem } from '@marquee/contract/calls/queue'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useQueueAction } from './queue.queries.ts'

interface ItemActionsProps {
  item: QueueItem
  operatorId: string
  /** The item has left the queue. */
  onGone: () => void
}

const DAY_MS = 86_400_000
const periods = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
]

/** What an operator does with any item: assign it, act on its cause, postpone it, close it. Each with a reason. */
export function ItemActions({ item, operatorId, onGone }: ItemActionsProps) {
  const { kind, subjectId, assignee, postponedUntil } = item
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('3')
  const assign = useQueueAction('assignQueueItem')
  const postpone = useQueueAction('postponeQueueItem', onGone)
  const close = useQueueAction('closeQueueItem', onGone)
  const refund = useQueueAction('repeatRefund', onGone)
  const remind = useQueueAction('remindPayee')
  const settle = useCallMutation(operatorCaseCalls.repeatSettlement, { topics: ['queue'], onSuccess: onGone })
  const isMine = assignee?.id === operatorId
  const hasReason = reason.trim().length >= 3
  return (
    <Card title="Item" aside={assignee ? `Assigned to ${isMine ? 'you' : assignee.name}` : 'Unassigned'}>
      <Stack gap={12}>
        <Button
          busy={assign.isPending}
          onClick={() => assign.mutate({ kind, subjectId, assigneeId: isMine ? null : operatorId })}
        >
          {isMine ? 'Unassign' : 'Assign to me'}
        </Button>
        <AuditReason value={reason} onChange={setReason} />
        {kind === 'failed_settlement' && (
          <Button
            kind="primary"
            disabled={!hasReason}
            busy={settle.isPending}
            onClick={() => settle.mutate({ settlementId: subjectId, reason })}
          >
            Refund again
          </Button>
        )}
        {kind === 'failed_refund' && (
          <Button
            kind="primary"
            disabled={!hasReason}
            busy={refund.isPending}
            onClick={() => refund.mutate({ refundId: subjectId, reason })}
          >
            Refund again
          </Button>
        )}
        {(kind === 'returned_payout' || kind === 'unpaid_share' || kind === 'unclaimed_share') && (
          <Button
            kind="primary"
            disabled={!hasReason || remind.isSuccess}
            busy={remind.isPending}
            onClick={() => remind.mutate({ payoutId: subjectId, reason })}
          >
            {remind.isSuccess ? 'Reminded' : 'Send reminder'}
          </Button>
        )}
        {postponedUntil && (
          <Button
            disabled={!hasReason}
            busy={postpone.isPending}
            onClick={() => postpone.mutate({ kind, subjectId, until: null, reason })}
          >
            Bring back now
          </Button>
        )}
        <Cluster>
          <SelectField
            label="Postpone for"
            value={days}
            onChange={(value) => setDays(value || '3')}
            options={periods}
          />
          <Button
            disabled={!hasReason}
            busy={postpone.isPending}
            onClick={() => {
              const until = new Date(Date.now() + Number(days) * DAY_MS - 60_000).toISOString()
              postpone.mutate({ kind, subjectId, until, reason })
            }}
          >
            Postpone
          </Button>
        </Cluster>
        {queueKinds[kind].mayClose && (
          <Button
            disabled={!hasReason}
            busy={close.isPending}
            onClick={() => close.mutate({ kind, subjectId, reason })}
          >
            Close item
          </Button>
        )}
      </Stack>
    </Card>
  )
}
