import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, openTestSandbox, type TestSandbox } from './open-test-sandbox.ts'

const day = 86_400_000
let test: TestSandbox
beforeEach(async () => {
  test = await openTestSandbox()
})
afterEach(async () => {
  await checkBooks()
  await test.sandbox.close()
})

/**
 * Checks that the balance transactions add up to the balance per currency, and that each net is its amount
 * less its fee.
 */
async function checkBooks(stripeAccount?: string): Promise<void> {
  const options = stripeAccount ? { stripeAccount } : {}
  const sums = new Map<string, number>()
  for await (const movement of test.stripe.balanceTransactions.list({ limit: 100 }, options)) {
    expect(movement.net).toBe(movement.amount - movement.fee)
    expect(movement.fee_details.reduce((sum, { amount }) => sum + amount, 0)).toBe(movement.fee)
    sums.set(movement.currency, (sums.get(movement.currency) ?? 0) + movement.net)
  }
  const balance = await test.stripe.balance.retrieve({}, options)
  for (const [currency, sum] of sums) {
    const total = [...balance.available, ...balance.pending].filter((part) => part.currency === currency)
    expect(total.reduce((whole, { amount }) => whole + amount, 0)).toBe(sum)
  }
}

async function available(currency = 'gbp', stripeAccount?: string): Promise<number> {
  const balance = await test.stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {})
  return balance.available.find((part) => part.currency === currency)?.amount ?? 0
}

describe('a refund', () => {
  it('returns parts, and never more than what is left', async () => {
    const { intent, charge } = await test.paid(9_999)
    await test.stripe.refunds.create(
      { payment_intent: intent.id, amount: 3_333 },
      { idempotencyKey: 'first' },
    )
    const error = await errorOf(test.stripe.refunds.create({ charge, amount: 6_667 }))
    expect(error).toMatchObject({ statusCode: 400, param: 'amount' })
    const rest = await test.stripe.refunds.create({ charge }, { idempotencyKey: 'rest' })
    expect(rest).toMatchObject({ amount: 6_666, status: 'succeeded' })
    expect((await errorOf(test.stripe.refunds.create({ charge }))).code).toBe('charge_already_refunded')
    const after = await test.stripe.charges.retrieve(charge, { expand: ['refunds'] })
    expect(after).toMatchObject({ amount_refunded: 9_999, refunded: true })
    expect(after.refunds?.data.length).toBe(2)
  })

  it('fails a day later for the card whose bank returns it, and the money comes back', async () => {
    const { charge } = await test.paid(5_000, { card: 'pm_card_refundFail' })
    const refund = await test.stripe.refunds.create({ charge })
    await test.sandbox.clock.advance(1.1 * day)
    expect(await test.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await test.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false })
    expect(test.sandbox.events().some(({ type }) => type === 'refund.failed')).toBe(true)
  })

  it('fails for money that was only held', async () => {
    const payer = await test.payer()
    const held = await test.stripe.paymentIntents.create({
      amount: 500,
      currency: 'gbp',
      capture_method: 'manual',
      confirm: true,
      ...payer,
    })
    expect((await errorOf(test.stripe.refunds.create({ payment_intent: held.id }))).code).toBe(
      'payment_intent_unexpected_state',
    )
  })
})

describe('a transfer', () => {
  it('fails for a payee who has not finished onboarding', async () => {
    const { charge } = await test.paid(5_000)
    const { id } = await test.stripe.accounts.create({
      country: 'GB',
      capabilities: { transfers: { requested: true } },
    })
    const give = { amount: 100, currency: 'gbp', destination: id }
    expect((await errorOf(test.stripe.transfers.create({ ...give, source_transaction: charge }))).code).toBe(
      'transfers_not_allowed',
    )
    await test.control(`accounts/${id}/onboard`)
    expect((await test.stripe.transfers.create({ ...give, source_transaction: charge })).amount).toBe(100)
    await test.control(`accounts/${id}/restrict`)
    expect((await errorOf(test.stripe.transfers.create({ ...give, source_transaction: charge }))).code).toBe(
      'transfers_not_allowed',
    )
  })

  it('splits one charge between talent and agent and settles when the charge does', async () => {
    const talent = await test.payee()
    const agent = await test.payee()
    const { charge, intent } = await test.paid(120_000)
    const give = (amount: number, destination: string) =>
      test.stripe.transfers.create({
        amount,
        currency: 'gbp',
        destination,
        source_transaction: charge,
        transfer_group: 'deal_1',
      })
    const transfer = await give(68_000, talent)
    await give(12_000, agent)
    expect((await errorOf(give(40_001, agent))).code).toBe('invalid_charge_amount')
    expect(
      (await errorOf(test.stripe.transfers.create({ amount: 1, currency: 'gbp', destination: agent }))).code,
    ).toBe('balance_insufficient')
    expect((await test.stripe.transfers.list({ transfer_group: 'deal_1' })).data.length).toBe(2)
    const payment = await test.stripe.charges.retrieve(
      String(transfer.destination_payment),
      {},
      { stripeAccount: talent },
    )
    expect(payment).toMatchObject({
      amount: 68_000,
      source_transfer: transfer.id,
      id: expect.stringMatching(/^py_/),
    })
    expect(await available('gbp', talent)).toBe(0)
    expect(intent.status).toBe('succeeded')
    await checkBooks(talent)
  })

  it('is reversed in parts, but not once the payee was paid out', async () => {
    const talent = await test.payee()
    const { charge } = await test.paid(120_000)
    const give = { currency: 'gbp', destination: talent, source_transaction: charge }
    const transfer = await test.stripe.transfers.create({ ...give, amount: 68_000 })
    const reversal = await test.stripe.transfers.createReversal(transfer.id, { amount: 18_000 })
    expect(reversal).toMatchObject({ amount: 18_000, transfer: transfer.id })
    expect(await test.stripe.transfers.retrieve(transfer.id)).toMatchObject({
      amount_reversed: 18_000,
      reversed: false,
    })
    await checkBooks(talent)
    await test.sandbox.clock.advance(4 * day)
    expect((await errorOf(test.stripe.transfers.createReversal(transfer.id))).code).toBe(
      'balance_insufficient',
    )
    await checkBooks(talent)
  })

  it('stays in the currency of its charge', async () => {
    const talent = await test.payee()
    const { charge } = await test.paid(250_000, { currency: 'eur' })
    const give = { amount: 100, destination: talent, source_transaction: charge }
    expect((await errorOf(test.stripe.transfers.create({ ...give, currency: 'gbp' }))).param).toBe('currency')
    expect((await test.stripe.transfers.create({ ...give, currency: 'eur' })).currency).toBe('eur')
  })
})

describe('a dispute', () => {
  it('takes the money and a fee at once, and returns the money when won', async () => {
    const { charge } = await test.paid(120_000, { card: 'pm_card_createDispute' })
    const [dispute] = (await test.stripe.disputes.list({ charge })).data
    expect(dispute).toMatchObject({
      amount: 120_000,
      status: 'needs_response',
      balance_transactions: [{ amount: -120_000, fee: 2_000 }],
    })
    expect((await errorOf(test.stripe.refunds.create({ charge }))).code).toBe('charge_disputed')
    const id = dispute?.id ?? ''
    const answered = await test.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(answered.status).toBe('under_review')
    await test.sandbox.clock.advance(2 * 3_600_000)
    const won = await test.stripe.disputes.retrieve(id)
    expect(won.status).toBe('won')
    expect((await test.stripe.refunds.create({ charge, amount: 1_000 })).status).toBe('succeeded')
    expect(won.balance_transactions.map(({ net }) => net)).toEqual([-122_000, 120_000])
    const types = test.sandbox.events().map(({ type }) => type)
    const sent = types.filter((type) => type.startsWith('charge.dispute.')).map((type) => type.slice(15))
    expect(sent).toEqual(['created', 'funds_withdrawn', 'updated', 'funds_reinstated', 'closed'])
  })

  it('opened through the control call is lost when nobody responds', async () => {
    const { charge } = await test.paid(5_000)
    const opened = await test.control('disputes', { charge, reason: 'product_not_received', amount: 2_500 })
    const { id } = Object(await opened.json())
    await test.sandbox.clock.advance(10 * day)
    expect((await test.stripe.disputes.retrieve(id)).status).toBe('lost')
    expect((await errorOf(test.stripe.disputes.close(id))).statusCode).toBe(400)
  })
})
