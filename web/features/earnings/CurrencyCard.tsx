import { currencyNames } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { BarChart } from '#ui/BarChart.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Money } from '#ui/Money.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { CurrencyEarnings } from './by-currency.ts'
import { earningsTexts, type Reader } from './describe-earnings.ts'

/** The earnings in one currency: held, upcoming with the payout date, paid, and paid by month. */
export function CurrencyCard({ reader, earnings }: { reader: Reader; earnings: CurrencyEarnings }) {
  const { share, held: heldLabel, whom, bank } = earningsTexts[reader]
  const { currency, held, coming, paid, nextPayDay, months } = earnings
  return (
    <Card title={`In ${currencyNames[currency].name.toLowerCase()}s`} aside={share}>
      <Cluster gap={28}>
        <Stat
          label={heldLabel}
          note="no payout date yet"
          value={<Money minor={held} currency={currency} />}
        />
        <Stat
          label="Upcoming"
          note={comingNote(coming, nextPayDay, whom)}
          value={<Money minor={coming} currency={currency} />}
        />
        <Stat label="Paid" note={`to ${bank}`} value={<Money minor={paid} currency={currency} />} />
      </Cluster>
      {months.length > 0 && (
        <BarChart
          label={`Sent to ${bank} by month, ${currency}`}
          currency={currency}
          bars={months.map(({ month, paid: sum }) => ({ name: monthName(month), full: sum }))}
          fullLabel={`Sent to ${bank}`}
        />
      )}
    </Card>
  )
}

function comingNote(coming: number, nextPayDay: string | null, whom: string): string {
  if (coming === 0) return 'none at the moment'
  return nextPayDay ? `next on ${formatDate(nextPayDay)}` : `in transit to ${whom}`
}

/** Formats "2026-11" as "Nov". */
function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
