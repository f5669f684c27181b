import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'

const HOUR_MS = 3_600_000
let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Waiting brand')
})
afterAll(() => app.stop())

const namesFor = async (search: object): Promise<string[]> =>
  expectOk(await brand.call('/brand/searchTalent', search), 'search').data.items.map(
    ({ displayName }: { displayName: string }) => displayName,
  )

test('the filter by reply time is the public figure, from three answers on', async () => {
  const talent = await newPerson(app, 'talent', 'Prompt Pia')
  expectOk(await talent.call('/user/update-profile', { isListed: true, headline: 'Ferns' }), 'listing')
  for (let invitation = 1; invitation <= 3; invitation++) {
    const campaignId = await aCampaign(brand)
    const invite = { campaignId, talentId: talent.id }
    const { id } = expectOk(await brand.call('/campaign/invite', invite), 'invitation').data
    clock.moveBy(5 * HOUR_MS)
    expectOk(await talent.call('/talent/withdraw-application', { applicationId: id }), 'answer')
    await cleanUp()
    expect(await namesFor({ q: 'ferns', answersWithin: 12 })).toEqual(invitation < 3 ? [] : ['Prompt Pia'])
  }
  expect(await namesFor({ q: 'ferns', answersWithin: 4 })).toEqual([])
  const figures = expectOk(
    await brand.call('/user/getTalentFigures', { talentIds: [talent.id] }),
    'figures',
  ).data
  const shown = figures.items[0].figures.find(({ key }: { key: string }) => key === 'talentReplyTime')
  const { rows } = await db().execute(
    sql`select reply_hours from talent_search_entries where talent_id = ${talent.id}`,
  )
  expect(rows).toEqual([{ reply_hours: shown.value }])
  const { slug } = expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'opened').data
  const page = expectOk(await app.call('/talent/getPublicProfile', { slug }), 'page').data
  expect(page.replyHours).toBe(shown.value)
  expect((await brand.call('/brand/searchTalent', { answersWithin: 73 })).data.fields).toHaveProperty(
    'answersWithin',
  )
})

test('a talent with time off on the days is not found, and the profile shows the days', async () => {
  const talent = await newPerson(app, 'talent', 'Away Ana')
  const timeOff = [
    { from: '2027-03-10', to: '2027-03-20' },
    { from: '2027-01-05', to: '2027-01-05' },
  ]
  const profile = { isListed: true, headline: 'Mosses', timeOff }
  expectOk(await talent.call('/user/update-profile', profile), 'profile')
  const found = (days: object) => namesFor({ q: 'mosses', ...days })
  expect(await found({ freeFrom: '2027-03-21', freeTo: '2027-04-01' })).toEqual(['Away Ana'])
  expect(await found({ freeFrom: '2027-03-20', freeTo: '2027-04-01' })).toEqual([])
  expect(await found({ freeFrom: '2027-04-01', freeTo: '2027-03-20' })).toEqual([])
  expect(await found({ freeFrom: '2027-01-05' })).toEqual([])
  expect(await found({ freeTo: '2027-01-06' })).toEqual(['Away Ana'])
  const seen = expectOk(await brand.call('/talent/getTalent', { talentId: talent.id }), 'profile').data
  expect(seen.timeOff).toEqual(timeOff.toReversed())
  const wrong = { timeOff: [{ from: '2027-03-20', to: '2027-03-10' }] }
  expect((await talent.call('/user/update-profile', wrong)).data.fields).toHaveProperty('timeOff.0.to')
  expectOk(await talent.call('/user/update-profile', { timeOff: [] }), 'no time off')
  expect(await found({ freeFrom: '2027-03-15' })).toEqual(['Away Ana'])
})
