import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const reason = 'Reported by two brands'
const suspend = (person: Person) =>
  operator.call('/superAdmin/suspendUser', {
    userId: person.id,
    reasonCode: 'abuse',
    explanation: 'You sent insulting messages.',
    reason,
  })
const restore = (person: Person) =>
  operator.call('/superAdmin/restoreUser', { userId: person.id, reason: 'It was a mistake' })
const signIn = ({ email }: Person) => app.call('/user/signin', { email, password: PASSWORD })
const lastEmailTo = async ({ email }: Person) => (await app.emails()).filter(({ to }) => to === email).at(-1)

test('a suspended brand is signed out, its campaigns pause, its offers are withdrawn, and it is notified of the reason', async () => {
  const brand = await newPerson(app, 'brand', 'Rude brand')
  const talent = await newPerson(app, 'talent', 'Patient talent')
  const campaignId = await aCampaign(brand)
  const offerId = await anOffer(brand, talent)
  expectOk(await suspend(brand), 'suspension')
  expect((await brand.call('/campaign/campaignDetails', { campaignId })).status).toBe(401)
  expect(await signIn(brand)).toMatchObject({ status: 403, code: 'account_suspended' })
  expect(await lastEmailTo(brand)).toMatchObject({
    subject: 'Your Marquee account is suspended',
    text: expect.stringContaining('You sent insulting messages.'),
  })
  await app.settle()
  expect((await talent.call('/talent/getOfferDetails', { offerId })).data.status).toBe('withdrawn')
  const stranger = await newPerson(app, 'talent', 'Other talent')
  expect((await stranger.call('/talent/getCampaignDetails', { campaignId })).status).toBe(404)
  expect(await suspend(brand)).toMatchObject({ status: 409, code: 'wrong_state' })

  expectOk(await restore(brand), 'restoration')
  const again = expectOk(await signIn(brand), 'sign-in').data.token
  const details = await app.call('/campaign/campaignDetails', { campaignId }, { token: again })
  expect(details.data).toMatchObject({ status: 'paused', allowedActions: expect.arrayContaining(['resume']) })
  expect(await restore(brand)).toMatchObject({ status: 409, code: 'wrong_state' })
})

test('nobody finds a suspended talent or sends them an offer, until they are restored', async () => {
  const brand = await newPerson(app, 'brand', 'Looking brand')
  const talent = await newPerson(app, 'talent', 'Hidden talent')
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  const found = async () => {
    const { items } = expectOk(await brand.call('/talent/getAll', {}), 'list').data
    return items.some(({ id }: { id: string }) => id === talent.id)
  }
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  expectOk(await suspend(talent), 'suspension')
  expect(await found()).toBe(false)
  const offer = await brand.call('/brand/send-offer', {
    campaignId,
    talentId: talent.id,
    applicationId,
    terms: someTerms(),
  })
  expect(offer).toMatchObject({ code: 'talent_unavailable' })
  expectOk(await restore(talent), 'restoration')
  expect(await found()).toBe(true)
})

test('operators and missing accounts cannot be suspended, and only operators suspend', async () => {
  const other = await newOperator(app, 'Second Operator')
  const brand = await newPerson(app, 'brand', 'Envious brand')
  const body = { reasonCode: 'other', explanation: 'No reason at all.', reason }
  for (const userId of [other.id, '11111111-1111-4111-8111-111111111111'])
    expect((await operator.call('/superAdmin/suspendUser', { ...body, userId })).status).toBe(404)
  expect((await brand.call('/superAdmin/suspendUser', { ...body, userId: brand.id })).status).toBe(403)
})

test('a running deal is paused while a side is suspended, continues when it is restored, and else is decided', async () => {
  const brand = await newPerson(app, 'brand', 'Frozen brand')
  const talent = await newPerson(app, 'talent', 'Frozen talent')
  const { dealId } = await aDeal(brand, talent)
  const statusOf = async () =>
    expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data.status
  expectOk(await suspend(brand), 'suspension')
  await app.settle()
  expect(await statusOf()).toBe('cancellation_requested')
  expect(await notificationTexts(app, talent)).toContain(
    'Frozen brand’s account is suspended, so your deal is paused. The payment is held: Marquee decides within 14 days',
  )
  expect((await talent.call('/talent/agreeCancellation', { cancellationId: await openCase() })).code).toBe(
    'not_your_turn',
  )
  expectOk(await restore(brand), 'restoration')
  await app.settle()
  expect(await statusOf()).toBe('active')

  expectOk(await suspend(brand), 'second suspension')
  await app.settle()
  const cancellationId = await openCase()
  const decision = {
    cancellationId,
    backBps: 10_000,
    decision: 'other',
    text: 'The brand cannot take the work, and nothing was submitted.',
    reason,
  }
  expectOk(await operator.call('/superAdmin/decideCancellation', decision), 'decision')
  await app.settle()
  expect(await statusOf()).toBe('cancelled')

  async function openCase(): Promise<string> {
    const { items } = expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data
    return items.find(({ kind }: { kind: string }) => kind === 'cancellation')?.subjectId
  }
})

test('nobody ends a pause for a suspension by acting for the suspended side', async () => {
  const brand = await newPerson(app, 'brand', 'Paused brand')
  const talent = await newPerson(app, 'talent', 'Paused talent')
  const agent = await newAgent(app, 'Agent of a paused talent')
  await aMandatedTalent(agent, talent)
  const { dealId } = await aDeal(brand, talent)
  const requests = async () =>
    expectOk(await brand.call('/brand/getCancellations', { dealId }), 'requests').data.items
  expectOk(await suspend(talent), 'suspension')
  await app.settle()
  const [paused] = await requests()
  expect(paused).toMatchObject({
    reason: 'suspended',
    status: 'escalated',
    proposals: [],
    allowedActions: [],
  })
  for (const [call, code] of [
    ['withdrawCancellation', 'not_your_request'],
    ['agreeCancellation', 'not_your_turn'],
  ])
    expect(await agent.call(`/talentagent/${call}`, { cancellationId: paused.id })).toMatchObject({ code })
})

test('a deal that was paused already stays paused when its request ends while a side is suspended', async () => {
  const brand = await newPerson(app, 'brand', 'Asking brand')
  const talent = await newPerson(app, 'talent', 'Suspended meanwhile')
  const { dealId } = await aDeal(brand, talent)
  const request = { dealId, reason: 'other', backBps: 5_000 }
  const { cancellation } = expectOk(await brand.call('/brand/cancellationReq', request), 'request').data
  expectOk(await suspend(talent), 'suspension')
  await app.settle()
  expectOk(await brand.call('/brand/withdrawCancellation', { cancellationId: cancellation.id }), 'withdrawal')
  await app.settle()
  const { items } = expectOk(await brand.call('/brand/getCancellations', { dealId }), 'requests').data
  expect(items).toMatchObject([{ reason: 'suspended', status: 'escalated' }, { status: 'withdrawn' }])
})
