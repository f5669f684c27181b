import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Price } from '../terms/price.ts'
import { changedPrice, leastPrice, priceAtRates, priceDifference } from './change-price.ts'

const rates = fc.record({
  taxPercent: fc.constantFrom(0, 20),
  feeMode: fc.constantFrom('deducted' as const, 'on_top' as const),
  agentBps: fc.integer({ min: 0, max: 4_000 }),
})
const amount = fc.integer({ min: 100, max: 10_000_000 })

/** An agreed price of `gross` at these rates. */
function agreed(gross: number, rule: Pick<Price, 'taxPercent' | 'feeMode' | 'agentBps'>): Price {
  const none = { payerPays: 0, tax: 0, net: 0, fee: 0, agent: 0, talent: 0 }
  return priceAtRates({ ...none, ...rule, currency: 'GBP', feeBps: 2_000 }, gross)
}

const partsOf = ({ tax, fee, agent, talent }: Price): number => tax + fee + agent + talent

test('the parts of a changed price add up to what the brand pays, and none is negative', () => {
  fc.assert(
    fc.property(rates, amount, amount, (rule, from, to) => {
      const after = changedPrice(agreed(from, rule), from, to)
      expect(partsOf(after)).toBe(after.payerPays)
      expect(Math.min(after.tax, after.fee, after.agent, after.talent)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('what the brand pays more or gets back is the difference of both prices', () => {
  fc.assert(
    fc.property(rates, amount, amount, (rule, from, to) => {
      const before = agreed(from, rule)
      const after = changedPrice(before, from, to)
      expect(after.payerPays - before.payerPays).toBe(priceDifference(before, from, to))
    }),
  )
})

test('with the fee deducted the brand pays exactly the entered amount', () => {
  fc.assert(
    fc.property(amount, amount, (from, to) => {
      expect(
        changedPrice(agreed(from, { taxPercent: 20, feeMode: 'deducted', agentBps: 0 }), from, to).payerPays,
      ).toBe(to)
    }),
  )
})

test('an unchanged amount changes nothing', () => {
  const price = agreed(120_000, { taxPercent: 20, feeMode: 'deducted', agentBps: 1_500 })
  expect(changedPrice(price, 120_000, 120_000)).toBe(price)
})

test('the lowest price is the share of the approved work, rounded up, and 1.00 at least', () => {
  expect(leastPrice(100_000, { approved: 1, all: 3 })).toBe(33_334)
  expect(leastPrice(100_000, { approved: 3, all: 3 })).toBe(100_000)
  expect(leastPrice(100_000, { approved: 0, all: 3 })).toBe(100)
})
