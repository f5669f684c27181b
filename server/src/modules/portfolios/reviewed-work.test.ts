import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { writeReview } from '../../testing/reviews.ts'
import { aFileSpec } from '../../testing/terms.ts'
import { aFinishedDeal } from '../../testing/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Opens the page of a new talent and returns both. */
async function aTalentWithPage(name: string) {
  const talent = await newPerson(app, 'talent', name)
  const { slug } = expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'opened').data
  return { talent, slug }
}

/** Returns an open page as a visitor reads it, and how many statements that took. */
async function readPage(slug: string) {
  let used = 0
  app.app.calling.onUsage = (_name, { statements }) => {
    used = statements
  }
  const { data } = expectOk(await app.call('/talent/getPublicProfile', { slug }), slug)
  app.app.calling.onUsage = undefined
  return { data, used }
}

async function aReviewedDeal(brand: Person, talent: Person, terms: object, stars = 4): Promise<void> {
  const { dealId } = await aFinishedDeal(brand, talent, terms)
  expectOk(await writeReview(brand, dealId, { stars }), 'brand')
  expectOk(await writeReview(talent, dealId), 'talent')
}

test('each review of a public page says what its deal was about, without its price, its brief or a message', async () => {
  const brand = await newPerson(app, 'brand', 'Buying brand')
  const { talent, slug } = await aTalentWithPage('Reviewed talent')
  const before = await readPage(slug)
  await aReviewedDeal(brand, talent, { price: 734_500, message: 'A secret wish' })
  await aReviewedDeal(brand, talent, {
    deliverables: [
      aFileSpec({ format: 'carousel', brief: 'A secret brief' }),
      aFileSpec({ format: 'photo_set', quantity: 2 }),
    ],
  })
  const { data, used } = await readPage(slug)
  expect(data.reviews.map(({ work }: { work: string }) => work)).toEqual([
    '1 carousel and 2 photo sets',
    '1 photo set',
  ])
  expect(Object.keys(data.reviews[0]).toSorted()).toEqual(
    ['author', 'authorLogoUrl', 'id', 'publishedAt', 'stars', 'text', 'work'].toSorted(),
  )
  expect(JSON.stringify(data)).not.toMatch(/734500|secret/)
  expect(used, 'the work needs no statement of its own').toBe(before.used)
})

test('a public page counts its reviews by their stars without a further statement, and shows more than six', async () => {
  const brand = await newPerson(app, 'brand', 'Loyal brand')
  const { talent, slug } = await aTalentWithPage('Counted talent')
  const before = await readPage(slug)
  expect(before.data.rating).toEqual({ count: 0, average: null, aspects: [], starCounts: [0, 0, 0, 0, 0] })
  for (const stars of [5, 5, 5, 5, 4, 4, 2]) await aReviewedDeal(brand, talent, {}, stars)
  const { data, used } = await readPage(slug)
  expect(data.rating).toMatchObject({ count: 7, average: 4.3, starCounts: [4, 2, 0, 1, 0] })
  expect(data.reviews).toHaveLength(7)
  expect(used).toBe(before.used)
})

test('a public page shows from three cases on how much of the work came on time, as the figures have it', async () => {
  const brand = await newPerson(app, 'brand', 'Punctual brand')
  const { talent, slug } = await aTalentWithPage('Punctual talent')
  const before = await readPage(slug)
  expect([before.data.onTime, before.data.replyHours]).toEqual([null, null])
  await aReviewedDeal(brand, talent, {})
  await aReviewedDeal(brand, talent, {})
  expect((await readPage(slug)).data.onTime).toBeNull()
  await aReviewedDeal(brand, talent, {})
  const { data, used } = await readPage(slug)
  const figures = expectOk(await brand.call('/user/getTalentFigures', { talentIds: [talent.id] }), 'figures')
  const { value } = figures.data.items[0].figures.find(({ key }: { key: string }) => key === 'talentOnTime')
  expect(value).toBe(100)
  expect(data.onTime).toBe(value)
  expect(used).toBe(before.used)
})
