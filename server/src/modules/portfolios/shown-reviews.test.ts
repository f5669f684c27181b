import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { writeReview } from '../../testing/reviews.ts'
import { aFinishedDeal } from '../../testing/work.ts'
import { setReviewHidden } from '../reviews/reviews.store.ts'

let app: TestApp
/** Three reviews are shown: by Alder about Ada, by Birch about Bea, and by Cedar about Cal with two stars. */
let talents: Record<'ada' | 'bea' | 'cal', Person>
beforeAll(async () => {
  app = await startTestApp()
  talents = { ada: await aTalent('Ada'), bea: await aTalent('Bea'), cal: await aTalent('Cal') }
  await aReview(await newPerson(app, 'brand', 'Alder'), talents.ada)
  await aReview(await newPerson(app, 'brand', 'Birch'), talents.bea)
  expect((await shown()).items, 'fewer than three are not shown').toEqual([])
  await aReview(await newPerson(app, 'brand', 'Cedar'), talents.cal, 2)
})
afterAll(() => app.stop())

/** Returns what a visitor reads of the newest reviews, by the names of the talent and the brand. */
async function shown() {
  const { statusCode, body } = await app.app.inject({ url: '/api/market/shown-reviews' })
  expect(statusCode).toBe(200)
  const { data } = JSON.parse(body)
  const names = data.items.map(
    ({ talent, author }: { talent: { displayName: string }; author: string }) =>
      `${author} about ${talent.displayName}`,
  )
  return { ...data, names, body }
}

async function aTalent(name: string, { isPublic = true, isListed = true } = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed }), 'listed')
  expectOk(await talent.call('/talent/savePublicPage', { isPublic }), 'page')
  return talent
}

async function aReview(brand: Person, talent: Person, stars = 5): Promise<void> {
  const { dealId } = await aFinishedDeal(brand, talent)
  expectOk(await writeReview(brand, dealId, { stars }), 'brand')
  expectOk(await writeReview(talent, dealId), 'talent')
}

test('visitors read the newest reviews of open pages, good or bad, each about a different talent and by a different brand', async () => {
  const douglas = await newPerson(app, 'brand', 'Douglas')
  await aReview(douglas, await aTalent('Closed page', { isPublic: false }))
  await aReview(douglas, await aTalent('Does not want to be found', { isListed: false }))
  expect((await shown()).names).toEqual(['Cedar about Cal', 'Birch about Bea', 'Alder about Ada'])

  await aReview(douglas, talents.cal)
  await aReview(douglas, talents.bea)
  const { names, items, body } = await shown()
  expect(names).toEqual(['Douglas about Bea', 'Cedar about Cal', 'Alder about Ada'])
  expect(items[1]).toEqual({
    id: expect.any(String),
    author: 'Cedar',
    authorLogoUrl: null,
    work: expect.any(String),
    stars: 2,
    text: expect.any(String),
    publishedAt: expect.any(String),
    talent: { slug: expect.any(String), displayName: 'Cal', avatarUrl: null },
  })
  expect(body).not.toMatch(/price|dealId|@/)
})

test('a sealed review, a hidden one and those of a closed page are not shown', async () => {
  const before = await shown()
  expect(before.names).toHaveLength(3)
  const brand = await newPerson(app, 'brand', 'Elm')
  const talent = await aTalent('Dee')
  const { dealId } = await aFinishedDeal(brand, talent)
  expectOk(await writeReview(brand, dealId), 'brand')
  expect((await shown()).names, 'sealed until both have written').toEqual(before.names)
  expectOk(await writeReview(talent, dealId), 'talent')
  const { names, items } = await shown()
  expect(names[0]).toBe('Elm about Dee')

  const hidden = (at: Date | null) => inTransaction(systemActor, () => setReviewHidden(items[0].id, at))
  await hidden(clock.now())
  expect((await shown()).names).toEqual(before.names)
  await hidden(null)
  expect((await shown()).names).toEqual(names)

  expectOk(await talent.call('/talent/savePublicPage', { isPublic: false }), 'closed')
  expect((await shown()).names).toEqual(before.names)
})

test('the page of reviews has those of both sides, newest first, good and bad, without hidden ones and closed pages', async () => {
  const read = async () => {
    const { statusCode, body } = await app.app.inject({ url: '/api/market/reviews' })
    expect(statusCode).toBe(200)
    return { ...JSON.parse(body).data, body }
  }
  const brand = await newPerson(app, 'brand', 'Fir')
  const talent = await aTalent('Eve')
  const { dealId } = await aFinishedDeal(brand, talent)
  expectOk(await writeReview(brand, dealId, { stars: 5 }), 'brand')
  expect((await read()).body, 'sealed').not.toContain('Fir')
  expectOk(await writeReview(talent, dealId, { stars: 1 }), 'talent')
  await aReview(await newPerson(app, 'brand', 'Gorse'), await aTalent('Unlisted', { isListed: false }), 1)

  const { byBrands, byTalents, body } = await read()
  const eve = { slug: expect.any(String), displayName: 'Eve', avatarUrl: null }
  expect(byBrands[0]).toMatchObject({ author: 'Fir', stars: 5, talent: eve })
  expect(byBrands.map(({ author }: { author: string }) => author)).toContain('Cedar')
  expect(byTalents[0]).toEqual({
    id: expect.any(String),
    talent: eve,
    brand: { companyName: 'Fir', logoUrl: null },
    work: expect.any(String),
    stars: 1,
    text: expect.any(String),
    publishedAt: expect.any(String),
  })
  expect(body).not.toMatch(/price|dealId|@|Unlisted/)

  const hide = (id: string) => inTransaction(systemActor, () => setReviewHidden(id, clock.now()))
  await hide(byTalents[0].id)
  const after = await read()
  expect(after.byTalents.map(({ id }: { id: string }) => id)).not.toContain(byTalents[0].id)
  expect(after.byBrands[0].id, 'the one by the brand stays').toBe(byBrands[0].id)

  expectOk(await talent.call('/talent/savePublicPage', { isPublic: false }), 'closed')
  expect((await read()).body).not.toContain('Eve')
})
