import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('only talents who chose to be found are listed, and no phone number is shown', async () => {
  const shy = await newPerson(app, 'talent', 'Shy talent')
  const open = await newPerson(app, 'talent', 'Open talent')
  expectOk(await open.call('/user/update-profile', { isListed: true, phone: '+44 20 7946 0958' }), 'listing')
  const idsFor = async (reader: Pick<Person, 'call'>): Promise<string[]> =>
    expectOk(await reader.call('/talent/getAll', {}), 'list').data.items.map(({ id }: { id: string }) => id)
  const ids = await idsFor(shy)
  expect(ids).toContain(open.id)
  expect(ids).not.toContain(shy.id)
  const profile = expectOk(await shy.call('/talent/getTalent', { talentId: open.id }), 'profile').data
  expect(profile).not.toHaveProperty('phone')

  const reads = async () => [
    (await app.call('/talent/getTalent', { talentId: open.id })).status,
    (await app.call('/talent/getPortfolio', { talentId: open.id })).status,
    (await idsFor(app)).includes(open.id),
  ]
  expect(await reads(), 'a visitor, while the page is closed').toEqual([404, 404, false])
  expectOk(await open.call('/talent/savePublicPage', { isPublic: true }), 'open page')
  expect(await reads(), 'a visitor, while the page is open').toEqual([200, 200, true])
})

test('talent types and niches come from the lists; an unknown one fails on its field', async () => {
  const person = await newPerson(app, 'talent', 'Kind talent')
  const { items: types } = expectOk(await app.call('/talenttype/list', {}), 'types').data
  const { items: crafts } = expectOk(
    await app.call('/talentsubtype/list', { typeId: types[0].id }),
    'crafts',
  ).data
  expect(crafts.every((craft: { typeId: string }) => craft.typeId === types[0].id)).toBe(true)
  const saved = expectOk(
    await person.call('/user/update-profile', { typeId: types[0].id, subtypeIds: [crafts[0].id] }),
    'kind',
  ).data
  expect(saved.talent).toMatchObject({ typeId: types[0].id, subtypeIds: [crafts[0].id] })
  const unknown = await person.call('/user/update-profile', { typeId: crafts[0].id })
  expect(unknown.data.fields).toHaveProperty('typeId')
  expect(
    expectOk(await app.call('/companyindustry/list', {}), 'industries').data.items.length,
  ).toBeGreaterThan(10)
})

test('followers that were saved without a day keep that of the audience when the profile is saved', async () => {
  const talent = await newPerson(app, 'talent', 'Earlier talent')
  const account = { platform: 'tiktok', handle: 'earlier', followers: 900 }
  const audience = { ukBps: 6_200, womenBps: null, age: '25-34' }
  await app.engine.root.execute(`update talents set socials = '[${JSON.stringify(account)}]', socials_at = '2026-01-02',
    audience = '${JSON.stringify(audience)}' where id = '${talent.id}'`)
  const saved = async (change: object) =>
    expectOk(await talent.call('/user/update-profile', change), 'profile').data.talent
  const same = await saved({ socials: [account], audience, city: 'Leeds' })
  expect(same).toMatchObject({ statedOn: '2026-01-02', socials: [{ measuredOn: '2026-01-02' }] })
  const other = await saved({ socials: [account], audience: { ...audience, ukBps: 6_300 } })
  expect(other.statedOn).not.toBe('2026-01-02')
  expect(other.socials).toMatchObject([{ measuredOn: '2026-01-02' }])
})

test('a talent states numbers of their accounts and their audience, with the day, and takes them back', async () => {
  const talent = await newPerson(app, 'talent', 'Stating talent')
  const shown = async () =>
    expectOk(await talent.call('/talent/getTalent', { talentId: talent.id }), 'profile').data
  expect((await shown()).audience).toEqual({ ukBps: null, womenBps: null, age: '' })
  const stated = {
    socials: [{ platform: 'tiktok', handle: 'stating', followers: 900, engagementBps: 420 }],
    audience: { ukBps: 6_200, womenBps: null, age: '25-34' },
    takesGifted: true,
  }
  expectOk(await talent.call('/user/update-profile', stated), 'stated')
  const today = new Date().toISOString().slice(0, 10)
  expect(await shown()).toMatchObject({ ...stated, statedOn: today })
  await app.engine.root.execute(`update talents set socials_at = '2026-01-02' where id = '${talent.id}'`)
  expectOk(await talent.call('/user/update-profile', { ...stated, city: 'Leeds' }), 'moved')
  expect(await shown(), 'the same numbers keep their day').toMatchObject({
    city: 'Leeds',
    statedOn: '2026-01-02',
  })
  expectOk(
    await talent.call('/user/update-profile', {
      socials: [{ platform: 'tiktok', handle: 'stating', followers: 900, engagementBps: null }],
      audience: { ukBps: null, womenBps: null, age: '' },
    }),
    'taken back',
  )
  expect(await shown()).toMatchObject({
    socials: [{ platform: 'tiktok', handle: 'stating', followers: 900 }],
    audience: { ukBps: null, womenBps: null, age: '' },
    statedOn: today,
  })
  for (const [field, change] of Object.entries({
    'audience.ukBps': { audience: { ukBps: 10_001, womenBps: null, age: '' } },
    'audience.age': { audience: { ukBps: null, womenBps: null, age: '12' } },
    'socials.0.engagementBps': {
      socials: [{ platform: 'tiktok', handle: 'stating', followers: 1, engagementBps: 10_001 }],
    },
  }))
    expect((await talent.call('/user/update-profile', change)).data.fields, field).toHaveProperty([field])
})
