import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import classes from './Bubble.module.css'
import { timeOf } from './message-time.ts'

/** Delivery state of a message by the reader's side. */
export type DeliveryState = 'waiting' | 'sent' | 'delivered' | 'read'

const ticks = {
  waiting: { icon: IconClock, label: 'Sending' },
  sent: { icon: IconCheck, label: 'Sent' },
  delivered: { icon: IconChecks, label: 'Delivered' },
  read: { icon: IconChecks, label: 'Read' },
} as const

/** The time and the delivery state of a message. */
export function MessageMeta({
  at,
  isEdited,
  reach,
}: {
  at: string
  isEdited: boolean
  reach: DeliveryState | null
}) {
  const { icon: Icon, label } = ticks[reach ?? 'sent']
  return (
    <span className={classes.meta}>
      {isEdited && <span>edited</span>}
      <time dateTime={at} title={formatLocalDateTime(at)}>
        {timeOf(at)}
      </time>
      {reach && (
        <span className={classes.tick} data-state={reach} title={label}>
          <Icon size={15} stroke={2} />
          <span className={classes.hidden}>{label}</span>
        </span>
      )}
    </span>
  )
}
