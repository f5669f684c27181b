import { splitPrice } from '@marquee/contract/rules/money'
import { heldOf, sharesOfHeld, sharesOfRefund } from '@marquee/contract/rules/shares'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as ledger from './journals.ts'
import type { Line } from './post-journal.ts'

/**
 * The worked table of the payments specification, 4.3: a price of 1,200.00 with 20 % tax, 20 % fee and a
 * commission of 15 %.
 */
const split = splitPrice({
  gross: 120_000,
  taxPercent: 20,
  feeBps: 2_000,
  feeMode: 'deducted',
  agentBps: 1_500,
})
const deal = { subject: 'd1', currency: 'GBP', split } as const
const payees = { talentId: 't1', agentId: 'a1' }
const gbp = 'GBP'
const whole = { before: 0, amount: split.payerPays }
const allHeld = { before: 0, amount: heldOf(split) }

const captured = ledger.capturedLines(deal)
const fee = ledger.providerFeeLines({ currency: gbp, fee: 1_820 })
const released = ledger.releasedLines(deal, payees, allHeld)
const toTalent = ledger.transferLines({ role: 'talent', payeeId: 't1', currency: gbp, amount: 68_000 })
const toAgent = ledger.transferLines({ role: 'agent', payeeId: 'a1', currency: gbp, amount: 12_000 })
const paidOut = [captured, fee, released, toTalent, toAgent]
const disputed = ledger.disputeOpenedLines({ disputeId: 'dp1', currency: gbp, amount: 120_000, fee: 2_000 })
const lost = { disputeId: 'dp1', ...whole }

/** Returns the balances after these journals, without accounts at zero. */
function book(...journals: readonly (readonly Line[])[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const lines of journals) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0)
    for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

describe('the worked table, row by row', () => {
  test('2: a captured payment is held, and its tax is owed', () =>
    expect(book(captured, fee)).toEqual({
      'stripe:GBP': 118_180,
      'held:d1:GBP': -100_000,
      'vat:GBP': -20_000,
      'stripe_fees:GBP': 1_820,
    }))

  test('3: a completed deal owes talent and agent their shares', () =>
    expect(book(captured, released)).toEqual({
      'stripe:GBP': 120_000,
      'vat:GBP': -20_000,
      'fee_income:GBP': -20_000,
      'pay:talent:t1:GBP': -68_000,
      'pay:agent:a1:GBP': -12_000,
    }))

  test('4: after the transfers fee and tax are left, minus the provider’s own fee', () =>
    expect(book(...paidOut)).toEqual({
      'stripe:GBP': 38_180,
      'vat:GBP': -20_000,
      'fee_income:GBP': -20_000,
      'stripe_fees:GBP': 1_820,
    }))

  test('6: a full refund before release leaves only the provider’s fee', () =>
    expect(book(captured, fee, ledger.refundLines(deal, whole))).toEqual({
      'stripe:GBP': -1_820,
      'stripe_fees:GBP': 1_820,
    }))

  test('7: with 70 % refunded, the rest of 300.00 is shared like the whole', () => {
    const refund = ledger.refundLines(deal, { before: 0, amount: 84_000 })
    expect(book(refund)).toEqual({ 'held:d1:GBP': 70_000, 'vat:GBP': 14_000, 'stripe:GBP': -84_000 })
    const rest = ledger.cancellationRestLines(deal, payees, 84_000)
    expect(book(rest)).toEqual({
      'held:d1:GBP': 30_000,
      'fee_income:GBP': -6_000,
      'pay:talent:t1:GBP': -20_400,
      'pay:agent:a1:GBP': -3_600,
    })
    expect(book(captured, refund, rest)['held:d1:GBP']).toBeUndefined()
  })

  test('8: talent and agent owe us a full refund after the payout until the transfers are reversed', () => {
    const refund = ledger.refundAfterReleaseLines(deal, payees, whole)
    expect(book(refund)).toEqual({
      'fee_income:GBP': 20_000,
      'recv:t1:GBP': 68_000,
      'recv:a1:GBP': 12_000,
      'vat:GBP': 20_000,
      'stripe:GBP': -120_000,
    })
    const someBack = ledger.reversalLines({ payeeId: 't1', currency: gbp, amount: 50_000 })
    const agentBack = ledger.reversalLines({ payeeId: 'a1', currency: gbp, amount: 12_000 })
    const after = [...paidOut, refund, someBack, agentBack]
    expect(book(...after)).toEqual({ 'stripe:GBP': -19_820, 'recv:t1:GBP': 18_000, 'stripe_fees:GBP': 1_820 })
    expect(
      book(...after, ledger.writtenOffLines({ payeeId: 't1', currency: gbp, amount: 18_000 }))['losses:GBP'],
    ).toBe(18_000)
    const netted = ledger.nettedLines({ role: 'talent', payeeId: 't1', currency: gbp, amount: 18_000 })
    expect(book(...after, netted)).toMatchObject({ 'pay:talent:t1:GBP': 18_000 })
    expect(book(...after, netted)['recv:t1:GBP']).toBeUndefined()
  })

  test('8: a released share without a transfer is no longer owed after the refund', () => {
    const refund = ledger.refundAfterReleaseLines(deal, payees, whole, { talent: 68_000, agent: 5_000 })
    expect(book(captured, released, refund)).toEqual({ 'recv:a1:GBP': 7_000, 'pay:agent:a1:GBP': -7_000 })
  })

  test('9: a dispute moves the money out of our balance', () =>
    expect(book(captured, disputed)).toEqual({
      'stripe:GBP': -2_000,
      'dispute:dp1:GBP': 120_000,
      'held:d1:GBP': -100_000,
      'vat:GBP': -20_000,
      'dispute_fees:GBP': 2_000,
    }))

  test('9a: a won dispute returns it', () => {
    const won = ledger.disputeWonLines({ disputeId: 'dp1', currency: gbp, amount: 120_000 })
    expect(book(captured, disputed, won)).toEqual({
      ...book(captured),
      'stripe:GBP': 118_000,
      'dispute_fees:GBP': 2_000,
    })
  })

  test('9b: a lost dispute takes the held funds', () =>
    expect(book(captured, disputed, ledger.disputeLostLines(deal, lost))).toEqual({
      'stripe:GBP': -2_000,
      'dispute_fees:GBP': 2_000,
    }))

  test('9c: talent and agent owe us a dispute lost after the release', () =>
    expect(book(ledger.disputeLostLines(deal, lost, { payees }))).toEqual({
      'recv:t1:GBP': 68_000,
      'recv:a1:GBP': 12_000,
      'fee_income:GBP': 20_000,
      'vat:GBP': 20_000,
      'dispute:dp1:GBP': -120_000,
    }))

  test('10: a subscription of 60.00 is 50.00 of income; with a 25 % coupon 45.00 is 37.50', () => {
    expect(book(ledger.subscriptionPaidLines({ currency: gbp, gross: 6_000, tax: 1_000 }))).toEqual({
      'stripe:GBP': 6_000,
      'subscription_income:GBP': -5_000,
      'vat:GBP': -1_000,
    })
    const { tax } = splitPrice({ gross: 4_500, taxPercent: 20, feeBps: 0, feeMode: 'deducted' })
    const paid = ledger.subscriptionPaidLines({ currency: gbp, gross: 4_500, tax })
    expect(book(paid)).toEqual({ 'stripe:GBP': 4_500, 'subscription_income:GBP': -3_750, 'vat:GBP': -750 })
    expect(book(paid, ledger.subscriptionRefundedLines({ currency: gbp, gross: 4_500, tax }))).toEqual({})
  })

  test('11: a payout to our bank moves our own money', () =>
    expect(book(ledger.platformPayoutLines({ currency: gbp, amount: 500 }))).toEqual({
      'bank:GBP': 500,
      'stripe:GBP': -500,
    }))

  test('12: a charge in euro that was settled in pounds clears through both currencies', () => {
    const euro = splitPrice({
      gross: 250_000,
      taxPercent: 0,
      feeBps: 2_000,
      feeMode: 'deducted',
      agentBps: 1_000,
    })
    const lines = ledger.capturedAbroadLines(
      { subject: 'd1', currency: 'EUR', split: euro },
      { currency: gbp, amount: 213_000 },
    )
    const inEuro = lines.filter((line) => line.account.endsWith('EUR'))
    const inPounds = lines.filter((line) => line.account.endsWith('GBP'))
    expect(book(inEuro)).toEqual({ 'fx:EUR': 250_000, 'held:d1:EUR': -250_000 })
    expect(book(inPounds)).toEqual({ 'stripe:GBP': 213_000, 'fx:GBP': -213_000 })
  })

  test('a refund the bank returned is owed to the brand until it is sent another way', () => {
    const failed = ledger.refundFailedLines({ brandId: 'b1', currency: gbp, amount: 120_000 })
    expect(book(failed)).toEqual({ 'stripe:GBP': 120_000, 'refund_due:b1:GBP': -120_000 })
    expect(
      book(failed, ledger.refundRepeatedLines({ brandId: 'b1', currency: gbp, amount: 120_000 })),
    ).toEqual({})
  })

  test('an agent’s share without an agent throws', () =>
    expect(() => ledger.releasedLines(deal, { talentId: 't1' }, allHeld)).toThrow(RangeError))
})

describe('parts of a price', () => {
  test('three refunds of 99.99 carry 5.56, 5.55 and 5.56 of its tax', () => {
    const price = splitPrice({ gross: 9_999, taxPercent: 20, feeBps: 2_000, feeMode: 'deducted' })
    const taxes = [0, 3_333, 6_666].map((before) => sharesOfRefund(price, { before, amount: 3_333 }).tax)
    expect(taxes).toEqual([556, 555, 556])
  })

  test('releasing more than was held or refunding more than was paid throws', () => {
    expect(() => sharesOfHeld(split, { before: 1, amount: 100_000 })).toThrow(RangeError)
    expect(() => sharesOfRefund(split, { before: 120_000, amount: 1 })).toThrow(RangeError)
  })

  test('parts of a price add up to the frozen amounts and no share is negative', () => {
    const terms = fc.record({
      gross: fc.integer({ min: 1, max: 1_000_000_000 }),
      taxPercent: fc.constantFrom(0, 20),
      feeBps: fc.integer({ min: 0, max: 10_000 }),
      feeMode: fc.constantFrom('deducted' as const, 'on_top' as const),
      agentBps: fc.integer({ min: 0, max: 10_000 }),
    })
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(terms, cuts, (splitTerms, at) => {
        const price = splitPrice(splitTerms)
        for (const [total, sharesOf] of [
          [heldOf(price), sharesOfHeld] as const,
          [price.payerPays, sharesOfRefund] as const,
        ]) {
          const marks = [
            0,
            ...at.map((cut) => Math.floor((total * cut) / 10_000)).sort((a, b) => a - b),
            total,
          ]
          const parts = marks
            .slice(1)
            .map((mark, index) =>
              sharesOf(price, { before: marks[index] ?? 0, amount: mark - (marks[index] ?? 0) }),
            )
          for (const key of ['fee', 'agent', 'talent'] as const)
            expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(price[key])
          expect(
            Math.min(...parts.flatMap(({ fee, agent, talent }) => [fee, agent, talent])),
          ).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
