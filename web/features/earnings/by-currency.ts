import type { CallOutput } from '@marquee/contract/call'
import type { earningCalls } from '@marquee/contract/calls/budgets'
import type { Currency } from '@marquee/contract/rules/currency'

export type Earnings = CallOutput<typeof earningCalls.earnings>

export interface CurrencyEarnings {
  currency: Currency
  /** Minor units. */
  held: number
  coming: number
  paid: number
  /** The pay day that comes first, of what is approved; null when none is known. */
  nextPayDay: string | null
  /** Paid by month without gaps, the oldest first; empty when nothing was paid yet. */
  months: readonly { month: string; paid: number }[]
}

/** Months a chart shows at least, so that one bar is not a wall. */
const fewest = 6

/** Earnings currency by currency, never summed across; `now` is the month the charts end with. */
export function byCurrency({ totals, upcoming, months }: Earnings, now: Date): CurrencyEarnings[] {
  return totals.map((sums) => ({
    ...sums,
    nextPayDay:
      upcoming
        .filter(({ currency, state }) => currency === sums.currency && state === 'coming')
        .flatMap(({ payDay }) => payDay ?? [])
        .toSorted()[0] ?? null,
    months: withoutGaps(
      months.filter(({ currency }) => currency === sums.currency),
      now,
    ),
  }))
}

/** Every month from the first one paid, or half a year ago if that was later, to this one. */
function withoutGaps(
  paid: readonly { month: string; paid: number }[],
  now: Date,
): { month: string; paid: number }[] {
  const first = paid[0]?.month
  if (!first) return []
  const known = new Map(paid.map(({ month, paid: sum }) => [month, sum]))
  const last = indexOf(now.toISOString())
  const start = Math.min(indexOf(first), last - fewest + 1)
  return Array.from({ length: last - start + 1 }, (_, step) => monthAt(start + step)).map((month) => ({
    month,
    paid: known.get(month) ?? 0,
  }))
}

/** Months since year 0 of "2026-11" or a date. */
function indexOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

function monthAt(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
