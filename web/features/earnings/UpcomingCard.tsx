import type { Earning } from '@marquee/contract/calls/budgets'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { Card } from '#ui/Card.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'
import { earningsTexts, type Reader } from './describe-earnings.ts'

interface UpcomingCardProps {
  reader: Reader
  upcoming: readonly Earning[]
  dealPath: (dealId: string) => string
}

/** Active deals whose money is held for the payee, the next payout date first. */
export function UpcomingCard({ reader, upcoming, dealPath }: UpcomingCardProps) {
  const { held, owner } = earningsTexts[reader]
  return (
    <Card title="Upcoming payouts" tone={upcoming.length > 0 ? 'flush' : 'plain'}>
      {upcoming.length === 0 && <p>No active deals. Your next deal appears here with its payout date.</p>}
      {upcoming.length > 0 && (
        <RowList label="Upcoming payouts" isInCard>
          {upcoming.map(({ dealId, title, talentName, amount, currency, payDay, state, isPayoutHeld }) => (
            <Row
              key={dealId}
              to={dealPath(dealId)}
              title={`${formatMoney(amount, currency)} · ${title}`}
              detail={
                talentName ? (
                  <>
                    <ForTalent name={talentName} /> {describeUpcoming({ state, payDay, isPayoutHeld }, owner)}
                  </>
                ) : (
                  describeUpcoming({ state, payDay, isPayoutHeld }, owner)
                )
              }
              state={
                state === 'coming' ? (
                  <Status tone="action">Scheduled</Status>
                ) : (
                  <Status tone="good">{held}</Status>
                )
              }
              time={state === 'coming' && payDay && <RelativeTime at={payDay} />}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}

/** Returns when the share of a deal is paid out, or what that waits for. */
export function describeUpcoming(
  { state, payDay, isPayoutHeld }: Pick<Earning, 'state' | 'payDay' | 'isPayoutHeld'>,
  owner: string,
): string {
  if (isPayoutHeld) return 'The payout of the approved work waits until a post is put right.'
  if (state === 'held') return `The brand has paid. The money is ${owner} once the work is approved.`
  return payDay
    ? `Approved. The payout date is ${formatDate(payDay)}, or sooner if the brand completes the deal.`
    : 'Approved.'
}
