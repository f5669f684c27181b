import type { QueueItem } from '@marquee/contract/calls/queue'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { Link } from 'react-router'
import { operatorPaths } from '#lib/paths.ts'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { PartyLink } from '#ui/operators/PartyLink.tsx'

/** Whom an item concerns, its money and dates, what was sent about it, and what happens while nobody decides. */
export function ItemFacts({ item }: { item: QueueItem }) {
  const { kind, user, other, dealId, money, since, postponedUntil, lastEmail } = item
  const isUnclaimed = kind === 'unclaimed_share'
  return (
    <Card title="Facts">
      <KeyValues
        rows={[
          ...(user ? [{ label: isUnclaimed ? 'Agency' : 'User', value: <PartyLink party={user} /> }] : []),
          ...(other
            ? [{ label: isUnclaimed ? 'Talent' : 'Other side', value: <PartyLink party={other} /> }]
            : []),
          ...(dealId
            ? [{ label: 'Deal', value: <Link to={operatorPaths.deal(dealId)}>Open deal</Link> }]
            : []),
          ...(money ? [{ label: 'Amount', value: formatMoney(money.amount, money.currency) }] : []),
          { label: 'Waiting since', value: formatLocalDateTime(since) },
          ...(lastEmail ? [{ label: 'Last email', value: describeEmail(lastEmail) }] : []),
          ...(postponedUntil ? [{ label: 'Postponed', value: describePostponement(item) }] : []),
          { label: 'If nobody decides', value: queueKinds[kind].ifNothing },
        ]}
      />
    </Card>
  )
}

/** Returns what an operator sent: "Reminded 24 Nov, 2026, 19:46 by Olive Hart. The email went to …". */
export function describeEmail({ kind, at, by, to }: NonNullable<QueueItem['lastEmail']>): string {
  const sent = `${kind === 'invitation' ? 'Invited' : 'Reminded'} ${formatLocalDateTime(at)} by ${by?.name ?? 'a former operator'}.`
  return to ? `${sent} The email went to ${to}.` : sent
}

/** Returns until when an item is postponed, by whom and why: "Until 01 Dec, 2026 by Olive Hart. …". */
export function describePostponement({
  postponedUntil,
  postponedBy,
  postponeReason,
}: Pick<QueueItem, 'postponedUntil' | 'postponedBy' | 'postponeReason'>): string {
  const until = `Until ${formatDate(postponedUntil)}${postponedBy ? ` by ${postponedBy.name}` : ''}.`
  return postponeReason ? `${until} ${postponeReason}` : until
}
