import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aDeal, aFinishedDeal } from '../../testing/work.ts'

const DAY_MS = 86_400_000
const forDays = (days: number) => ({
  rights: { channels: ['paid'], territory: 'uk', days, mayEdit: false, aiTraining: false },
})

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Fern and Clay')
  talent = await newPerson(app, 'talent', 'Rights Talent')
})
afterAll(() => app.stop())

/** Lets timers fire some days later and returns to the present, in which sessions are still valid. */
async function elapse(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  await app.passTime(0)
}

const listed = async (by: Person, state: string, path = '/brand/usage-rights') =>
  expectOk(await by.call(path, { state }), state).data.items
const dealIds = (items: { dealId: string }[]) => items.map(({ dealId }) => dealId)

test('a right begins when the deal is completed, ends after the agreed days, and both sides are told before', async () => {
  const running = await aDeal(brand, talent, forDays(30))
  const long = await aFinishedDeal(brand, talent, forDays(60))
  const short = await aFinishedDeal(brand, talent, {
    ...forDays(30),
    exclusivity: { category: 'Plant pots', days: 20 },
  })
  const none = await aFinishedDeal(brand, talent, {
    rights: { channels: [], territory: 'uk', days: 0, mayEdit: false, aiTraining: false },
  })

  // In use, the earliest end first; without a channel there is no right.
  const inUse = await listed(brand, 'in_use')
  expect(dealIds(inUse)).toEqual([short.dealId, long.dealId])
  expect(dealIds(inUse)).not.toContain(none.dealId)
  expect(inUse[0]).toMatchObject({
    brandName: 'Fern and Clay',
    talent: { displayName: 'Rights Talent' },
    exclusivity: { category: 'Plant pots' },
  })
  expect(new Date(inUse[0].endsAt).getTime() - new Date(inUse[0].startsAt).getTime()).toBe(30 * DAY_MS)
  expect(dealIds(await listed(brand, 'not_started'))).toEqual([running.dealId])
  expect(await listed(brand, 'ended')).toEqual([])
  expect(dealIds(await listed(talent, 'in_use', '/talent/usage-rights'))).toEqual([short.dealId, long.dealId])

  await elapse(17)
  const reminder = /^Your right to use the work of Rights Talent for .+ ends on \d\d \w{3}, \d{4}$/
  expect((await notificationTexts(app, brand)).filter((text) => reminder.test(text))).toHaveLength(1)
  expect(
    (await notificationTexts(app, talent)).filter((text) =>
      /Fern and Clay to use your work.+ends on/.test(text),
    ),
  ).toHaveLength(1)

  await elapse(31)
  const ended = /^Your right to use the work of Rights Talent for .+ has ended\. Please stop using it$/
  expect((await notificationTexts(app, brand)).filter((text) => ended.test(text))).toHaveLength(1)

  await app.passTime(31 * DAY_MS)
  const later = await signInAgain(app, brand)
  expect(dealIds(await listed(later, 'ended'))).toEqual([short.dealId])
  expect(dealIds(await listed(later, 'in_use'))).toContain(long.dealId)
  await app.passTime(0)
})

test('pages hold every deal once, and nobody else reads them', async () => {
  const other = await newPerson(app, 'brand', 'Other brand')
  const paged = await newPerson(app, 'brand', 'Paging brand')
  const made: string[] = []
  for (const days of [40, 50, 60]) made.push((await aFinishedDeal(paged, talent, forDays(days))).dealId)
  const read: string[] = []
  let cursor: string | null = null
  do {
    const input: object = { limit: 1, ...(cursor ? { cursor } : {}) }
    const { data } = expectOk(await paged.call('/brand/usage-rights', input), 'page')
    read.push(...dealIds(data.items))
    cursor = data.nextCursor
  } while (cursor)
  expect(read).toEqual(made)
  expect(await listed(other, 'in_use')).toEqual([])
})

test('an agent reads the rights of the roster', async () => {
  const agent = await newAgent(app, 'Rights agent')
  await aMandatedTalent(agent, talent)
  const items = await listed(agent, 'in_use', '/talentagent/usage-rights')
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((item: { talent: { id: string } }) => item.talent.id === talent.id)).toBe(true)
})
