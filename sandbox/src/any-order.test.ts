import fc from 'fast-check'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from './open-test-sandbox.ts'

/** One step of a random sequence; many steps fail and must leave nothing behind. */
const often = [
  'pay',
  'pay',
  'transfer',
  'transfer',
  'transfer',
  'refund',
  'reverse',
  'hold',
  'capture',
  'wait',
  'wait',
]
const seldom = ['cancel', 'dispute', 'win', 'lose', 'payout', 'hand']
const step = fc.record({
  does: fc.constantFrom(...often, ...seldom),
  /** Index of the payment or transfer it applies to. */
  which: fc.nat({ max: 5 }),
  amount: fc.integer({ min: 1, max: 3_000 }),
})

interface World extends TestSandbox {
  payer1: { customer: string; payment_method: string }
  payees: string[]
  intents: string[]
  transfers: string[]
  disputes: string[]
}

async function openWorld(): Promise<World> {
  const test = await openTestSandbox({ validateReplies: false })
  return {
    ...test,
    payer1: await test.payer(),
    payees: [await test.payee(), await test.payee('11111113')],
    intents: [],
    transfers: [],
    disputes: [],
  }
}

type Step = { does: string; which: number; amount: number }

async function take(world: World, { does, which, amount }: Step): Promise<void> {
  const { stripe, control, sandbox } = world
  const pick = (ids: string[]) => ids[which % Math.max(1, ids.length)] ?? 'none'
  const intent = pick(world.intents)
  const payee = pick(world.payees)
  const currency = which % 2 === 0 ? 'gbp' : 'eur'
  const paid = () => stripe.paymentIntents.retrieve(intent)
  const charge = async () => String((await paid()).latest_charge)
  const acts: Record<string, () => Promise<unknown>> = {
    pay: async () =>
      world.intents.push(
        (await stripe.paymentIntents.create({ amount, currency, confirm: true, ...world.payer1 })).id,
      ),
    hold: async () => {
      const held = { amount, currency, confirm: true, capture_method: 'manual', ...world.payer1 } as const
      world.intents.push((await stripe.paymentIntents.create(held)).id)
    },
    capture: () =>
      stripe.paymentIntents.capture(intent, which % 3 === 0 ? { amount_to_capture: amount } : {}),
    cancel: () => stripe.paymentIntents.cancel(intent),
    refund: () => stripe.refunds.create({ payment_intent: intent, amount }),
    transfer: async () => {
      const { currency: same, latest_charge } = await paid()
      const source = which < 4 ? { source_transaction: String(latest_charge) } : {}
      world.transfers.push(
        (await stripe.transfers.create({ amount, currency: same, destination: payee, ...source })).id,
      )
    },
    reverse: () => stripe.transfers.createReversal(pick(world.transfers), which % 2 === 0 ? { amount } : {}),
    dispute: async () => {
      const { id } = Object(await (await control('disputes', { charge: await charge() })).json())
      if (typeof id === 'string') world.disputes.push(id)
    },
    win: () => control(`disputes/${pick(world.disputes)}/win`),
    lose: () => control(`disputes/${pick(world.disputes)}/lose`),
    wait: () => sandbox.clock.advance(which * 86_400_000),
    payout: () => stripe.payouts.create({ amount, currency }),
    hand: () => stripe.payouts.create({ amount, currency }, { stripeAccount: payee }),
  }
  await acts[does]?.()
}

/**
 * Checks the invariants: money is neither created nor lost, and no charge or transfer returns more than it
 * has.
 */
async function check({ stripe, payees }: World): Promise<void> {
  const everything: Stripe.BalanceTransaction[] = []
  for (const stripeAccount of [undefined, ...payees]) {
    const options = stripeAccount ? { stripeAccount } : {}
    const movements = await stripe.balanceTransactions
      .list({ limit: 100 }, options)
      .autoPagingToArray({ limit: 5_000 })
    const balance = await stripe.balance.retrieve({}, options)
    const held = [...balance.available, ...balance.pending]
    for (const currency of ['gbp', 'eur']) {
      const sum = movements
        .filter((row) => row.currency === currency)
        .reduce((total, { net }) => total + net, 0)
      expect(
        held.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0),
      ).toBe(sum)
    }
    everything.push(...movements)
  }
  const total = (types: string[]) =>
    everything.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0)
  expect(total(['transfer', 'payment'])).toBe(0)
  expect(total(['transfer_refund', 'payment_refund'])).toBe(0)
  const charges = await stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  expect(total(['charge'])).toBe(charges.reduce((sum, charge) => sum + charge.amount_captured, 0))
  const transfers = await stripe.transfers.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  for (const charge of charges) {
    if (charge.captured) expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount_captured)
    const ownTransfers = transfers.filter((transfer) => transfer.source_transaction === charge.id)
    expect(
      ownTransfers.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0),
    ).toBeLessThanOrEqual(charge.amount_captured)
  }
  expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length)
}

describe('Money', () => {
  it('money is neither created nor lost in any order of payments, refunds, transfers, disputes and payouts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (steps) => {
        const world = await openWorld()
        try {
          for (const taken of steps) {
            await take(world, taken).catch((thrown) => {
              if (!(thrown instanceof Stripe.errors.StripeError) || thrown.statusCode === 500) throw thrown
            })
          }
          await check(world)
        } finally {
          await world.sandbox.close()
        }
      }),
      { numRuns: 10 },
    )
  })
})
