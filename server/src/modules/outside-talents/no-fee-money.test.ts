import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { onboard, pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { confirmSecondFactor } from '../../testing/second-factor.ts'
import { someTerms } from '../../testing/terms.ts'
import { aFinishedDeal } from '../../testing/work.ts'
import { invite, joinWith, tokenFor } from './testing/invited.ts'

const DAY_MS = 86_400_000
// In pounds 20% VAT is part of the price: 123,457 has a VAT of 20,576.
const PRICE = 123_457
const NET = 102_881

let app: TestApp
let brand: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Zero fee brand')
})
afterEach(() => compareLedgers(app))
afterAll(() => app.stop())

async function aBrought(): Promise<Person> {
  const email = `zero.${++count}@outside.example`
  expectOk(await invite(brand, email), 'invite')
  return joinWith(app, await tokenFor(app, email), `Zero fee talent ${count}`, email)
}
/** Creates a brought talent who can be paid into a bank account that nobody else has. */
async function aPayable(): Promise<Person> {
  const talent = await aBrought()
  await confirmSecondFactor(talent)
  await addBank(talent, `5510000${count}`)
  await onboard(app, talent)
  return talent
}
const sharesOf = async (person: Person) =>
  expectOk(await person.call(`/${person.role}/payouts`, {}), 'payouts').data.items
const rowsOf = async (statement: string) => (await app.engine.root.execute(statement)).rows
const direct = (talent: Person, terms: object = {}) => ({
  campaignId: DIRECT_CAMPAIGN_ID,
  talentId: talent.id,
  terms: someTerms({ price: PRICE, ...terms }),
})
/** Adds a bank account of one's own at the provider. */
async function addBank(talent: Person, number: string): Promise<void> {
  const { url, publishableKey } = app.sandbox
  const bank = { country: 'GB', currency: 'gbp', routing_number: '108800', account_number: number }
  const form = Object.entries(bank).map(([name, value]) => [`bank_account[${name}]`, value])
  const answer = await fetch(`${url}/v1/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  const { id } = Object(await answer.json())
  expectOk(await talent.call('/talent/addBankAccount', { bankToken: id }), 'bank account')
  await app.settle()
}

test('a deal at 0% pays the talent the whole net price, without a fee in ledger and documents', async () => {
  const talent = await aPayable()
  const { dealId, offerId } = await aFinishedDeal(brand, talent, { price: PRICE })
  const { price, noFee } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
  expect(price).toMatchObject({ payerPays: PRICE, fee: 0, feeBps: 0, net: NET, talent: NET })
  expect(noFee).toMatchObject({ isActive: true })
  expect((await sharesOf(talent))[0]).toMatchObject({ dealId, amount: NET, status: 'in_transit' })
  await app.sandbox.clock.advance(8 * DAY_MS)
  await app.settle()
  expect((await sharesOf(talent))[0]).toMatchObject({ amount: NET, status: 'paid' })

  const [released] = await rowsOf(
    `select j.id from journals j where j.kind = 'released' order by id desc limit 1`,
  )
  const lines = await rowsOf(
    `select a.code, p.amount from postings p join ledger_accounts a on a.id = p.account_id where p.journal_id = '${released?.id}'`,
  )
  expect(lines).toHaveLength(2)
  expect(lines.every(({ code, amount }) => amount !== 0 && !String(code).startsWith('fee_income'))).toBe(true)
  const documents = await rowsOf(`select kind, lines from documents`)
  expect(JSON.stringify(documents)).not.toMatch(/fee of/i)
})

test('the agent’s commission comes from the whole net price', async () => {
  const talent = await aBrought()
  const agent = await newAgent(app, 'Zero fee agent')
  await aMandatedTalent(agent, talent, { exclusive: true })
  const { offer } = expectOk(await brand.call('/brand/send-offer', direct(talent)), 'offer').data
  expect(offer.price).toMatchObject({ fee: 0, talent: NET })
  await pay(app, brand, offer.funding)
  const seen = expectOk(await agent.call('/talentagent/getOfferDetails', { offerId: offer.id }), 'offer').data
  expect(seen.price).toMatchObject({ fee: 0, agent: 15_432, talent: NET - 15_432 })
  expect(seen.noFee).toMatchObject({ isActive: true })
})

test('without VAT the talent gets the whole price', async () => {
  const talent = await aPayable()
  const { offerId } = await aFinishedDeal(brand, talent, { price: 50_001, currency: 'EUR' })
  const { price } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
  expect(price).toMatchObject({ payerPays: 50_001, tax: 0, fee: 0, talent: 50_001 })
})

test('a known bank account ends the 0% for versions sent later; an accepted offer keeps its rate', async () => {
  const [earlier, talent] = [await newPerson(app, 'talent', 'Earlier bank owner'), await aPayable()]
  await onboard(app, earlier)
  const send = async () => {
    const { offer, payable } = expectOk(await brand.call('/brand/send-offer', direct(talent)), 'offer').data
    await pay(app, brand, payable)
    return offer.id
  }
  const offerId = await send()
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const openId = await send()
  await addBank(earlier, '55779911')
  await addBank(talent, '55779911')
  const read = async (id: string) =>
    expectOk(await talent.call('/talent/getOfferDetails', { offerId: id }), 'offer').data
  expect((await read(offerId)).noFee).toMatchObject({ isActive: false })
  expect((await read(offerId)).price).toMatchObject({ feeBps: 0 })

  const terms = someTerms({ price: PRICE + 1_000 })
  const countered = await talent.call('/talent/counter-offer', { offerId: openId, versionNo: 1, terms })
  const { versions } = expectOk(countered, 'counter-offer').data
  expect(versions.map(({ price }: { price: { feeBps: number } }) => price.feeBps)).toEqual([0, 2_000])
})

test('after 12 months new terms carry the usual fee', async () => {
  const talent = await aBrought()
  await app.passTime(364 * DAY_MS)
  brand = await signInAgain(app, brand)
  const feeOf = async (): Promise<number> => {
    const { offer } = expectOk(await brand.call('/brand/send-offer', direct(talent)), 'offer').data
    expectOk(await brand.call('/brand/cancel-offer', { offerId: offer.id }), 'withdrawal')
    return offer.price.feeBps
  }
  expect(await feeOf()).toBe(0)
  await app.passTime(366 * DAY_MS)
  brand = await signInAgain(app, brand)
  expect(await feeOf()).toBe(2_000)
  const { items } = expectOk(await brand.call('/brand/outside-invitations', {}), 'invitations').data
  expect(items[0]).toMatchObject({ state: 'over' })
})
