// cspell:ignore francais Français lantrens rylns windmlils
import { addDays, londonDayOf } from '@marquee/contract/rules/dates'
import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { platforms } from '@marquee/contract/terms/deliverables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aFinishedDeal } from '../../testing/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // Before the slugs are read, which a process then keeps for a minute.
  await app.engine.root.execute(`
    insert into talent_subtypes (type_id, name)
    select id, 'Lighthouses' from talent_types where name in ('Influencer', 'Videographer')`)
})
afterAll(() => app.stop())

/** Creates a talent who can be found, with this profile. */
async function aTalent(displayName: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  const change = { displayName, isListed: true, ...profile }
  expectOk(await talent.call('/user/update-profile', change), 'profile')
  return talent
}
const visit = async (input: object) => expectOk(await app.call('/market/talents', input), 'talents').data

test('visitors without an account find only talents whose page is open, without contact data', async () => {
  const open = await aTalent('Wilma Open', { headline: 'Lanterns', city: 'Rye' })
  await aTalent('Wanda Closed', { headline: 'Lanterns' })
  const unlisted = await aTalent('Willa Unlisted', { headline: 'Lanterns', isListed: false })
  for (const talent of [open, unlisted])
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
  const { items } = await visit({ q: 'lanterns' })
  expect(items).toEqual([
    {
      id: open.id,
      slug: expect.stringMatching(/^wilma-open/),
      displayName: 'Wilma Open',
      headline: 'Lanterns',
      city: 'Rye',
      followers: 0,
      minFee: 0,
      feeCurrency: 'GBP',
      startingPrice: null,
      subtypes: [],
      typeName: null,
      pictureUrl: null,
      morePictures: [],
      avatarUrl: null,
      rating: null,
      reviewCount: 0,
      platforms: [],
      reasons: ['Headline: “Lanterns”'],
    },
  ])
  const reasonsOf = async (q: string) => {
    const { items, isSimilar } = await visit({ q })
    return { isSimilar, reasons: items[0]?.reasons }
  }
  expect(await reasonsOf('lantrens')).toEqual({ isSimilar: true, reasons: ['Headline: “Lanterns”'] })
  const none = { isSimilar: false, reasons: undefined }
  expect(await reasonsOf('rylns'), 'across headline and city').toEqual(none)
  expect((await visit({ q: 'lanterns', city: 'Leeds' })).items).toEqual([])
  expectOk(await open.call('/talent/savePublicPage', { isPublic: false }), 'closed')
  expect((await visit({})).items).toEqual([])
})

test('visitors choose an order, and the first page says how many there are', async () => {
  for (const [no, minFee] of [30_000, 10_000, 20_000].entries()) {
    const talent = await aTalent(`Visited ${no}`, {
      headline: 'Windmills',
      minFee,
      socials: [{ platform: 'x', handle: `windmill${no}`, followers: [200, 300, 100][no] }],
    })
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
  }
  await aTalent('Closed page', { headline: 'Windmills' })
  const names = (items: { displayName: string }[]) => items.map(({ displayName }) => displayName)
  const orders = { newest: [2, 1, 0], followers: [1, 0, 2], price: [1, 2, 0] }
  for (const [sort, order] of Object.entries(orders))
    for (const q of ['windmills', 'windmlils']) {
      const first = await visit({ q, sort, limit: 2 })
      expect(first, q).toMatchObject({ count: { total: 3, isCounted: true }, isSimilar: q !== 'windmills' })
      const second = await visit({ q, sort, limit: 2, cursor: first.nextCursor })
      expect(names([...first.items, ...second.items]), sort).toEqual(order.map((no) => `Visited ${no}`))
      expect(second.count).toBeNull()
    }
  const { items: large, count } = await visit({ q: 'windmills', followersFrom: '200', sort: 'followers' })
  expect(names(large), 'with so many followers or more').toEqual(['Visited 1', 'Visited 0'])
  expect(count).toEqual({ total: 2, isCounted: true })
  const { nextCursor } = await visit({ q: 'windmills', sort: 'price', limit: 1 })
  expect(
    await app.call('/market/talents', { q: 'windmills', sort: 'newest', cursor: nextCursor }),
  ).toMatchObject({
    status: 400,
    data: { fields: { cursor: expect.any(String) } },
  })
})

test('visitors read the average of three reviews and more, and order by it', async () => {
  const brand = await newPerson(app, 'brand', 'Reviewing brand')
  for (const [name, stars] of [
    ['Often Rated', [5, 4, 4]],
    ['Hardly Rated', [5, 5]],
  ] as const) {
    const talent = await aTalent(name, { headline: 'Compasses' })
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
    for (const given of stars) {
      const { dealId } = await aFinishedDeal(brand, talent)
      await app.engine.root.execute(
        `insert into reviews (deal_id, by, brand_id, talent_id, stars, text, published_at)
         values ('${dealId}', 'brand', '${brand.id}', '${talent.id}', ${given}, 'Good work.', now())`,
      )
    }
  }
  type Rated = { displayName: string; rating: number | null; reviewCount: number }
  const ratings = async () => {
    const { items } = await visit({ q: 'compasses' })
    return Object.fromEntries(items.map((one: Rated) => [one.displayName, [one.rating, one.reviewCount]]))
  }
  expect(await ratings()).toEqual({ 'Often Rated': [4.3, 3], 'Hardly Rated': [null, 2] })
  const rated = async (starsFrom: number) => (await visit({ q: 'compasses', starsFrom })).items.length
  expect([await rated(4), await rated(4.5)], 'with so many stars or more').toEqual([1, 0])
  const topics = expectOk(await app.call('/market/talent-topics'), 'topics').data
  expect(topics.highestRating).toBe(4.3)
  const byRating = { q: 'compasses', sort: 'rating', limit: 1 }
  const best = await visit(byRating)
  const next = await visit({ ...byRating, cursor: best.nextCursor })
  const inOrder = [...best.items, ...next.items].map(({ displayName }) => displayName)
  expect(inOrder, 'without a rating last').toEqual(['Often Rated', 'Hardly Rated'])
  expect(next.nextCursor).toBeNull()
  await app.engine.root.execute('update reviews set hidden_at = now() where stars = 5')
  expect(await ratings(), 'hidden reviews do not count').toEqual({
    'Often Rated': [null, 2],
    'Hardly Rated': [null, 0],
  })
})

test('visitors filter by the highest starting price in pounds, page by page', async () => {
  const open = async (name: string, profile: object) => {
    const talent = await aTalent(name, { headline: 'Sundials', ...profile })
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
  }
  await open('Pence below', { minFee: 9_999 })
  await open('Exactly', { minFee: 10_000 })
  await open('Pence above', { minFee: 10_001 })
  await open('In euros', { minFee: 5_000, feeCurrency: 'EUR' })
  await open('Gifted only', { minFee: 0, takesGifted: true })
  const names = ({ items }: { items: { displayName: string }[] }) =>
    items.map(({ displayName }) => displayName)

  for (const [sort, order] of Object.entries({
    newest: ['Exactly', 'Pence below'],
    followers: ['Exactly', 'Pence below'],
    price: ['Pence below', 'Exactly'],
    relevance: ['Exactly', 'Pence below'],
  })) {
    const wanted = { q: 'sundials', priceTo: 10_000, sort }
    const all = await visit(wanted)
    expect(names(all).toSorted(), sort).toEqual(order.toSorted())
    if (sort === 'price' || sort === 'newest') expect(names(all), sort).toEqual(order)
    expect(all.count, sort).toEqual({ total: 2, isCounted: true })
    const first = await visit({ ...wanted, limit: 1 })
    expect(first.count, `${sort}, more than a page`).toEqual({ total: 2, isCounted: true })
    const second = await visit({ ...wanted, limit: 1, cursor: first.nextCursor })
    expect(names({ items: [...first.items, ...second.items] }), sort).toEqual(names(all))
    expect(second.nextCursor, sort).toBeNull()
  }
  expect(names(await visit({ priceTo: '10000', limit: 2 })), 'without words').toEqual([
    'Exactly',
    'Pence below',
  ])
  expect(names(await visit({ q: 'sundials', priceTo: 9_998 }))).toEqual([])
  expect(names(await visit({ q: 'sundials' }))).toHaveLength(5)
})

test('visitors browse the niches that open talents have, the most frequent first', async () => {
  const { items: niches } = expectOk(await app.call('/talentsubtype/list'), 'niches').data
  const [pets, drone, running] = ['Pets', 'Drone', 'Running'].map((wanted) =>
    niches.find(({ name }: { name: string }) => name === wanted),
  )
  const open = async (name: string, subtypeIds: string[], isPublic = true) => {
    const talent = await aTalent(name, { typeId: pets.typeId, subtypeIds })
    expectOk(await talent.call('/talent/savePublicPage', { isPublic }), 'page')
  }
  const topics = async () => expectOk(await app.call('/market/talent-topics'), 'topics').data.items
  expect(await topics()).toEqual([])
  await open('One of pets', [pets.id])
  await open('One of both', [pets.id, drone.id])
  await open('Closed', [running.id, drone.id], false)
  expect(await topics()).toEqual([
    { id: pets.id, name: 'Pets', typeName: 'Influencer', slug: 'pets' },
    { id: drone.id, name: 'Drone', typeName: 'Videographer', slug: 'drone' },
  ])
  const { items, count } = await visit({ subtypeId: drone.id })
  expect(items.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['One of both'])
  expect(count).toEqual({ total: 1, isCounted: true })
  expect((await visit({ subtypeId: running.id })).items).toEqual([])
  for (const niche of ['drone', drone.id])
    expect(await visit({ niche }), niche).toMatchObject({
      items: [{ displayName: 'One of both' }],
      count: { total: 1 },
    })
  const nothing = { items: [], nextCursor: null, isSimilar: false, count: { total: 0, isCounted: true } }
  expect(await visit({ niche: 'unknown' })).toEqual(nothing)
  const { body } = await app.app.inject({ url: '/sitemap.xml' })
  expect(body).toContain('/talents?niche=drone</loc>')
  expect(body).not.toContain('niche=running')
})

test('two niches of one name have their talent type in the slug, and each finds its own talents', async () => {
  const { items: niches } = expectOk(await app.call('/talentsubtype/list'), 'niches').data
  const twins = niches.filter(({ name }: { name: string }) => name === 'Lighthouses')
  expect(twins).toHaveLength(2)
  for (const { id, typeId } of twins) {
    const talent = await aTalent(`Twin ${id}`, { typeId, subtypeIds: [id] })
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
  }
  const { items } = expectOk(await app.call('/market/talent-topics'), 'topics').data
  const shown = items.filter(({ name }: { name: string }) => name === 'Lighthouses')
  expect(shown.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
    'lighthouses-influencer',
    'lighthouses-videographer',
  ])
  for (const { id, slug } of shown)
    for (const niche of [slug, slug.toUpperCase().replace('-', ' ')])
      expect((await visit({ niche })).items, niche).toMatchObject([{ displayName: `Twin ${id}` }])
  expect((await visit({ niche: 'lighthouses' })).items).toEqual([])
})

test('visitors choose among cities, networks, prices and audiences that open talents have', async () => {
  const range = async () => {
    const { items: _, ...range } = expectOk(await app.call('/market/talent-topics'), 'range').data
    return range
  }
  const [type, other] = expectOk(await app.call('/talenttype/list'), 'types').data.items
  await app.engine.root.execute('update talents set is_page_public = false')
  expect(await range()).toEqual({
    cities: [],
    languages: [],
    platforms: [],
    typeIds: [],
    lowestPrice: null,
    highestPrice: null,
    highestRating: null,
    isAnyAvailable: false,
    mostFollowers: 0,
  })
  const open = async (name: string, profile: object, isPublic = true) => {
    const talent = await aTalent(name, profile)
    expectOk(await talent.call('/talent/savePublicPage', { isPublic }), 'page')
  }
  const account = (platform: string, followers: number) => ({ platform, handle: `${platform}hat`, followers })
  await open('In dollars', { minFee: 5_000, feeCurrency: 'USD' })
  expect(await range()).toMatchObject({ lowestPrice: null, highestPrice: null, isAnyAvailable: true })
  await open('Of two networks', {
    typeId: type.id,
    city: 'york',
    minFee: 40_000,
    socials: [account('x', 200), account('tiktok', 700)],
  })
  await open('Without one', { city: 'Hove', minFee: 30_000, languages: ['English', 'Welsh'] })
  await open('Also there', { city: 'York', minFee: 35_000, languages: ['welsh'] })
  await open(
    'Closed range',
    { typeId: other.id, city: 'Wells', minFee: 1_000, socials: [account('youtube', 5_000)] },
    false,
  )
  expect(await range()).toEqual({
    cities: ['York', 'Hove'],
    languages: ['Welsh', 'English'],
    platforms: ['tiktok', 'x'],
    typeIds: [type.id],
    lowestPrice: 30_000,
    highestPrice: 40_000,
    highestRating: null,
    isAnyAvailable: true,
    mostFollowers: 900,
  })
})

test('visitors choose among all networks, prices and audiences where more talents are open than are read', async () => {
  await app.engine.root.execute(`
    with made as (insert into accounts (email, role, name, password_hash)
      select 'open' || n || '@many.test', 'talent', 'Open ' || n, '' from generate_series(1, ${MAX_COUNTED}) n returning id, name)
    insert into talents (id, account_id, slug, display_name, is_listed, is_page_public)
      select id, id, 'many-' || id, name, true, true from made`)
  const range = expectOk(await app.call('/market/talent-topics'), 'range').data
  expect(range).toMatchObject({
    platforms,
    typeIds: null,
    lowestPrice: 0,
    highestPrice: MAX_INT32,
    highestRating: 5,
    isAnyAvailable: true,
    mostFollowers: MAX_INT32,
  })
})

test('visitors filter by the lowest price, language and availability', async () => {
  const today = londonDayOf(new Date())
  const open = async (name: string, profile: object) => {
    const talent = await aTalent(name, { headline: 'Barometers', ...profile })
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page')
  }
  await open('Dear and free', { minFee: 50_000, languages: ['Français'] })
  await open('Cheap and off', {
    minFee: 20_000,
    languages: ['English'],
    timeOff: [{ from: today, to: today }],
  })
  await open('Soon off', { minFee: 0, timeOff: [{ from: addDays(today, 1), to: addDays(today, 9) }] })
  const found = async (wanted: object) => {
    const { items, count } = await visit({ q: 'barometers', sort: 'newest', ...wanted })
    expect(count.total).toBe(items.length)
    return items.map(({ displayName }: { displayName: string }) => displayName)
  }
  expect(await found({ priceFrom: 20_001 })).toEqual(['Dear and free'])
  expect(await found({ priceFrom: '20000', priceTo: '20000' })).toEqual(['Cheap and off'])
  expect(await found({ language: 'francais' })).toEqual(['Dear and free'])
  expect(await found({ available: 'now' })).toEqual(['Soon off', 'Dear and free'])
  expect(await found({ available: 'now', priceTo: 40_000 })).toEqual([])
})

test.each([
  ['starsFrom', 4.2],
  ['starsFrom', 6],
  ['priceFrom', -1],
  ['available', 'later'],
  ['language', 'x'.repeat(41)],
  ['niche', 'x'.repeat(201)],
])('%s cannot be %j', async (field, value) => {
  expect(await app.call('/market/talents', { [field]: value })).toMatchObject({
    status: 400,
    data: { fields: { [field]: expect.any(String) } },
  })
})

test.each([-1, 1.5, 'cheap', 1e12])(
  'a highest price of %j is refused by the name of its field',
  async (priceTo) => {
    expect(await app.call('/market/talents', { priceTo })).toMatchObject({
      status: 400,
      data: { fields: { priceTo: expect.any(String) } },
    })
  },
)
