import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPrice } from './money.ts'
import { type Charge, leftOf, meetingPoint, splitCharges } from './split.ts'

const priceOf = (gross: number, taxPercent: number, agentBps: number, feeBps = 2_000) =>
  splitPrice({ gross, taxPercent, feeBps, feeMode: 'deducted', agentBps })

/** An independent reference: fractions of big integers, rounded half up, and differences of them. */
const half = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : (2n * a + b) / (2n * b))
function reference(price: ReturnType<typeof priceOf>, returned: number, bps: number) {
  const whole = BigInt(price.payerPays)
  const back = half((whole - BigInt(returned)) * BigInt(bps), 10_000n)
  const gone = BigInt(returned) + back
  const held = whole - BigInt(price.tax)
  const goneTax = half(BigInt(price.tax) * gone, whole)
  const goneHeld = gone - goneTax
  const goneFee = half(BigInt(price.fee) * goneHeld, held)
  const payees = BigInt(price.agent + price.talent)
  const goneAgent = half(BigInt(price.agent) * (goneHeld - goneFee), payees)
  const fee = BigInt(price.fee) - goneFee
  const agent = BigInt(price.agent) - goneAgent
  const tax = BigInt(price.tax) - goneTax
  return { back, tax, fee, agent, talent: whole - gone - tax - fee - agent }
}
const asNumbers = (parts: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, Number(value)]))

test('for every price from 1 to 20,000 the parts of a split are exact', () => {
  for (let gross = 1; gross <= 20_000; gross += 1) {
    const price = priceOf(gross, gross % 2 === 0 ? 20 : 0, [0, 1_000, 1_500][gross % 3] ?? 0)
    const bps = (gross * 7919) % 10_001
    const returned = gross % 5 === 0 ? (gross * 31) % (gross + 1) : 0
    const { refunds, ...parts } = splitCharges([{ price, returned }], bps)
    const left = gross - returned
    if (parts.back + parts.tax + parts.fee + parts.agent + parts.talent !== left)
      expect.fail(`${gross} at ${bps} after ${returned}: ${JSON.stringify(parts)}`)
    if (Math.min(...Object.values(parts)) < 0) expect.fail(`${gross}: ${JSON.stringify(parts)}`)
    expect(refunds).toEqual([parts.back])
    expect(parts).toEqual(asNumbers(reference(price, returned, bps)))
  }
})

const aCharge = fc
  .record({
    gross: fc.integer({ min: 1, max: 5_000_000 }),
    tax: fc.constantFrom(0, 20),
    agentBps: fc.integer({ min: 0, max: 5_000 }),
    feeBps: fc.integer({ min: 0, max: 5_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(
    ({ gross, tax, agentBps, feeBps, part }): Charge => ({
      price: priceOf(gross, tax, agentBps, feeBps),
      returned: Math.floor(gross * part),
    }),
  )

test('several charges are split exactly, newest first, and more back never gives the talent’s side more', () => {
  const cases = fc.tuple(
    fc.array(aCharge, { maxLength: 4 }),
    fc.integer({ min: 0, max: 10_000 }),
    fc.integer({ min: 0, max: 10_000 }),
  )
  fc.assert(
    fc.property(cases, ([charges, one, other]) => {
      const [less, more] = [
        splitCharges(charges, Math.min(one, other)),
        splitCharges(charges, Math.max(one, other)),
      ]
      for (const { back, tax, fee, agent, talent, refunds } of [less, more]) {
        expect(back + tax + fee + agent + talent).toBe(leftOf(charges))
        expect(Math.min(back, tax, fee, agent, talent)).toBeGreaterThanOrEqual(0)
        expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(back)
        // An older charge is touched only when every newer one is used up.
        refunds.forEach((refund, index) => {
          if (refund === 0) return
          for (const [later, charge] of charges.entries())
            if (later > index) expect(refunds[later]).toBe(charge.price.payerPays - charge.returned)
        })
      }
      expect(more.talent + more.agent).toBeLessThanOrEqual(less.talent + less.agent)
    }),
    { numRuns: 2_000 },
  )
})

test('70 % back of £1,200 with a commission leaves the parts of payments, section 4.3 row 7', () => {
  const charge = { price: priceOf(120_000, 20, 1_500), returned: 0 }
  expect(splitCharges([charge], 7_000)).toEqual({
    back: 84_000,
    refunds: [84_000],
    tax: 6_000,
    fee: 6_000,
    agent: 3_600,
    talent: 20_400,
  })
})

test('work for a gift has no money to split, and a part beyond the whole is an error', () => {
  expect(splitCharges([], 5_000)).toMatchObject({ back: 0, talent: 0 })
  expect(() => splitCharges([], 10_001)).toThrow(RangeError)
})

test('overlapping proposals settle in the middle', () => {
  expect(meetingPoint(5_000, 1_000)).toBeNull()
  expect(meetingPoint(2_000, 2_000)).toBe(2_000)
  expect(meetingPoint(1_000, 4_000)).toBe(2_500)
})
