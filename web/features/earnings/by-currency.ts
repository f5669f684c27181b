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
  /** The earliest payout date of approved work; null when none is known. */
  nextPayDay: string | null
  /** Paid by month without gaps, the oldest first; empty before the first payout. */
  months: readonly { month: string; paid: number }[]
}

/** Minimum number of months in a chart, so that it is never a single bar. */
const fewest = 6

/**
 * Returns the earnings by currency, never summed across currencies; `now` is the last month of the charts.
 */
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

/** Returns every month up to now from the first payout, or from half a year ago if that was earlier. */
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

/** Returns the months since year 0 of "2026-11" or a date. */
function indexOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

function monthAt(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
