import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, goodBank, openTestSandbox, type TestSandbox } from './open-test-sandbox.ts'

const day = 86_400_000
let test: TestSandbox
beforeEach(async () => {
  test = await openTestSandbox()
})
afterEach(() => test.sandbox.close())

async function owe(accountNumber?: string) {
  const account = await test.payee(accountNumber)
  const { charge } = await test.paid(100_000)
  const transfer = await test.stripe.transfers.create({
    amount: 68_000,
    currency: 'gbp',
    destination: account,
    source_transaction: charge,
  })
  return { account, transfer }
}

describe('a payee with a bank account', () => {
  it('is paid out daily what became available, and sees its balance transactions', async () => {
    const { account, transfer } = await owe()
    await test.sandbox.clock.advance(3.5 * day)
    const { data } = await test.stripe.payouts.list({}, { stripeAccount: account })
    expect(data).toMatchObject([{ amount: 68_000, automatic: true, status: 'in_transit' }])
    const payout = data[0]?.id ?? ''
    const parts = await test.stripe.balanceTransactions.list(
      { payout, expand: ['data.source'] },
      { stripeAccount: account },
    )
    expect(parts.data.map(({ type }) => type)).toEqual(['payout', 'payment'])
    expect(parts.data[1]?.source).toMatchObject({ source_transfer: transfer.id })
    await test.sandbox.clock.advance(2.5 * day)
    expect((await test.stripe.payouts.retrieve(payout, {}, { stripeAccount: account })).status).toBe('paid')
    const sent = test.sandbox
      .events()
      .filter((event) => event.account === account && event.type.startsWith('payout.'))
    expect(sent.map(({ type }) => type)).toEqual(['payout.created', 'payout.paid'])
  })

  it('gets returned money on the balance, and it is sent to the next bank account', async () => {
    const { account } = await owe('11111113')
    await test.sandbox.clock.advance(6 * day)
    const [failed] = (await test.stripe.payouts.list({}, { stripeAccount: account })).data
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'account_closed' })
    const balance = await test.stripe.balance.retrieve({}, { stripeAccount: account })
    expect(balance.available).toMatchObject([{ amount: 68_000, currency: 'gbp' }])
    const { id: token } = await test.stripe.tokens.create({ bank_account: goodBank })
    await test.stripe.accounts.createExternalAccount(account, {
      external_account: token,
      default_for_currency: true,
    })
    await test.sandbox.clock.advance(4 * day)
    const [paid] = (await test.stripe.payouts.list({}, { stripeAccount: account })).data
    expect(paid).toMatchObject({ amount: 68_000, status: 'paid' })
  })

  it('pays out manually, up to what is available', async () => {
    const { account } = await owe()
    await test.stripe.accounts.update(account, {
      settings: { payouts: { schedule: { interval: 'manual' } } },
    })
    await test.sandbox.clock.advance(4 * day)
    const ask = (amount: number) =>
      test.stripe.payouts.create({ amount, currency: 'gbp' }, { stripeAccount: account })
    expect((await errorOf(ask(68_001))).code).toBe('balance_insufficient')
    const payout = await ask(8_000)
    expect((await test.stripe.payouts.cancel(payout.id, {}, { stripeAccount: account })).status).toBe(
      'canceled',
    )
    const second = await ask(68_000)
    await test.control(`payouts/${second.id}/fail`, { code: 'no_account', message: 'No such account.' })
    expect(await test.stripe.payouts.retrieve(second.id, {}, { stripeAccount: account })).toMatchObject({
      status: 'failed',
      failure_code: 'no_account',
    })
  })

  it('keeps one default bank account per currency and cannot delete it', async () => {
    const account = await test.payee()
    const add = async (bank: object) => {
      const token = await test.stripe.tokens.create({ bank_account: { ...goodBank, ...bank } })
      return test.stripe.accounts.createExternalAccount(account, { external_account: token.id })
    }
    expect((await errorOf(add({}))).code).toBe('bank_account_exists')
    const second = await add({ account_number: '12345678' })
    expect(second).toMatchObject({ default_for_currency: false, last4: '5678', routing_number: '10-88-00' })
    await test.stripe.accounts.updateExternalAccount(account, second.id, { default_for_currency: true })
    const { data } = await test.stripe.accounts.listExternalAccounts(account, { object: 'bank_account' })
    expect(data.filter((bank) => bank.default_for_currency).map(({ id }) => id)).toEqual([second.id])
    expect((await errorOf(test.stripe.accounts.deleteExternalAccount(account, second.id))).statusCode).toBe(
      400,
    )
  })

  it('cannot add invalid bank numbers', async () => {
    const make = (bank: object) =>
      errorOf(test.stripe.tokens.create({ bank_account: { ...goodBank, ...bank } }))
    expect((await make({ routing_number: '10880' })).code).toBe('routing_number_invalid')
    expect((await make({ account_number: '1234567' })).code).toBe('account_number_invalid')
    expect((await make({ account_number: '99999999' })).code).toBe('account_number_invalid')
    expect((await make({ account_number: 'GB82WEST12345698765433' })).code).toBe('account_number_invalid')
    const { bank_account } = await test.stripe.tokens.create({
      bank_account: { ...goodBank, account_number: 'GB82WEST12345698765432' },
    })
    expect(bank_account?.last4).toBe('5432')
  })

  it('sees what is missing through the onboarding link', async () => {
    const { id } = await test.stripe.accounts.create({
      country: 'GB',
      capabilities: { transfers: { requested: true } },
    })
    const link = await test.stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      return_url: 'http://127.0.0.1:3000/back',
      refresh_url: 'http://127.0.0.1:3000/again',
    })
    expect(link.url).toBe(`${test.sandbox.publicUrl}/onboarding/${id}`)
    const before = await test.stripe.accounts.retrieve(id)
    expect(before.requirements?.currently_due).toContain('external_account')
    await test.control(`accounts/${id}/onboard`)
    const after = await test.stripe.accounts.retrieve(id)
    expect(after).toMatchObject({
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
    })
    await test.control(`accounts/${id}/deauthorize`)
    expect((await errorOf(test.stripe.balance.retrieve({}, { stripeAccount: id }))).statusCode).toBe(403)
  })
})

describe('a payout on request of the control page', () => {
  it('sends what is available, once', async () => {
    const payee = await test.payee()
    const { charge } = await test.paid(100_000, { card: 'pm_card_bypassPending' })
    await test.stripe.transfers.create({
      amount: 80_000,
      currency: 'gbp',
      destination: payee,
      source_transaction: charge,
    })
    await test.control(`accounts/${payee}/pay-out`)
    await test.control(`accounts/${payee}/pay-out`)
    const { data } = await test.stripe.payouts.list({}, { stripeAccount: payee })
    expect(data.map(({ amount, status }) => [amount, status])).toEqual([[80_000, 'in_transit']])
  })
})

describe('the platform', () => {
  it('pays out manually only, and never more than it has', async () => {
    await test.paid(100_000, { card: 'pm_card_bypassPending' })
    expect((await errorOf(test.stripe.payouts.create({ amount: 98_481, currency: 'gbp' }))).code).toBe(
      'balance_insufficient',
    )
    expect((await test.stripe.payouts.create({ amount: 98_480, currency: 'gbp' })).automatic).toBe(false)
  })
})
