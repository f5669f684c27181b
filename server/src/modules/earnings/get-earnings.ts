import type { CallOutput } from '@marquee/contract/call'
import type { Earning, earningCalls } from '@marquee/contract/calls/budgets'
import { currencies } from '@marquee/contract/rules/currency'
import type { Handler } from '../../platform/handler.ts'
import { type PayoutRow, sumPayouts, sumPayoutsByMonth } from '../payouts/payouts.store.ts'
import { listRunningShares } from './earnings.store.ts'

type Share = Awaited<ReturnType<typeof listRunningShares>>[number]

/** Returns a talent’s held earnings, upcoming payouts and paid amounts; each currency separately. */
export const getEarnings: Handler<typeof earningCalls.earnings> = async (ctx) => {
  const [shares, payouts, months] = await Promise.all([
    listRunningShares({ talentId: ctx.actor.id }),
    sumPayouts(ctx.actor.id),
    sumPayoutsByMonth(ctx.actor.id),
  ])
  const upcoming = shares.map((share) => ({ ...viewShare(share), talentName: null }))
  return { totals: totalsOf(upcoming, payouts), upcoming, months }
}

/**
 * Returns the same for an agency’s commissions, each with its talent. The agency’s id is its owner’s account.
 */
export const getAgencyEarnings: Handler<typeof earningCalls.agencyEarnings> = async (ctx) => {
  const [shares, payouts, months] = await Promise.all([
    listRunningShares({ agencyId: ctx.actor.id }),
    sumPayouts(ctx.actor.id),
    sumPayoutsByMonth(ctx.actor.id),
  ])
  const upcoming = shares.filter(({ amount }) => amount > 0).map(viewShare)
  return { totals: totalsOf(upcoming, payouts), upcoming, months }
}

function viewShare(share: Share): Earning {
  const { dealId, title, talentName, status, amount, currency, payDay, isPayoutHeld } = share
  return {
    dealId,
    title,
    talentName,
    amount,
    currency,
    payDay: payDay?.toISOString() ?? null,
    state: status === 'approved' && !isPayoutHeld ? 'coming' : 'held',
    isPayoutHeld,
  }
}

/** Returns the totals of each currency with any amount, in minor units. */
function totalsOf(
  upcoming: readonly Earning[],
  payouts: Awaited<ReturnType<typeof sumPayouts>>,
): CallOutput<typeof earningCalls.earnings>['totals'] {
  return currencies
    .map((currency) => {
      const sumUpcoming = (state: Earning['state']): number =>
        sum(
          upcoming.filter((row) => row.currency === currency && row.state === state).map((row) => row.amount),
        )
      const sumPaid = (...statuses: PayoutRow['status'][]): number =>
        sum(
          payouts
            .filter((row) => row.currency === currency && statuses.includes(row.status))
            .map((row) => row.sum),
        )
      return {
        currency,
        held: sumUpcoming('held'),
        coming: sumUpcoming('coming') + sumPaid('scheduled', 'on_hold', 'in_transit', 'failed'),
        paid: sumPaid('paid'),
      }
    })
    .filter(({ held, coming, paid }) => held + coming + paid > 0)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
