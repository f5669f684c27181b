import type { QueueItem } from '@marquee/contract/calls/queue'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { operatorPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'

/** Whom an item concerns, its money and dates, what was sent about it, and what happens while nobody decides. */
export function ItemFacts({ item }: { item: QueueItem }) {
  const { kind, user, other, money, since, postponedUntil, lastEmail } = item
  const isUnclaimed = kind === 'unclaimed_share'
  return (
    <Card title="Facts">
      <KeyValues
        rows={[
          ...(user ? [{ label: isUnclaimed ? 'Agency' : 'User', value: <UserLink user={user} /> }] : []),
          // A managed profile has no account, so it has no page to open.
          ...(other
            ? [
                isUnclaimed
                  ? { label: 'Talent', value: other.name }
                  : { label: 'Other side', value: <UserLink user={other} /> },
              ]
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

const UserLink = ({ user }: { user: { id: string; name: string } }) => (
  <ButtonLink size="small" to={operatorPaths.user(user.id)}>
    {user.name}
  </ButtonLink>
)

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
