import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHeldOffer, cardLike, moneyOf, refund } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aFinishedDeal } from '../../testing/work.ts'
import { freeToPayOut } from '../ledger/balances.ts'
import { verifyDaily } from '../ledger/verify-daily.ts'

let app: TestApp
let brand: Person
let talent: Person
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Booked brand')
  talent = await newPerson(app, 'talent', 'Booked talent')
  operator = await newOperator(app)
  await aPaidDeal()
  const paymentId = (await moneyOf(brand, await aPaidDeal())).payments[0].id
  await refund(paymentId, 30_000, 'a third')
  await aPaidDeal(await cardLike(app, brand, 'pm_card_createDispute'))
  await app.settle()
})
afterAll(() => app.stop())

/** Opens a deal whose price is charged, and returns its offer. */
async function aPaidDeal(cardId?: string): Promise<string> {
  const { offerId } = await aHeldOffer(app, brand, talent, {}, cardId)
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  return offerId
}

const read = async (path: string, filter: object = {}) =>
  expectOk(await operator.call(`/superAdmin/${path}`, filter), path).data

test('the balances name what Marquee has and owes, and what of it is its own', async () => {
  const { balances } = await read('getMoney')
  const [pounds] = balances
  expect(pounds).toMatchObject({ currency: 'GBP' })
  const amountOf = (family: string): number =>
    pounds.accounts.find((row: { family: string }) => row.family === family).amount
  // Two deals of £1,200 with £300 refunded; a bank has withdrawn the third.
  expect(amountOf('dispute')).toBe(120_000)
  expect(amountOf('held') + amountOf('vat')).toBeGreaterThan(0)
  expect(pounds.own).toBe(amountOf('stripe') - amountOf('held') - amountOf('vat') - amountOf('pay'))
  expect(Math.max(0, pounds.own)).toBe(await freeToPayOut('GBP'))
})

test('the last comparison with the provider is shown with its time', async () => {
  await verifyDaily()
  const { checks } = await read('getMoney')
  expect(checks).toContainEqual({
    name: 'The provider’s balance and ours agree',
    holds: true,
    needsAttention: false,
    detail: '',
    checkedAt: expect.any(String),
    changedAt: expect.any(String),
  })
})

test('payments, refunds and disputes are listed with their deal, and a status restricts the list', async () => {
  const payments = await read('getPaymentList')
  expect(payments.items.map((row: { status: string }) => row.status)).toEqual([
    'charged_back',
    'partially_refunded',
    'captured',
  ])
  expect(payments.items[0]).toMatchObject({
    brand: { id: brand.id, name: 'Booked brand' },
    payee: { name: 'Booked talent' },
    dealId: expect.any(String),
    amount: 120_000,
  })
  expect((await read('getPaymentList', { status: 'captured' })).items).toHaveLength(1)
  expect((await read('getRefundList')).items).toMatchObject([{ amount: 30_000, status: 'succeeded' }])
  expect((await read('getBankDisputeList', { status: 'open' })).items).toMatchObject([
    { amount: 120_000, evidenceDue: expect.any(String) },
  ])
  expect((await read('getBankDisputeList', { status: 'won' })).items).toEqual([])
  expect((await read('getPaymentList', { from: '2199-01-01' })).items).toEqual([])
})

test('pages of a list follow each other without a gap', async () => {
  const first = await read('getPaymentList', { limit: 2 })
  const second = await read('getPaymentList', { limit: 2, cursor: first.nextCursor })
  expect(first.items).toHaveLength(2)
  expect(second).toMatchObject({ items: [{ status: 'captured' }], nextCursor: null })
})

test('VAT is listed by month and country, minus what was credited', async () => {
  const { items } = await read('getVat')
  expect(items).toEqual([
    expect.objectContaining({
      country: 'GB',
      currency: 'GBP',
      documents: 4,
      gross: 330_000,
      tax: 55_000,
      taxGbp: 55_000,
    }),
  ])
})

test('the page of a user names what they have paid and earned, and notes of operators stay', async () => {
  const { amounts, bank, mandates } = await read('getUserMoney', { userId: brand.id })
  expect(amounts).toMatchObject([{ currency: 'GBP', paid: 360_000, refunded: 30_000, earned: 0 }])
  expect({ bank, mandates }).toEqual({ bank: null, mandates: [] })
  const note = { userId: brand.id, reason: 'Called about an invoice' }
  const { notes } = expectOk(await operator.call('/superAdmin/addUserNote', note), 'note').data
  expect(notes).toMatchObject([{ by: 'Olive Operator', text: 'Called about an invoice' }])
  expect((await read('getUser', { userId: brand.id })).notes).toEqual(notes)
  const unknown = { ...note, userId: '99999999-9999-4999-8999-999999999999' }
  expect(await operator.call('/superAdmin/addUserNote', unknown)).toMatchObject({ status: 404 })
})

test('users cannot read the money of the market', async () => {
  for (const path of ['getMoney', 'getVat', 'getPaymentList', 'getPayoutList'])
    expect((await brand.call(`/superAdmin/${path}`)).status).toBe(403)
})

test('a payout is listed with the reason why it is on hold', async () => {
  const { dealId } = await aFinishedDeal(brand, talent)
  expect((await read('getPayoutList')).items).toMatchObject([
    { status: 'on_hold', reason: 'We need your bank details first.', role: 'talent', dealId },
  ])
})
