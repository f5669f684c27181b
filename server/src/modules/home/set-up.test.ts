import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const setUpOf = async (person: Person) => expectOk(await person.call('/user/set-up'), 'set-up').data
/** Returns the keys of the steps that are done. */
const doneBy = async (person: Person): Promise<string[]> =>
  (await setUpOf(person)).steps
    .filter(({ isDone }: { isDone: boolean }) => isDone)
    .map(({ key }: { key: string }) => key)

test('a brand’s steps follow its data', async () => {
  const brand = await newPerson(app, 'brand', 'Set-up brand')
  const talent = await newPerson(app, 'talent', 'Set-up applicant')
  const { steps, draft } = await setUpOf(brand)
  expect(steps.map(({ key }: { key: string }) => key)).toEqual([
    'account',
    'campaign',
    'company',
    'plan',
    'invitation',
  ])
  expect(draft).toBeNull()
  expect(await doneBy(brand)).not.toContain('campaign')
  const campaignId = await aCampaign(brand)
  expect(await doneBy(brand)).toContain('campaign')
  expect(await doneBy(brand)).not.toContain('invitation')
  await anApplication(talent, campaignId)
  expect(await doneBy(brand)).toContain('invitation')
})

test('a draft campaign is named until it is published', async () => {
  const brand = await newPerson(app, 'brand', 'Draft brand')
  const { id } = expectOk(await brand.call('/campaign/add', { title: 'Winter hands' }), 'draft').data
  expect((await setUpOf(brand)).draft).toEqual({ id, title: 'Winter hands' })
})

test('a talent’s step returns when its field is emptied', async () => {
  const talent = await newPerson(app, 'talent', 'Set-up talent')
  const change = (profile: object) => talent.call('/user/update-profile', profile)
  const before = await doneBy(talent)
  const typeId = expectOk(await talent.call('/talenttype/list'), 'types').data.items[0].id
  expectOk(
    await change({
      headline: 'Skin, slowly',
      bio: '<p>Morning light.</p>',
      minFee: 30_000,
      socials: [{ platform: 'tiktok', handle: '@set', followers: 900 }],
      isListed: true,
      city: 'Leeds',
      languages: ['English'],
      typeId,
    }),
    'profile',
  )
  expect(await doneBy(talent)).toEqual([
    ...new Set([
      'account',
      ...before.filter((key) => key === 'photo'),
      'channels',
      'basics',
      'bio',
      'rates',
      'listed',
    ]),
  ])
  expectOk(await change({ socials: [], bio: '', city: '' }), 'profile')
  const after = await doneBy(talent)
  expect(after).not.toContain('channels')
  expect(after).not.toContain('bio')
  expect(after).not.toContain('basics')
})

test('works and packages are steps that can wait', async () => {
  const talent = await newPerson(app, 'talent', 'Showing talent')
  const work = { fileId: await talent.upload(), caption: 'First work' }
  expectOk(await talent.call('/talent/addWork', work), 'work')
  expect(await doneBy(talent)).toContain('portfolio')
  expect(await doneBy(talent)).not.toContain('packages')
})

test('an agent’s steps follow the agency and its roster', async () => {
  const agent = await newAgent(app, 'Set-up agent')
  expect(await doneBy(agent)).toEqual(['account'])
  expectOk(
    await agent.call('/talentagent/update-agency', { about: 'Skin care only.', city: 'Leeds' }),
    'agency',
  )
  await aManagedTalent(agent, { displayName: 'First of the roster' })
  expect(await doneBy(agent)).toEqual(['account', 'agency', 'talent', 'mandate'])
  const steps = (await setUpOf(agent)).steps.map(({ key }: { key: string }) => key)
  expect(steps.at(-1)).toBe('bank')
  const member = await aMember(agent, [])
  expect(await doneBy(member), 'the owner’s step').toContain('bank')
})

test('a dismissed list stays dismissed for this account until it is shown again', async () => {
  const one = await newPerson(app, 'brand', 'Dismissing brand')
  const other = await newPerson(app, 'brand', 'Other brand')
  expectOk(await one.call('/user/dismiss-set-up', { isDismissed: true }), 'dismissal')
  expectOk(await one.call('/user/dismiss-set-up', { isDismissed: true }), 'dismissal, repeated')
  expect((await setUpOf(one)).isDismissed).toBe(true)
  expect((await setUpOf(other)).isDismissed).toBe(false)
  expectOk(await one.call('/user/dismiss-set-up', { isDismissed: false }), 'shown again')
  expect((await setUpOf(one)).isDismissed).toBe(false)
})
