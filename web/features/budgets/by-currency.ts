import type { CallOutput } from '@marquee/contract/call'
import type { Budget, budgetCalls } from '@marquee/contract/calls/budgets'
import { type Currency, currencies } from '@marquee/contract/rules/currency'

type Budgets = CallOutput<typeof budgetCalls.budgetList>

export interface CurrencyBudgets {
  currency: Currency
  budgets: Budget[]
  /** Totals of this currency only, in minor units. */
  sums: { committed: number; held: number; released: number; refunded: number }
  /** From the first month with a payment to the last, without gaps; `2026-11`. */
  months: { month: string; spent: number }[]
}

/** Groups budgets by currency, the marketplace's own first. Amounts of two currencies are never added up. */
export function byCurrency({ items, months }: Budgets): CurrencyBudgets[] {
  return currencies.flatMap((currency) => {
    const budgets = items.filter((item) => item.currency === currency)
    const spent = months.filter((month) => month.currency === currency)
    if (budgets.length === 0 && spent.length === 0) return []
    return [{ currency, budgets, sums: sumsOf(budgets), months: withoutGaps(spent) }]
  })
}

function sumsOf(budgets: readonly Budget[]): CurrencyBudgets['sums'] {
  const sum = (field: 'committed' | 'held' | 'released' | 'refunded') =>
    budgets.reduce((total, budget) => total + budget[field], 0)
  return {
    committed: sum('committed'),
    held: sum('held'),
    released: sum('released'),
    refunded: sum('refunded'),
  }
}

/**
 * Fills months without a payment with zero. Returns at least six months, so that one month does not look like
 * a year.
 */
function withoutGaps(spent: readonly { month: string; spent: number }[]): CurrencyBudgets['months'] {
  const last = spent.at(-1)?.month
  const first = spent[0]?.month
  if (!first || !last) return []
  const count = Math.max(6, monthsBetween(first, last) + 1)
  return Array.from({ length: count }, (_, index) => {
    const month = monthBefore(last, count - 1 - index)
    return { month, spent: spent.find((row) => row.month === month)?.spent ?? 0 }
  })
}

function monthsBetween(first: string, last: string): number {
  return numberOf(last) - numberOf(first)
}

function monthBefore(month: string, count: number): string {
  const number = numberOf(month) - count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** Returns the number of months since the year 0. */
function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}
