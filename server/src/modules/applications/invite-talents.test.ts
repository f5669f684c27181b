import type { InvitedTalent } from '@marquee/contract/calls/applications'
import { formatDate } from '@marquee/contract/rules/dates'
import { MAX_INVITED } from '@marquee/contract/rules/invitations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { dayFromNow } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Inviting brand')
})
afterAll(() => app.stop())

async function aListedTalent(name: string): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  return talent
}
const invite = (campaignId: string, talents: readonly Person[], more: object = {}) =>
  brand.call('/brand/inviteTalents', { campaignId, talentIds: talents.map(({ id }) => id), ...more })
const resultsOf = (reply: { status: number; data: { items: InvitedTalent[] } }) => {
  expect(reply.status).toBe(200)
  return reply.data.items.map(({ displayName, result }) => [displayName, result])
}

test('several talents are invited at once, and each reads the note', async () => {
  const campaignId = await aCampaign(brand, { visibility: 'invite' })
  const talents = [await aListedTalent('First Guest'), await aListedTalent('Second Guest')]
  const reply = await invite(campaignId, talents, { note: 'Your tea films.' })
  expect(resultsOf(reply)).toEqual([
    ['First Guest', 'invited'],
    ['Second Guest', 'invited'],
  ])
  await app.settle()
  for (const talent of talents) {
    const { data } = expectOk(await talent.call('/talent/getCampaignDetails', { campaignId }), 'campaign')
    expect(data).toMatchObject({
      mayApply: true,
      application: { status: 'invited', invitationNote: 'Your tea films.' },
    })
    const { items } = expectOk(await talent.call('/talent/getNotifications'), 'notifications').data
    expect(items).toHaveLength(1)
  }
})

test('the email of an invitation says the pay, the work and the deadline of the campaign', async () => {
  const talent = await aListedTalent('Told Guest')
  const pay = { payModel: 'range', feeMin: 66_000, feeMax: 84_000, applyBy: dayFromNow(9) }
  await invite(await aCampaign(brand, { title: 'Told campaign', ...pay }), [talent])
  const gift = { payModel: 'gifted', productName: 'Calm tea' }
  await invite(await aCampaign(brand, { title: 'Gift campaign', ...gift }), [talent])
  await app.settle()
  const emails = (await app.emails()).filter(({ to }) => to === talent.email)
  const textAbout = (title: string) => emails.find(({ subject }) => subject.endsWith(title))?.text
  expect(textAbout('Told campaign')).toContain(
    `Inviting brand invited you to apply for Told campaign.\n\n£660 to £840 for 1 photo set. Apply by ${formatDate(dayFromNow(9))}.`,
  )
  expect(textAbout('Gift campaign')).toContain('Gifted: Calm tea for 1 photo set. Apply by ')
})

test('the result says for each talent why they were not invited', async () => {
  const campaignId = await aCampaign(brand)
  const [fresh, invited, applied, hidden, blocking, leaving] = [
    await aListedTalent('Fresh'),
    await aListedTalent('Invited'),
    await aListedTalent('Applied'),
    await newPerson(app, 'talent', 'Hidden'),
    await aListedTalent('Blocking'),
    await aListedTalent('Leaving'),
  ]
  await invite(campaignId, [invited])
  await anApplication(applied, campaignId)
  expectOk(await blocking.call('/user/block', { blockedId: brand.id }), 'block')
  await anApplication(leaving, campaignId)
  const all = [fresh, invited, applied, hidden, blocking, leaving, { ...hidden, id: campaignId }]
  expect(resultsOf(await invite(campaignId, all))).toEqual([
    ['Fresh', 'invited'],
    ['Invited', 'already_invited'],
    ['Applied', 'already_applied'],
    ['', 'not_available'],
    ['', 'blocked'],
    ['Leaving', 'already_applied'],
    ['', 'not_available'],
  ])
  const { rows } = await db().execute(
    sql`select talent_id from applications where campaign_id = ${campaignId} and talent_id = ${blocking.id}`,
  )
  expect(rows).toHaveLength(0)
})

test('repeating an invitation invites nobody twice, also at the same moment', async () => {
  const campaignId = await aCampaign(brand)
  const talents = [await aListedTalent('One'), await aListedTalent('Two'), await aListedTalent('Three')]
  const replies = await Promise.all([invite(campaignId, talents), invite(campaignId, talents.toReversed())])
  expect(
    replies.flatMap((reply) => reply.data.items.map(({ result }: InvitedTalent) => result)).toSorted(),
  ).toEqual([...talents.map(() => 'already_invited'), ...talents.map(() => 'invited')])
  const { rows } = await db().execute(sql`select id from applications where campaign_id = ${campaignId}`)
  expect(rows).toHaveLength(talents.length)
})

test('nobody is invited to a closed or foreign campaign, nor more than 20 or one twice', async () => {
  const talent = await aListedTalent('Waiting')
  const closed = await aCampaign(brand)
  expectOk(await brand.call('/campaign/updateStatus', { campaignId: closed, event: 'close' }), 'closed')
  expect(await invite(closed, [talent])).toMatchObject({ status: 422, code: 'campaign_not_open' })
  const other = await newPerson(app, 'brand', 'Other inviting brand')
  expect((await invite(await aCampaign(other), [talent])).status).toBe(404)
  const open = await aCampaign(brand)
  for (const talents of [[], [talent, talent], Array.from({ length: MAX_INVITED + 1 }, () => talent)])
    expect(await invite(open, talents)).toMatchObject({
      status: 400,
      data: { fields: { talentIds: expect.any(String) } },
    })
  expect((await invite(open, [talent], { note: 'm'.repeat(501) })).data.fields).toHaveProperty('note')
})

test('a brand reads whom it has invited to its live campaigns, and who has applied', async () => {
  const [open, other, paused] = [await aCampaign(brand), await aCampaign(brand), await aCampaign(brand)]
  const [invited, applied, stranger] = [
    await aListedTalent('Known Guest'),
    await aListedTalent('Known Applicant'),
    await aListedTalent('Unknown Guest'),
  ]
  await invite(open, [invited])
  await invite(paused, [invited, applied])
  await anApplication(applied, other)
  expectOk(await brand.call('/campaign/updateStatus', { campaignId: paused, event: 'pause' }), 'pause')
  const among = (person: Person) =>
    person.call('/brand/applications-among', { talentIds: [invited.id, applied.id, stranger.id] })
  const { items } = expectOk(await among(brand), 'applications').data
  expect(items).toMatchObject([
    { talentId: applied.id, campaignId: other, status: 'submitted' },
    { talentId: invited.id, campaignId: open, status: 'invited' },
  ])
  const rival = await newPerson(app, 'brand', 'Rival brand')
  expect(expectOk(await among(rival), 'applications').data.items).toEqual([])
})
