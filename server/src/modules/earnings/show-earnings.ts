import type { Earning, earningCalls } from '@marquee/contract/calls/budgets'
import { currencies } from '@marquee/contract/rules/currency'
import type { Act } from '../../platform/act.ts'
import { payoutsByMonth, sumPayouts } from '../payouts/payouts.store.ts'
import { listRunningShares } from './earnings.store.ts'

/** What is held for a talent, what comes when, and what was paid; each currency by itself. */
export const showEarnings: Act<typeof earningCalls.earnings> = async (ctx) => {
  const [running, sums, months] = await Promise.all([
    listRunningShares(ctx.actor.id),
    sumPayouts(ctx.actor.id),
    payoutsByMonth(ctx.actor.id),
  ])
  const upcoming = running.map(
    ({ dealId, title, status, price, payDay }): Earning => ({
      ...{ dealId, title, amount: price.talent, currency: price.currency, payDay: payDay?.toISOString() ?? null },
      state: status === 'approved' ? 'coming' : 'held',
    }),
  )
  const paidOut = (currency: string, ...states: string[]): number =>
    total(sums.filter((row) => row.currency === currency && states.includes(row.status)).map((row) => row.sum))
  const totals = currencies.map((currency) => ({
    currency,
    held: total(upcoming.filter((row) => row.currency === currency && row.state === 'held').map((row) => row.amount)),
    coming:
      total(upcoming.filter((row) => row.currency === currency && row.state === 'coming').map((row) => row.amount)) +
      paidOut(currency, 'scheduled', 'on_hold', 'in_transit', 'failed'),
    paid: paidOut(currency, 'paid'),
  }))
  return { totals: totals.filter(({ held, coming, paid }) => held + coming + paid > 0), upcoming, months }
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
