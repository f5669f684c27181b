import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealNewRows } from '../../platform/events/seal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard, pay, saveCard } from '../../testing/money.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, aFinishedDeal, anApplication } from '../../testing/work.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

let app: TestApp
let brand: Person
let talent: Person

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Payer')
  talent = await newPerson(app, 'talent', 'Payee')
})
afterAll(() => app.stop())

/** Creates a draft offer of 120.00 and returns it with its payable. */
async function aDraft(terms: object = {}) {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const sent = expectOk(
    await brand.call('/brand/send-offer', {
      campaignId,
      talentId: talent.id,
      applicationId,
      terms: someTerms(terms),
    }),
    'offer',
  )
  return { offerId: String(sent.data.offer.id), payable: sent.data.payable, campaignId, applicationId }
}

describe('an offer', () => {
  test('an offer stays the brand’s draft until its amount is held on a card', async () => {
    const { offerId, payable } = await aDraft()
    expect(payable.status).toBe('due')
    expect((await talent.call('/talent/getOfferDetails', { offerId })).status).toBe(404)
    const payment = await pay(app, brand, payable)
    expect(payment).toMatchObject({ status: 'authorised', label: 'Authorised', decline: null })
    const seen = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
    expect(seen).toMatchObject({ status: 'pending_talent', funding: { status: 'authorised' } })
  })

  test('an offer is charged when the talent accepts, and the charge opens its deal', async () => {
    const { offerId, payable } = await aDraft()
    await pay(app, brand, payable)
    expect(
      expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance').data
        .status,
    ).toBe('awaiting_payment')
    await app.settle()
    const seen = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
    expect(seen).toMatchObject({ status: 'accepted', funding: { status: 'paid' } })
    expect(seen.dealId).toBeTruthy()
  })
})

test('a completed deal pays its talent exactly, and the ledgers agree', async () => {
  await onboard(app, talent)
  const { dealId } = await aFinishedDeal(brand, talent, { price: 120_000 })
  const paid = expectOk(await talent.call('/talent/payouts', {}), 'pay-outs').data.items[0]
  expect(paid).toMatchObject({ dealId, amount: 80_000, currency: 'GBP', status: 'in_transit' })
  await app.sandbox.clock.advance(8 * 86_400_000)
  await app.settle()
  const arrived = expectOk(await talent.call('/talent/payouts', {}), 'pay-outs').data.items[0]
  expect(arrived).toMatchObject({ status: 'paid' })
  expect(arrived.statementUrl).toContain('/documents/')
  const [invoice] = expectOk(await brand.call('/brand/getInvoiceList', {}), 'invoices').data.items
  expect(invoice).toMatchObject({ gross: 120_000, currency: 'GBP' })
  await sealNewRows()
  expect((await verifyLedger()).filter((check) => !check.holds)).toEqual([])
})

test('a declined card is explained, and another one can be tried', async () => {
  const { payable } = await aDraft()
  const bad = await saveCard(app, brand, 'pm_card_chargeCustomerFail')
  const declined = await pay(app, brand, payable, bad)
  expect(declined.status).toBe('failed')
  expect(declined.decline.sentence).toMatch(/card/)
  expect((await pay(app, brand, payable, await saveCard(app, brand, 'pm_card_mastercard'))).status).toBe(
    'authorised',
  )
})
