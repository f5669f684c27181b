import type { CallOutput } from '@marquee/contract/call'
import type { Earning, earningCalls } from '@marquee/contract/calls/budgets'
import { currencies } from '@marquee/contract/rules/currency'
import type { Handler } from '../../platform/handler.ts'
import { payoutsByMonth, sumPayouts } from '../payouts/payouts.store.ts'
import { listRunningShares } from './earnings.store.ts'

/** Returns a talent's held earnings, upcoming payouts and paid amounts; each currency separately. */
export const getEarnings: Handler<typeof earningCalls.earnings> = async (ctx) => {
  const running = await listRunningShares({ talentId: ctx.actor.id })
  return earningsOf(
    ctx.actor.id,
    running.map((row) => upcomingOf({ ...row, talentName: null }, row.price.talent)),
  )
}

/**
 * Returns the same for an agency's commissions, each with its talent. The agency's id is its owner's account.
 */
export const getAgencyEarnings: Handler<typeof earningCalls.agencyEarnings> = async (ctx) => {
  const running = await listRunningShares({ agencyId: ctx.actor.id })
  return earningsOf(
    ctx.actor.id,
    running.map((row) => upcomingOf(row, row.price.agent)).filter(({ amount }) => amount > 0),
  )
}

type Running = Omit<Awaited<ReturnType<typeof listRunningShares>>[number], 'talentName'> & {
  talentName: string | null
}

function upcomingOf({ dealId, title, talentName, status, price, payDay }: Running, amount: number): Earning {
  return {
    dealId,
    title,
    talentName,
    amount,
    currency: price.currency,
    payDay: payDay?.toISOString() ?? null,
    state: status === 'approved' ? 'coming' : 'held',
  }
}

async function earningsOf(
  payeeId: string,
  upcoming: Earning[],
): Promise<CallOutput<typeof earningCalls.earnings>> {
  const [sums, months] = await Promise.all([sumPayouts(payeeId), payoutsByMonth(payeeId)])
  const paidOut = (currency: string, ...states: string[]): number =>
    total(
      sums.filter((row) => row.currency === currency && states.includes(row.status)).map((row) => row.sum),
    )
  const totals = currencies.map((currency) => ({
    currency,
    held: total(
      upcoming.filter((row) => row.currency === currency && row.state === 'held').map((row) => row.amount),
    ),
    coming:
      total(
        upcoming
          .filter((row) => row.currency === currency && row.state === 'coming')
          .map((row) => row.amount),
      ) + paidOut(currency, 'scheduled', 'on_hold', 'in_transit', 'failed'),
    paid: paidOut(currency, 'paid'),
  }))
  return { totals: totals.filter(({ held, coming, paid }) => held + coming + paid > 0), upcoming, months }
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
