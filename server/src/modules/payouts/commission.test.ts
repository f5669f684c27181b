import { mandateScopes } from '@marquee/contract/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { intentOf, moneyOf, refund, runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { acceptInvitation, aManagedTalent, aMandatedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { onboard, pay } from '../../testing/money.ts'
import { emailSubjects } from '../../testing/notifications.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { confirmSecondFactor } from '../../testing/second-factor.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, approveWork } from '../../testing/work.ts'

const DAY_MS = 86_400_000
// 20 % tax included, 20 % fee and 15 % commission, all with a fraction: 82,305 for the payees, of which
// 12,345.75 for the agency.
const PRICE = 123_457
const TALENT = 69_959
const AGENT = 12_346

let app: TestApp
let brand: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Commission brand')
})
afterEach(() => compareLedgers(app))
afterAll(() => app.stop())

/** Creates an agency with a talent; unless `ready` is false, the talent can be paid. */
async function aPair({ ready = true } = {}): Promise<{ agency: Person; talent: Person }> {
  count += 1
  const agency = await newAgent(app, `Commission agent ${count}`)
  const talent = await newPerson(app, 'talent', `Commission talent ${count}`)
  await aMandatedTalent(agency, talent)
  if (ready) await onboard(app, talent)
  return { agency, talent }
}

const sharesOf = async (person: Person) =>
  expectOk(await person.call(`/${person.role}/payouts`, {}), 'pay-outs').data.items
const paymentOf = async (offerId: string) => (await moneyOf(brand, offerId)).payments.at(-1)

/**
 * Creates a deal that the agency performs for a talent: it applies, accepts and uploads; the brand approves
 * and completes.
 */
async function aDealBy(
  agency: Person,
  talentId: string,
  price = PRICE,
  afterAcceptance = async (): Promise<void> => {},
): Promise<{ dealId: string; offerId: string }> {
  const campaignId = await aCampaign(brand)
  const applied = expectOk(
    await agency.call('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId }] }),
    'application',
  ).data
  const input = { campaignId, talentId, applicationId: applied.items[0].id, terms: someTerms({ price }) }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', input), 'offer').data
  await pay(app, brand, payable)
  expectOk(await agency.call('/talentagent/accept-offer', { offerId: offer.id, versionNo: 1 }), 'acceptance')
  await app.settle()
  await afterAcceptance()
  const { dealId } = expectOk(
    await agency.call('/talentagent/getOfferDetails', { offerId: offer.id }),
    'offer',
  ).data
  const { deliverables } = expectOk(await agency.call('/talentagent/getDealDetails', { dealId }), 'deal').data
  for (const { id: deliverableId } of deliverables) {
    const work = { deliverableId, fileIds: [await agency.upload()] }
    expectOk(await agency.call('/talentagent/upload', work), 'submission')
    await approveWork(brand, deliverableId)
  }
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  return { dealId, offerId: offer.id }
}

test('a completed deal pays talent and agency their exact shares, each with a statement', async () => {
  const { agency, talent } = await aPair()
  await onboard(app, agency)
  expectOk(
    await agency.call('/talentagent/update-agency', {
      legalName: 'Commission Agents Ltd',
      vatNumber: 'GB123456789',
    }),
    'agency',
  )
  const { dealId } = await aDealBy(agency, talent.id)
  expect((await sharesOf(talent))[0]).toMatchObject({ dealId, amount: TALENT, status: 'in_transit' })
  expect((await sharesOf(agency))[0]).toMatchObject({ dealId, amount: AGENT, status: 'in_transit' })
  await app.sandbox.clock.advance(8 * DAY_MS)
  await app.settle()
  for (const [person, amount] of [
    [talent, TALENT],
    [agency, AGENT],
  ] as const) {
    const { items } = expectOk(await person.call(`/${person.role}/getStatementList`, {}), 'statements').data
    expect(items, 'one statement, the own').toHaveLength(1)
    expect(items[0]).toMatchObject({ gross: amount, kind: 'statement' })
    const { money } = expectOk(await person.call(`/${person.role}/getDealDetails`, { dealId }), 'deal').data
    expect(money).toMatchObject({
      payout: { status: 'paid', amount: TALENT },
      commission: { status: 'paid', amount: AGENT },
    })
    expect(money.documents.map((document: { number: string }) => document.number)).toEqual([items[0].number])
  }
  const { rows } = await app.engine.root.execute(
    `select recipient from documents where owner_id = '${agency.id}'`,
  )
  expect(rows[0]?.recipient).toMatchObject({ name: 'Commission Agents Ltd', vatNumber: 'GB123456789' })
  const { money } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  expect(money, 'the brand reads one sum').toMatchObject({
    payout: { amount: TALENT + AGENT },
    commission: null,
  })
  await app.sandbox.clock.set(0)
})

test('terms of representation that change after the acceptance leave the shares of the deal as agreed', async () => {
  const { agency, talent } = await aPair()
  await onboard(app, agency)
  const { dealId } = await aDealBy(agency, talent.id, PRICE, async () => {
    const mandate = { commission: { posting: 4_000, live: 4_000, content: 4_000 }, scopes: mandateScopes }
    const { proposal } = expectOk(
      await agency.call('/talentagent/propose-mandate', { talentId: talent.id, mandate }),
      'proposal',
    ).data
    expectOk(
      await talent.call('/talent/answer-mandate', { mandateId: proposal.id, action: 'grant' }),
      'grant',
    )
  })
  expect((await sharesOf(talent))[0]).toMatchObject({ dealId, amount: TALENT })
  expect((await sharesOf(agency))[0]).toMatchObject({ dealId, amount: AGENT })
})

test('missing bank details of one payee do not delay the other', async () => {
  const { agency, talent } = await aPair()
  const { dealId } = await aDealBy(agency, talent.id)
  expect((await sharesOf(talent))[0]).toMatchObject({ dealId, status: 'in_transit' })
  expect((await sharesOf(agency))[0]).toMatchObject({
    status: 'on_hold',
    reason: 'We need your bank details first.',
  })
  await onboard(app, agency)
  expect((await sharesOf(agency))[0]).toMatchObject({ status: 'in_transit', amount: AGENT })
  const later = await aPair({ ready: false })
  await onboard(app, later.agency)
  await aDealBy(later.agency, later.talent.id)
  expect((await sharesOf(later.agency))[0]).toMatchObject({ status: 'in_transit' })
  expect((await sharesOf(later.talent))[0]).toMatchObject({ status: 'on_hold' })
})

test('a managed talent’s share waits until the profile is claimed, then goes to their bank', async () => {
  const { agency } = await aPair()
  await onboard(app, agency)
  const { talentId } = await aManagedTalent(agency)
  const { dealId } = await aDealBy(agency, talentId)
  const { money } = expectOk(await agency.call('/talentagent/getDealDetails', { dealId }), 'deal').data
  expect(money).toMatchObject({
    payout: {
      status: 'on_hold',
      amount: TALENT,
      reason: expect.stringMatching(/until the talent claims their profile/),
    },
    commission: { status: 'in_transit', amount: AGENT },
  })
  expect(await emailSubjects(app, agency)).toContainEqual(
    expect.stringMatching(/^£699.59 for Managed talent \d+ is on hold until they claim their profile/),
  )
  const email = `claimed.${count}@example.com`
  expectOk(await agency.call('/talentagent/invite-to-claim', { talentId, email }), 'invitation')
  const talent = await acceptInvitation(app, email)
  expect((await sharesOf(talent))[0]).toMatchObject({
    dealId,
    status: 'on_hold',
    reason: 'We need your bank details first.',
  })
  expect(await emailSubjects(app, talent)).toContain(
    '£699.59 is waiting for you. Add your bank details to be paid',
  )
  await onboard(app, talent)
  expect((await sharesOf(talent))[0]).toMatchObject({ status: 'in_transit', amount: TALENT })
})

test('a managed talent with an unpaid share cannot be removed or left behind', async () => {
  const { agency } = await aPair({ ready: false })
  await onboard(app, agency)
  const { talentId, mandateId } = await aManagedTalent(agency)
  await aDealBy(agency, talentId)
  await app.sandbox.clock.advance(8 * DAY_MS)
  await app.settle()
  const held = expectOk(await agency.call('/talentagent/get-added-talent', { talentId }), 'line').data
  expect(held, 'the move is not offered').toMatchObject({
    status: 'active',
    runningDeals: 0,
    allowedActions: [],
  })
  const refused = { status: 422, code: 'payout_pending' }
  expect(await agency.call('/talentagent/remove-added-talent', { mandateId })).toMatchObject(refused)
  expect(await agency.call('/user/delete-profile', { password: PASSWORD })).toMatchObject(refused)
  const email = `waited.for.${count}@example.com`
  expectOk(await agency.call('/talentagent/invite-to-claim', { talentId, email }), 'invitation')
  const talent = await acceptInvitation(app, email)
  expectOk(await agency.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  expect((await sharesOf(talent))[0]).toMatchObject({ amount: TALENT, status: 'on_hold' })
  await app.sandbox.clock.set(0)
})

test('a refund reduces both shares, sent ones and waiting ones', async () => {
  const { agency, talent } = await aPair()
  const { offerId } = await aDealBy(agency, talent.id)
  const { id } = await paymentOf(offerId)
  await refund(id, 41_111, `first ${offerId}`)
  await app.settle()
  const [talentAmount, agencyAmount] = [
    (await sharesOf(talent))[0].amount,
    (await sharesOf(agency))[0].amount,
  ]
  // A third of the price: a third of each share, to the nearest penny.
  expect(Math.abs(talentAmount - (TALENT * (PRICE - 41_111)) / PRICE)).toBeLessThanOrEqual(1)
  expect(Math.abs(agencyAmount - (AGENT * (PRICE - 41_111)) / PRICE)).toBeLessThanOrEqual(1)
  await onboard(app, agency)
  expect((await sharesOf(agency))[0]).toMatchObject({ status: 'in_transit', amount: agencyAmount })
  await refund(id, PRICE - 41_111, `rest ${offerId}`)
  await app.settle()
  for (const person of [talent, agency]) expect((await sharesOf(person))[0].amount).toBe(0)
})

test('what an agency cannot return is deducted from its next commission only', async () => {
  const { agency, talent } = await aPair()
  await onboard(app, agency)
  const { offerId } = await aDealBy(agency, talent.id, 120_000)
  await app.sandbox.clock.advance(8 * DAY_MS)
  await app.settle()
  await refund((await paymentOf(offerId)).id, 60_000, `half ${offerId}`)
  await app.settle()
  expect((await sharesOf(agency))[0]).toMatchObject({ status: 'paid', amount: 12_000 })
  const other = await newPerson(app, 'talent', 'Unconcerned talent')
  await aMandatedTalent(agency, other)
  await onboard(app, other)
  await aDealBy(agency, other.id, 120_000)
  expect((await sharesOf(agency))[0]).toMatchObject({ amount: 6_000 })
  expect((await sharesOf(other))[0]).toMatchObject({ amount: 68_000 })
  await app.sandbox.clock.set(0)
})

test('a dispute holds and reverses both shares', async () => {
  const { agency, talent } = await aPair()
  await onboard(app, agency)
  const { offerId } = await aDealBy(agency, talent.id, 120_000)
  const charge = (await intentOf(app, (await paymentOf(offerId)).id)).latest_charge
  const { id } = await runStep(app, 'disputes', { charge })
  await app.settle()
  await runStep(app, `disputes/${id}/lose`)
  await app.settle()
  expect((await sharesOf(talent))[0]).toMatchObject({ amount: 0 })
  expect((await sharesOf(agency))[0]).toMatchObject({ amount: 0 })
})

test('only the owner sees an agency’s money, and their page shows which talent it comes from', async () => {
  const { agency, talent } = await aPair()
  const member = await aMember(agency, [talent.id])
  await confirmSecondFactor(member)
  for (const path of ['payouts', 'earnings', 'getStatementList', 'fetchBankAccount', 'addBankAccount'])
    expect(await member.call(`/talentagent/${path}`, {}), path).toMatchObject({
      status: 403,
      code: 'owner_only',
    })
  await aDealBy(member, talent.id, 120_000)
  const { totals } = expectOk(await agency.call('/talentagent/earnings', {}), 'earnings').data
  expect(totals).toEqual([{ currency: 'GBP', held: 0, coming: 12_000, paid: 0 }])
  await confirmSecondFactor(agency)
  const { onboardingUrl } = expectOk(
    await agency.call('/talentagent/addBankAccount', {}),
    'bank account',
  ).data
  expect(onboardingUrl).toBeTruthy()
})
