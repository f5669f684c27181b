import type { QueueItem } from '@marquee/contract/calls/queue'
import { formatDate } from '@marquee/contract/rules/dates'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { useState } from 'react'
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
  /** The item has left the list. */
  onGone: () => void
}

const DAY_MS = 86_400_000
const periods = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
]

/** What an operator does with any item: assign it, postpone it with a reason, or close it. */
export function ItemActions({ item, operatorId, onGone }: ItemActionsProps) {
  const { kind, subjectId, assignee, postponedUntil } = item
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('3')
  const assign = useQueueAction('assignQueueItem')
  const postpone = useQueueAction('postponeQueueItem', {
    onSuccess: onGone,
    success: ({ until }) =>
      until ? `Postponed until ${formatDate(until)}.` : 'The item is back in the queue.',
  })
  const close = useQueueAction('closeQueueItem', { onSuccess: onGone })
  const { mayClose } = queueKinds[kind]
  const isMine = assignee?.id === operatorId
  const hasReason = reason.trim().length >= 3
  return (
    <Card
      title={mayClose ? 'Assign, postpone or close' : 'Assign or postpone'}
      aside={assignee ? `Assigned to ${isMine ? 'you' : assignee.name}` : 'Unassigned'}
    >
      <Stack gap={12}>
        <Button
          busy={assign.isPending}
          onClick={() => assign.mutate({ kind, subjectId, assigneeId: isMine ? null : operatorId })}
        >
          {isMine ? 'Unassign' : 'Assign to me'}
        </Button>
        <AuditReason
          label={mayClose ? 'Reason for postponing or closing' : 'Reason for postponing'}
          value={reason}
          onChange={setReason}
        />
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
        {mayClose && (
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
