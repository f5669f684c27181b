import type { Home } from '@marquee/contract/calls/home'
import { type Currency, currencies, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import type { Viewer } from '#lib/viewer.ts'
import { BarChart } from '#ui/BarChart.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Money } from '#ui/Money.tsx'
import { Stat } from '#ui/Stat.tsx'
import classes from './MoneyCard.module.css'

const nothing = {
  brand: 'Your agreed spending appears here.',
  talent: 'Your earnings appear here, by month.',
  agent: 'Your commission appears here, by month.',
} as const
const share = { brand: 'incl. VAT', talent: 'your share', agent: 'your commission' } as const

/** Agreed and completed work by month, in the currency with the highest total. */
export function MoneyCard({ side, money }: { side: Viewer; money: Home['money'] }) {
  const most = money.toSorted((a, b) => b.agreed - a.agreed)[0]
  if (!most) {
    return (
      <Card title="Money">
        <p className={classes.none}>{nothing[side]}</p>
      </Card>
    )
  }
  const currency = currencyOf(most.currency)
  return (
    <Card title="Money" aside={`${currency}, ${share[side]}`}>
      <Cluster gap={28}>
        <Stat label="Agreed" value={<Money minor={most.agreed} currency={currency} />} />
        <Stat label="Completed" value={<Money minor={most.completed} currency={currency} />} />
        <Stat
          label="In progress"
          value={<Money minor={Math.max(0, most.agreed - most.completed)} currency={currency} />}
        />
      </Cluster>
      <BarChart
        label="Money by month"
        currency={currency}
        bars={most.months.map(({ month, agreed, completed }) => ({
          name: monthName(month),
          full: completed,
          rest: Math.max(0, agreed - completed),
        }))}
        fullLabel="completed"
        restLabel="agreed, in progress"
      />
    </Card>
  )
}

function currencyOf(word: string): Currency {
  return currencies.find((one) => one === word) ?? DEFAULT_CURRENCY
}

/** Formats "2026-11" as "Nov". */
function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  )
}
