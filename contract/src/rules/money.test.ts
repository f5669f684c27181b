import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeeMode, grossForTalent, shareByParts, splitPrice } from './money.ts'
import { roundHalfUp } from './rounding.ts'

const feeBps = 2_000

describe('a price splits as in the worked table', () => {
  test.each([
    // gross, tax percent, agent bps -> tax, net, fee, payees' share, agent, talent
    [120_000, 20, 1_500, 20_000, 100_000, 20_000, 80_000, 12_000, 68_000],
    [9_999, 20, 1_500, 1_667, 8_332, 1_666, 6_666, 1_000, 5_666],
    [333_333, 20, 1_200, 55_556, 277_777, 55_555, 222_222, 26_667, 195_555],
    [250_000, 0, 1_000, 0, 250_000, 50_000, 200_000, 20_000, 180_000],
    [100, 20, 1_500, 17, 83, 17, 66, 10, 56],
    [1, 20, 1_500, 0, 1, 0, 1, 0, 1],
  ])(
    '%i at %i%% tax with a commission of %i bps',
    (gross, taxPercent, agentBps, tax, net, fee, payeeShare, agent, talent) => {
      const split = splitPrice({ gross, taxPercent, feeBps, feeMode: 'deducted', agentBps })
      expect(split).toEqual({ payerPays: gross, tax, net, fee, payeeShare, agent, talent })
    },
  )

  test('with the fee on top, the payer pays net, fee and the tax on both', () => {
    const split = splitPrice({ gross: 100_000, taxPercent: 20, feeBps, feeMode: 'on_top' })
    expect(split).toEqual({
      payerPays: 144_000,
      tax: 24_000,
      net: 100_000,
      fee: 20_000,
      payeeShare: 100_000,
      agent: 0,
      talent: 100_000,
    })
  })
})

describe('splits keep the total', () => {
  const terms = fc.record({
    gross: fc.integer({ min: 0, max: 100_000_000_000 }),
    taxPercent: fc.constantFrom(0, 5, 20, 27),
    feeBps: fc.integer({ min: 0, max: 10_000 }),
    feeMode: fc.constantFrom<FeeMode>('deducted', 'on_top'),
    agentBps: fc.integer({ min: 0, max: 10_000 }),
  })

  test('the parts add up to what the payer pays, and none is negative', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { payerPays, tax, fee, payeeShare, agent, talent, net } = splitPrice(given)
        expect(tax + fee + agent + talent).toBe(payerPays)
        expect(agent + talent).toBe(payeeShare)
        expect(Math.min(payerPays, tax, net, fee, payeeShare, agent, talent)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 2_000 },
    )
  })

  test('every price up to 20,000, with and without tax and agent, splits without a remainder', () => {
    for (let gross = 1; gross <= 20_000; gross += 1) {
      for (const taxPercent of [0, 20]) {
        const { tax, fee, agent, talent } = splitPrice({
          gross,
          taxPercent,
          feeBps,
          feeMode: 'deducted',
          agentBps: gross % 3 === 0 ? 1_500 : 0,
        })
        if (tax + fee + agent + talent !== gross)
          throw new Error(`${gross} at ${taxPercent}% does not add up`)
      }
    }
  })
})

describe('parts of an amount', () => {
  test('three refunds of 9,999 carry 556, 555 and 556 of its tax', () =>
    expect(shareByParts(1_667, [3_333, 3_333, 3_333])).toEqual([556, 555, 556]))
  test('three equal milestones of 8,332 are 2,777, 2,778 and 2,777', () =>
    expect(shareByParts(8_332, [1, 1, 1])).toEqual([2_777, 2_778, 2_777]))
  test('parts always add up to the whole', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), parts, (total, weights) => {
        fc.pre(weights.some((weight) => weight > 0))
        expect(shareByParts(total, weights).reduce((sum, share) => sum + share, 0)).toBe(total)
      }),
    )
  })
})

describe('rounding', () => {
  test.each([
    [1, 2, 1],
    [3, 2, 2],
    [1, 3, 0],
    [2, 3, 1],
    [100_500, 1_000, 101],
    [0, 7, 0],
  ])('%i / %i rounds to %i', (a, b, rounded) => expect(roundHalfUp(a, b)).toBe(rounded))

  test.each([
    [-1, 2],
    [0.5, 2],
    [1, 0],
    [Number.NaN, 1],
    [2 ** 53, 1],
  ])('roundHalfUp throws for %d / %d', (a, b) => expect(() => roundHalfUp(a, b)).toThrow(RangeError))

  test('an amount that is not a whole number throws', () => {
    expect(() => splitPrice({ gross: 1.5, taxPercent: 20, feeBps, feeMode: 'deducted' })).toThrow(RangeError)
  })
})

test('the price for a net amount is the lowest that leaves it to the talent', () => {
  const terms = { taxPercent: 20, feeBps: 2_000, feeMode: 'deducted', agentBps: 1_500 } as const
  for (const talent of [0, 1, 999, 46_000, 123_457]) {
    const gross = grossForTalent(talent, terms)
    expect(splitPrice({ ...terms, gross }).talent).toBeGreaterThanOrEqual(talent)
    if (gross > 0) expect(splitPrice({ ...terms, gross: gross - 1 }).talent).toBeLessThan(talent)
  }
  expect(grossForTalent(46_000, { ...terms, agentBps: 0 })).toBe(69_000)
  expect(() => grossForTalent(100, { ...terms, feeBps: 10_000 })).toThrow(RangeError)
})
