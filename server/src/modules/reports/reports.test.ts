import type { QueueItem } from '@marquee/contract/calls/queue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aRosterLink, newAgent } from '../../testing/agency.ts'
import { aTestConversation } from '../../testing/conversation.ts'
import { onboard } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aCampaign, aFinishedDeal, anApplication, anOffer } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let first: Operator
let second: Operator
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Reporting brand')
  first = await newOperator(app, 'First Operator')
  second = await newOperator(app, 'Second Operator')
})
afterAll(() => app.stop())

const text = 'The pictures on this page were copied from mine.'
const why = { reason: 'Seen by us' }
const notices = {
  textForReporter: 'You were right, and we have acted.',
  textForReported: 'This breaks the rule about the work of others.',
}

async function aListedTalent(name: string): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  return talent
}
const report = (who: Person, noun: string, subjectId: string, kind = 'fraud') =>
  who.call('/user/report', { noun, subjectId, kind, text })
const waiting = async (kind: string): Promise<QueueItem[]> =>
  expectOk(await first.call('/superAdmin/getQueue', {}), 'queue').data.items.filter(
    (item: QueueItem) => item.kind === kind,
  )
const caseAbout = async (person: Person) =>
  (await waiting('report')).find(({ user }) => user?.id === person.id)?.subjectId ?? ''
const load = async (caseId: string, operator = first) =>
  expectOk(await operator.call('/superAdmin/getReportCase', { caseId }), 'case').data
const decide = (caseId: string, outcome: string, more: object = {}, operator = first) =>
  operator.call('/superAdmin/decideReport', { caseId, outcome, kind: 'fraud', ...notices, ...why, ...more })
const decideAppeal = (caseId: string, isUpheld: boolean, operator: Operator) =>
  operator.call('/superAdmin/decideReportAppeal', {
    caseId,
    isUpheld,
    text: 'We have looked at it again in full.',
    ...why,
  })
const appeal = (who: Person, caseId: string) =>
  who.call('/user/appealReportDecision', { caseId, text: 'These pictures are my own work.' })
const aboutMe = async (who: Person) =>
  expectOk(await who.call('/user/getDecisionsAboutMe', {}), 'decisions').data.items
const isFound = async (talent: Person) =>
  expectOk(await brand.call('/talent/getAll', {}), 'list').data.items.some(
    ({ id }: { id: string }) => id === talent.id,
  )
const emailsTo = async ({ email }: Pick<Person, 'email'>) =>
  (await app.emails()).filter(({ to }) => to === email)

/** Reports a talent as the brand and returns the case. */
async function aCase(talent: Person, who = brand): Promise<string> {
  expectOk(await report(who, 'talent', talent.id), 'report')
  return caseAbout(talent)
}

describe('a report', () => {
  test('keeps a frozen copy, is confirmed with its number, and waits for an operator by its kind', async () => {
    const talent = await aListedTalent('Copied talent')
    const sent = expectOk(
      await brand.call('/brand/reportTalent', { talentId: talent.id, kind: 'child_safety', text }),
      'report',
    ).data
    expect((await emailsTo(brand)).at(-1)?.subject).toContain(sent.number)
    const [item] = await waiting('report')
    expect(Date.parse(item?.dueAt ?? '') - Date.parse(item?.since ?? '')).toBe(4 * 3_600_000)
    expectOk(await talent.call('/user/update-profile', { displayName: 'Another name' }), 'change')
    const file = await load(item?.subjectId ?? '')
    expect(file.reports[0].copy.title).toBe('Copied talent')
    expect(file.reports[0].copySha256).toMatch(/^[0-9a-f]{64}$/)
    expect(file.current.title).toBe('Another name')
    const listed = expectOk(await brand.call('/brand/getReportedTalent', {}), 'reported').data.items
    expect(listed[0]).toMatchObject({ talentId: talent.id, status: 'received', decision: null })
  })

  test('joins the open case about the same subject; a second one of the same person changes nothing', async () => {
    const talent = await aListedTalent('Twice reported')
    const other = await newPerson(app, 'brand', 'Second reporter')
    const caseId = await aCase(talent)
    const again = expectOk(await report(brand, 'talent', talent.id), 'again').data
    expectOk(await report(other, 'talent', talent.id, 'threats'), 'other')
    const file = await load(caseId)
    expect(file.reports).toHaveLength(2)
    expect(file.reports[0].id).toBe(again.id)
    expect(file.kind, 'the most urgent kind decides').toBe('threats')
  })

  test('is possible only about what its sender can see, and not about one’s own', async () => {
    const talent = await newPerson(app, 'talent', 'Offered talent')
    const stranger = await newPerson(app, 'talent', 'Curious stranger')
    const offerId = await anOffer(brand, talent)
    expect((await report(stranger, 'offer', offerId)).status).toBe(404)
    expect((await report(stranger, 'offer', stranger.id)).status).toBe(404)
    expect((await report(stranger, 'talent', stranger.id)).data.fields).toHaveProperty('subjectId')
    expect((await report(brand, 'brand', brand.id)).data.fields).toHaveProperty('subjectId')
    const hidden = await aCampaign(brand, { visibility: 'invite' })
    expect((await report(stranger, 'campaign', hidden)).status).toBe(404)
    expect((await report(talent, 'offer', offerId)).status).toBe(200)
    expect((await report(brand, 'offer', offerId)).status, 'a case of its own about the talent').toBe(200)
    const items = (await waiting('report')).map(({ user }) => user?.id)
    expect(items).toEqual(expect.arrayContaining([brand.id, talent.id]))
  })

  test('comes from a public roster page without an account; an address is confirmed, and none is needed', async () => {
    const agent = await newAgent(app, 'Public agency')
    const { talentId } = await aManagedTalent(agent)
    const { slug } = await aRosterLink(agent, { title: 'Our talents', days: 7 })
    const send = (more: object) => app.call('/reportPublicPage', { slug, kind: 'fraud', text, ...more })
    const { number } = expectOk(await send({ talentId, email: 'visitor@example.com' }), 'report').data
    expect((await emailsTo({ email: 'visitor@example.com' })).at(-1)?.subject).toContain(number)
    expectOk(await send({}), 'report of the agency')
    expect((await send({ slug: 'no-such-page' })).status).toBe(404)
    expect((await send({ talentId: brand.id })).status).toBe(404)
    const cases = (await waiting('report')).filter(({ user }) => user?.id === agent.id)
    expect(cases, 'the agency answers for a profile that it manages').toHaveLength(2)
    const byPage = (await Promise.all(cases.map(({ subjectId }) => load(subjectId)))).find(
      ({ noun }) => noun === 'agency',
    )
    expectOk(await decide(byPage.id, 'removal'), 'removal')
    expect((await app.call('/roster/page', { slug })).status).toBe(404)
  })

  test('comes from the public page of a talent without an account, while the page is open', async () => {
    const shown = await newPerson(app, 'talent', 'Publicly shown')
    const open = (isPublic: boolean) => shown.call('/talent/savePublicPage', { isPublic })
    const { slug } = expectOk(await open(true), 'page').data
    const send = (more: object = {}) =>
      app.call('/reportPublicPage', { page: 'talent', slug, kind: 'fraud', text, ...more })
    expectOk(await send(), 'report')
    expect(await load(await caseAbout(shown))).toMatchObject({ noun: 'talent', subjectId: shown.id })
    expect((await send({ slug: 'no-such-page' })).status).toBe(404)
    expect((await send({ page: 'roster' })).status).toBe(404)
    expectOk(await open(false), 'page closed')
    expect((await send()).status).toBe(404)
  })

  test('of a message from its menu opens the same kind of case', async () => {
    const talk = await aTestConversation(app, 'Reported talk')
    const { no, id } = await talk.sent(talk.talent, 'Pay me in cash')
    expect((await talk.mark(talk.brand, 'report', { no, reason: 'off_platform' })).status).toBe(200)
    const caseId = await caseAbout(talk.talent)
    const file = await load(caseId)
    expect(file).toMatchObject({ noun: 'message', subjectId: id, kind: 'off_platform' })
    expect(file.reports[0].copy.text).toBe('Pay me in cash')
    expectOk(await decide(caseId, 'removal'), 'removal')
    const message = async () =>
      (await talk.history(talk.brand)).items.find((one: { no: number }) => one.no === no)
    expect(await message()).toMatchObject({ text: '', isRemoved: true })
    expectOk(await appeal(talk.talent, caseId), 'appeal')
    expectOk(await decideAppeal(caseId, false, second), 'overturned')
    expect(await message()).toMatchObject({ text: 'Pay me in cash', isRemoved: false, deletedAt: null })
  })

  test('of an agent about a message needs the right to write for the talent', async () => {
    const talk = await aTestConversation(app, 'Agents talk')
    const { id } = await talk.sent(talk.brand, 'You are worth nothing')
    expect((await report(talk.agent, 'message', id, 'harassment')).status).toBe(200)
    expect((await report(talk.stranger, 'message', id, 'harassment')).status).toBe(404)
  })

  test('of a file keeps it from being listed and served once it is removed', async () => {
    const talk = await aTestConversation(app, 'File talk')
    const fileId = await talk.talent.upload()
    const { no } = await talk.sent(talk.talent, 'Here it is', { fileIds: [fileId] })
    const files = async () =>
      (await talk.history(talk.brand)).items.find((one: { no: number }) => one.no === no).files
    const [{ url }] = await files()
    const served = () => app.app.inject({ url })
    expect((await served()).statusCode).toBe(200)
    expectOk(await report(talk.brand, 'file', fileId), 'report')
    expectOk(await decide(await caseAbout(talk.talent), 'removal'), 'removal')
    expect(await files()).toEqual([])
    expect((await served()).statusCode).toBe(404)
  })
})

describe('a decision', () => {
  test('without action tells the reporter why, and the other side learns nothing', async () => {
    const talent = await aListedTalent('Innocent talent')
    const caseId = await aCase(talent)
    const before = (await emailsTo(talent)).length
    expectOk(await decide(caseId, 'none', { textForReported: '' }), 'decision')
    const [own] = expectOk(await brand.call('/user/getReports', {}), 'reports').data.items
    expect(own).toMatchObject({
      status: 'decided',
      decision: { hasAction: false, text: notices.textForReporter },
    })
    await app.settle()
    expect(await aboutMe(talent)).toEqual([])
    expect(await emailsTo(talent)).toHaveLength(before)
    expect((await decide(caseId, 'warning')).code).toBe('wrong_state')
  })

  test('to remove hides a profile, and overturning it in an appeal shows the profile again', async () => {
    const talent = await aListedTalent('Removed talent')
    const caseId = await aCase(talent)
    expectOk(await decide(caseId, 'removal'), 'decision')
    expect(await isFound(talent)).toBe(false)
    expect((await brand.call('/talent/getTalent', { talentId: talent.id })).status).toBe(404)
    await app.settle()
    expect(await notificationTexts(app, talent)).toEqual([
      'We have decided about your content or account. Read the reasons; you can appeal',
    ])
    expect((await emailsTo(talent)).at(-1)?.text).toContain(notices.textForReported)
    const [decision] = await aboutMe(talent)
    expect(decision).toMatchObject({
      caseId,
      title: 'Removed talent',
      outcome: 'removal',
      isRemoved: true,
      mayAppeal: true,
    })

    expectOk(await appeal(talent, caseId), 'appeal')
    expect((await appeal(talent, caseId)).code).toBe('wrong_state')
    expect((await appeal(brand, caseId)).status, 'the decision does not concern the reporter').toBe(404)
    expect((await waiting('report_appeal')).map(({ subjectId }) => subjectId)).toContain(caseId)
    expect((await decideAppeal(caseId, false, first)).code).toBe('other_operator_needed')
    expectOk(await decideAppeal(caseId, false, second), 'overturned')
    expect(await isFound(talent)).toBe(true)
    expect((await aboutMe(talent))[0].appeal.decision).toMatchObject({ isUpheld: false })
  })

  test('to remove a campaign keeps talents from finding it and applying', async () => {
    const owner = await newPerson(app, 'brand', 'Campaigning brand')
    const talent = await newPerson(app, 'talent', 'Applying talent')
    const campaignId = await aCampaign(owner)
    expectOk(await report(talent, 'campaign', campaignId), 'report')
    expectOk(await decide(await caseAbout(owner), 'removal'), 'decision')
    expect((await talent.call('/talent/getCampaignDetails', { campaignId })).status).toBe(404)
    await expect(anApplication(talent, campaignId)).rejects.toThrow()
  })

  test('to remove an offer withdraws it; a brand itself cannot be removed', async () => {
    const owner = await newPerson(app, 'brand', 'Offering brand')
    const talent = await newPerson(app, 'talent', 'Insulted talent')
    const offerId = await anOffer(owner, talent)
    expectOk(await report(talent, 'offer', offerId), 'report')
    expectOk(await decide(await caseAbout(owner), 'removal'), 'decision')
    expect((await talent.call('/talent/getOfferDetails', { offerId })).data.status).toBe('withdrawn')
    expectOk(await report(talent, 'brand', owner.id), 'report of the brand')
    const caseId = await caseAbout(owner)
    expect((await decide(caseId, 'removal')).code).toBe('not_removable')
    expectOk(await decide(caseId, 'warning'), 'warning')
    expect((await aboutMe(owner))[0]).toMatchObject({ outcome: 'warning', isRemoved: false })
  })

  test('to suspend ends sessions; an appeal by email is recorded, and overturning it lets the user in again', async () => {
    const talent = await aListedTalent('Suspended talent')
    const caseId = await aCase(talent)
    expectOk(await decide(caseId, 'suspension', { suspension: 'fraud' }), 'decision')
    expect((await talent.call('/user/getReports', {})).status).toBe(401)
    const recorded = { caseId, text: 'I have written this by email.', ...why }
    expectOk(await first.call('/superAdmin/recordReportAppeal', recorded), 'recorded')
    expectOk(await decideAppeal(caseId, false, second), 'overturned')
    expectOk(await app.call('/user/signin', { email: talent.email, password: PASSWORD }), 'sign-in')
  })

  test('a restoration by hand ends the decided suspension: overturning it leaves a later suspension', async () => {
    const talent = await aListedTalent('Restored talent')
    const userId = talent.id
    const signIn = () => app.call('/user/signin', { email: talent.email, password: PASSWORD })
    const byHand = { userId, reasonCode: 'fraud', explanation: 'Another matter, decided by hand.', ...why }
    const caseId = await aCase(talent)
    expectOk(await decide(caseId, 'suspension', { suspension: 'fraud' }), 'decision')
    const recorded = { caseId, text: 'I have written this by email.', ...why }
    expectOk(await first.call('/superAdmin/recordReportAppeal', recorded), 'recorded')
    expectOk(await first.call('/superAdmin/restoreUser', { userId, ...why }), 'restoration')
    expectOk(await signIn(), 'sign-in after the restoration')
    expectOk(await first.call('/superAdmin/suspendUser', byHand), 'suspension by hand')
    expectOk(await decideAppeal(caseId, false, second), 'overturned')
    expect((await signIn()).code, 'the suspension by hand stays').toBe('account_suspended')
  })

  test('a suspension that was restored by hand does not come back with a later one that is overturned', async () => {
    const talent = await aListedTalent('Twice suspended talent')
    const signIn = () => app.call('/user/signin', { email: talent.email, password: PASSWORD })
    expectOk(await decide(await aCase(talent), 'suspension', { suspension: 'fraud' }), 'first decision')
    expectOk(await first.call('/superAdmin/restoreUser', { userId: talent.id, ...why }), 'restoration')
    const other = await newPerson(app, 'brand', 'Second reporter of a suspension')
    const caseId = await aCase(talent, other)
    expectOk(await decide(caseId, 'suspension', { suspension: 'fraud' }), 'second decision')
    const recorded = { caseId, text: 'I have written this by email.', ...why }
    expectOk(await first.call('/superAdmin/recordReportAppeal', recorded), 'recorded')
    expectOk(await decideAppeal(caseId, false, second), 'overturned')
    expectOk(await signIn(), 'sign-in')
  })

  test('to hold payouts keeps shares on hold until an operator ends it', async () => {
    const owner = await newPerson(app, 'brand', 'Paying brand')
    const talent = await aListedTalent('Held talent')
    await onboard(app, talent)
    const caseId = await aCase(talent)
    expectOk(await decide(caseId, 'payout_hold'), 'decision')
    await aFinishedDeal(owner, talent)
    await app.settle()
    const payout = async () => expectOk(await talent.call('/talent/payouts', {}), 'payouts').data.items[0]
    expect(await payout()).toMatchObject({
      status: 'on_hold',
      reason: 'A decision of Marquee about a report holds your payouts. The reasons are in your settings.',
    })
    expectOk(await first.call('/superAdmin/endPayoutHold', { caseId, ...why }), 'end of the hold')
    await app.settle()
    expect((await payout()).status).not.toBe('on_hold')
    expect((await first.call('/superAdmin/endPayoutHold', { caseId, ...why })).code).toBe('wrong_state')
  })

  test('the third strike within 12 months asks for a review; an overturned one does not count', async () => {
    const talent = await aListedTalent('Warned talent')
    const cases: string[] = []
    for (const no of [1, 2, 3]) {
      const caseId = await aCase(talent)
      expectOk(await decide(caseId, 'strike'), `strike ${no}`)
      cases.push(caseId)
      expect(await waiting('strike_review')).toHaveLength(no === 3 ? 1 : 0)
    }
    expect((await load(cases[2] ?? '')).strikes).toHaveLength(3)
    expectOk(await appeal(talent, cases[0] ?? ''), 'appeal')
    expectOk(await decideAppeal(cases[0] ?? '', false, second), 'overturned')
    expect(await waiting('strike_review')).toEqual([])
  })

  test('two operators decide: the second gets a conflict', async () => {
    const talent = await aListedTalent('Contested talent')
    const caseId = await aCase(talent)
    const { version } = await load(caseId)
    expectOk(await decide(caseId, 'warning', { version }), 'first')
    const late = await decide(caseId, 'strike', { version }, second)
    expect([late.status, ['stale_version', 'wrong_state'].includes(late.code ?? '')]).toEqual([409, true])
  })
})

test('an operator asks the reporter, who answers once', async () => {
  const talent = await aListedTalent('Questioned talent')
  const caseId = await aCase(talent)
  const { reports } = await load(caseId)
  const question = 'Which of the pictures are yours?'
  const asked = { caseId, reportId: reports[0].id, question, ...why }
  expectOk(await first.call('/superAdmin/askReporter', asked), 'question')
  const [own] = expectOk(await brand.call('/user/getReports', {}), 'reports').data.items
  expect(own).toMatchObject({ status: 'needs_info', question })
  const answer = { reportId: own.id, text: 'The first two.' }
  expect((await talent.call('/user/answerReport', answer)).status).toBe(404)
  expectOk(await brand.call('/user/answerReport', answer), 'answer')
  expect((await brand.call('/user/answerReport', answer)).code).toBe('wrong_state')
  expect((await load(caseId)).reports[0].answer).toBe('The first two.')
})

test('nothing that the reported person can read says who reported', async () => {
  const talent = await aListedTalent('Unknowing talent')
  const secret = await newPerson(app, 'brand', 'Greenfinch Holdings')
  const canary = 'pelican-canary in my own words'
  const body = { noun: 'talent', subjectId: talent.id, kind: 'fraud', text: canary }
  expectOk(await secret.call('/user/report', body), 'report')
  const caseId = await caseAbout(talent)
  expectOk(await decide(caseId, 'warning'), 'decision')
  const appealed = expectOk(await appeal(talent, caseId), 'appeal')
  expectOk(await decideAppeal(caseId, true, second), 'upheld')
  await app.settle()
  const replies = await Promise.all([
    talent.call('/user/getDecisionsAboutMe', {}),
    talent.call('/user/getReports', {}),
    talent.call('/user/profile', {}),
    talent.call('/talent/getNotifications', {}),
    talent.call('/superAdmin/getReportCase', { caseId }),
  ])
  const seen = JSON.stringify([
    appealed.data,
    replies.map(({ data }) => data),
    await emailsTo(talent),
    await notificationTexts(app, talent),
  ])
  for (const secretPart of [secret.id, secret.email, 'Greenfinch', 'pelican-canary'])
    expect(seen, secretPart).not.toContain(secretPart)
  expect(seen).toContain(notices.textForReported)
})

test('an erased reporter is removed from the report, which stays as a record', async () => {
  const talent = await aListedTalent('Recorded talent')
  const leaving = await newPerson(app, 'brand', 'Leaving reporter')
  const caseId = await aCase(talent, leaving)
  expectOk(await leaving.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  expect((await load(caseId)).reports[0].reporter).toBeNull()
})

test('an appeal is possible for 14 days; then the case closes', async () => {
  const talent = await aListedTalent('Late talent')
  const caseId = await aCase(talent)
  expectOk(await decide(caseId, 'warning'), 'decision')
  await app.passTime(14 * DAY_MS + 1_000)
  const email = talent.email
  const { token } = expectOk(await app.call('/user/signin', { email, password: PASSWORD }), 'sign-in').data
  const late = await app.call(
    '/user/appealReportDecision',
    { caseId, text: 'These pictures are my own work.' },
    { token },
  )
  expect(late).toMatchObject({ status: 409, code: 'wrong_state' })
  first = await signInOperator(app, first)
  expect((await load(caseId)).status).toBe('closed')
})
