import { currencyNames } from '@marquee/contract/rules/currency'
import { BarChart } from '#ui/BarChart.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Money } from '#ui/Money.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Stat } from '#ui/Stat.tsx'
import { BudgetsTable } from './BudgetsTable.tsx'
import type { CurrencyBudgets } from './by-currency.ts'

interface CurrencySectionProps {
  currencyBudgets: CurrencyBudgets
  campaignPath: (campaignId: string) => string
}

/** Everything in one currency: where the money is now, when it was spent, and on which campaign. */
export function CurrencySection({ currencyBudgets, campaignPath }: CurrencySectionProps) {
  const { currency, budgets, sums, months } = currencyBudgets
  const { committed, held, released, refunded } = sums
  return (
    <Stack>
      <Card title={`In ${currencyNames[currency].name.toLowerCase()}s`} aside="VAT included">
        <Cluster gap={28}>
          <Stat
            label="Authorised on your cards"
            note="not charged yet"
            value={<Money minor={committed} currency={currency} />}
          />
          <Stat
            label="Held by Marquee"
            note="until you approve the work"
            value={<Money minor={held} currency={currency} />}
          />
          <Stat
            label="Released"
            note="for completed deals"
            value={<Money minor={released} currency={currency} />}
          />
          <Stat
            label="Refunded"
            note="returned to you"
            value={<Money minor={refunded} currency={currency} />}
          />
        </Cluster>
        {months.length > 0 && (
          <BarChart
            label={`Spent by month, ${currency}`}
            currency={currency}
            bars={months.map(({ month, spent }) => ({ ...monthNames(month), full: spent }))}
            fullLabel="Charged minus refunds"
          />
        )}
      </Card>
      {budgets.length > 0 && (
        <BudgetsTable currency={currency} budgets={budgets} campaignPath={campaignPath} />
      )}
    </Stack>
  )
}

/** Formats "2026-11" as "November 2026", and as "Nov" below its bar. */
function monthNames(month: string) {
  const date = new Date(`${month}-01T00:00:00Z`)
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  )
  return { name, short: name.slice(0, 3) }
}
