// cspell:ignore aerail Łukasz lukasz sørensen Weiß nadai forst evanns twich islla
import { rankedMatches } from '@marquee/contract/rules/ranking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { aFinishedDeal } from '../../testing/work.ts'
import { endNewcomers } from './end-newcomers.ts'

let app: TestApp
let brand: Person
let operator: Operator
let subtypes: { id: string; typeId: string; name: string }[]
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Searching brand')
  operator = await newOperator(app)
  subtypes = expectOk(await app.call('/talentsubtype/list'), 'niches').data.items
})
afterAll(() => app.stop())

/** Creates a talent who can be found, with this profile. */
async function aTalent(displayName: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  const change = { displayName, isListed: true, ...profile }
  expectOk(await talent.call('/user/update-profile', change), 'profile')
  return talent
}
const search = async (input: object, by = brand) =>
  expectOk(await by.call('/brand/searchTalent', input), 'search').data
const namesOf = async (input: object, by = brand): Promise<string[]> =>
  (await search(input, by)).items.map(({ displayName }: { displayName: string }) => displayName)
const niche = (index: number) => subtypes[index] ?? expect.fail('no such niche')

test('words are found in name, niche, headline, city, network, language and description, best match first', async () => {
  await aTalent('Zora Quill', { headline: 'Ceramics by hand' })
  await aTalent('Ines Roth', { city: 'Zoraville', languages: ['Quillish'] })
  await aTalent('Ola Berg', { bio: '<p>Films about <b>zora</b> and kilns</p>' })
  expect(await namesOf({ q: 'zora' })).toEqual(['Zora Quill', 'Ines Roth', 'Ola Berg'])
  expect(await namesOf({ q: 'ceramics' })).toEqual(['Zora Quill'])
  expect(await namesOf({ q: 'zora quillish' })).toEqual(['Ines Roth'])
  const { name } = niche(0)
  await aTalent('Niche Person', { typeId: niche(0).typeId, subtypeIds: [niche(0).id] })
  expect(await namesOf({ q: name })).toContain('Niche Person')
})

test('a talent is found by the packages, and the reason names them', async () => {
  const talent = await aTalent('Pim Larder', { headline: 'Fermented things' })
  const terms = { price: 40_000, currency: 'GBP', turnaroundDays: 7, revisions: 1, rightsDays: 30 }
  const reel = {
    title: 'One jar, opened',
    platform: 'instagram',
    format: 'reel',
    quantity: 1,
    ...terms,
  }
  expectOk(await talent.call('/talent/savePackages', { packages: [reel] }), 'package')
  for (const q of ['fermented reel', 'fermented video', 'opened jars']) {
    const { items } = await search({ q })
    expect(items, q).toMatchObject([{ displayName: 'Pim Larder' }])
    expect(items[0].reasons, q).toContain('Package: “One jar, opened”')
  }
  expect(await namesOf({ q: 'fermented story' })).toEqual([])
  expectOk(await talent.call('/talent/savePackages', { packages: [{ ...reel, format: 'story' }] }), 'change')
  expect(await namesOf({ q: 'fermented story' })).toEqual(['Pim Larder'])
  expect(await namesOf({ q: 'fermented reel' })).toEqual([])
  expectOk(await talent.call('/talent/savePackages', { packages: [] }), 'none')
  expect(await namesOf({ q: 'fermented story' })).toEqual([])
})

test('accents, word forms, beginnings and nearly right spellings find the same talent', async () => {
  await aTalent('Zoë Fernández', { headline: 'Vegan cooking and travelling' })
  for (const q of ['zoe fernandez', 'ZOË', 'fernán', 'vegan travel', 'cook vegans'])
    expect(await namesOf({ q }), q).toEqual(['Zoë Fernández'])
  await aTalent('Łukasz Sørensen-Weiß')
  for (const q of ['lukasz sorensen', 'weiss', 'Łukasz', 'sørensen'])
    expect(await namesOf({ q }), q).toEqual(['Łukasz Sørensen-Weiß'])
  const nearly = await search({ q: 'fernandes cokking' })
  expect(nearly.items.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Zoë Fernández',
  ])
  expect(nearly.isSimilar).toBe(true)
  expect(await search({ q: 'xqxqxq' })).toMatchObject({ items: [], isSimilar: false })
})

test('each filter leaves out whom it does not fit, and each reason is a fact of the profile', async () => {
  const one = niche(1)
  await aTalent('Filter One', {
    headline: 'Filterable',
    typeId: one.typeId,
    subtypeIds: [one.id],
    languages: ['Welsh'],
    city: 'Bangor',
    minFee: 40_000,
    takesGifted: true,
    socials: [{ platform: 'tiktok', handle: 'one', followers: 12_000, engagementBps: 450 }],
  })
  await aTalent('Filter Two', {
    headline: 'Filterable',
    city: 'Truro',
    minFee: 90_000,
    socials: [{ platform: 'youtube', handle: 'two', followers: 90_000, engagementBps: 120 }],
  })
  await aTalent('Filter Three', { headline: 'Filterable', country: 'IE' })
  const only = (filter: object) => namesOf({ q: 'filterable', ...filter })
  expect((await only({})).toSorted()).toEqual(['Filter One', 'Filter Three', 'Filter Two'])
  for (const filter of [
    { typeId: one.typeId },
    { subtypeId: one.id },
    { platform: 'tiktok' },
    { language: 'welsh' },
    { city: 'bangor' },
    { followersFrom: 10_000, followersTo: 20_000 },
    { priceTo: 50_000 },
    { engagementFrom: 400 },
    { takes: 'gifted' },
  ])
    expect(await only(filter), JSON.stringify(filter)).toEqual(['Filter One'])
  const [shown] = (await search({ q: 'filterable', platform: 'tiktok' })).items
  expect(shown).toMatchObject({
    accounts: [{ platform: 'tiktok', followers: 12_000, engagementBps: 450 }],
    isVerified: false,
    replyHours: null,
  })
  expect(await only({ country: 'IE' })).toEqual(['Filter Three'])
  expect(await only({ priceFrom: 50_000 }), 'a price, and not a lower one').toEqual(['Filter Two'])
  expect(await only({ priceFrom: 30_000, priceTo: 50_000 })).toEqual(['Filter One'])
  expect(await only({ sort: 'followers' })).toEqual(['Filter Two', 'Filter One', 'Filter Three'])
  expect(await only({ sort: 'price' })).toEqual(['Filter One', 'Filter Two', 'Filter Three'])

  const [found] = (await search({ q: 'filterable welsh', priceTo: 50_000 })).items
  expect(found.reasons).toEqual(['Name: Filter One', 'Speaks Welsh', 'Headline: “Filterable”'])
  const [priced] = (await search({ q: 'welsh bangor', priceTo: 50_000 })).items
  expect(priced.reasons).toEqual(['Based in Bangor', 'Speaks Welsh', 'From £400, within £500'])
  const [ofType] = (await search({ typeId: one.typeId, country: 'GB', city: 'Bangor' })).items
  expect(ofType.reasons).toEqual([
    'Based in Bangor',
    'Country: United Kingdom',
    expect.stringMatching(/^Talent type: /),
  ])
  const [gifted] = (await search({ takes: 'gifted', engagementFrom: 400, sort: 'newest' })).items
  expect(gifted.reasons).toEqual(['Open to gifted work', '4.5% engagement on TikTok, as the talent states'])
})

test('a reason is what the words found: no word that only begins alike, and also the handle of an account', async () => {
  await aTalent('Nadia Frost', {
    headline: 'Vegas nights',
    bio: '<p>Vegan suppers on a boat.</p>',
    socials: [{ platform: 'tiktok', handle: 'galley_kitchen', followers: 900 }],
  })
  const reasonsOf = async (q: string) => {
    const { items } = await search({ q })
    return items.find(({ displayName }: { displayName: string }) => displayName === 'Nadia Frost')?.reasons
  }
  expect(await reasonsOf('vegan')).toEqual(['Description mentions “vegan”'])
  expect(await reasonsOf('vegans boat')).toEqual(['Description mentions “vegans” and “boat”'])
  expect(await reasonsOf('vegas')).toEqual(['Headline: “Vegas nights”'])
  expect(await reasonsOf('galley')).toEqual(['Account: galley_kitchen on TikTok'])
  expect(await reasonsOf('nadai forst'), 'similar words').toEqual(['Name: Nadia Frost'])
})

test('handles are found with and without dots, and networks and handles when they are nearly right', async () => {
  await aTalent('Isla Beck', {
    city: 'St. Abbs',
    socials: [{ platform: 'twitch', handle: '@isla.evans_92', followers: 900 }],
  })
  for (const q of ['@isla.evans_92', 'isla.evans', 'isla evans', 'evans', 'isla.ev', 'st. abbs evans'])
    expect(await namesOf({ q }), q).toEqual(['Isla Beck'])
  const [byHandle] = (await search({ q: 'evans' })).items
  expect(byHandle.reasons).toEqual(['Account: @isla.evans_92 on Twitch'])
  for (const q of ['isla evanns', 'isla twich', 'islla twitch']) {
    const { items, isSimilar } = await search({ q })
    expect(isSimilar, q).toBe(true)
    expect(items[0], q).toMatchObject({ displayName: 'Isla Beck' })
  }
})

test('pages hold every talent once, in each order', async () => {
  for (let no = 0; no < 7; no += 1)
    await aTalent(`Paged ${no}`, {
      headline: 'Paginated',
      minFee: (no % 3) * 10_000,
      socials: [{ platform: 'x', handle: `p${no}`, followers: (no % 2) * 500 }],
    })
  for (const sort of ['relevance', 'newest', 'followers', 'price']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await search({ q: 'paginated', sort, limit: 2, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ displayName }: { displayName: string }) => displayName))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen, sort).toHaveLength(7)
    expect(new Set(seen).size, sort).toBe(7)
  }
  const { nextCursor: byPrice } = await search({ q: 'paginated', sort: 'price', limit: 2 })
  for (const sort of ['relevance', 'newest', 'followers', 'rating'])
    expect(
      await brand.call('/brand/searchTalent', { q: 'paginated', sort, cursor: byPrice }),
      `the page of another order as ${sort}`,
    ).toMatchObject({ status: 400, data: { fields: { cursor: expect.any(String) } } })
  const forged = Buffer.from(JSON.stringify(['exact', '2026-01-01', 'x', 'y'])).toString('base64url')
  expect(await brand.call('/brand/searchTalent', { cursor: forged })).toMatchObject({
    status: 400,
    data: { fields: { cursor: expect.any(String) } },
  })
})

test('unlisted, suspended, blocked and erased talents are not found, and a shown one is again', async () => {
  const hidden = await aTalent('Hidden Talent', { headline: 'Disappearing' })
  const suspended = await aTalent('Suspended Talent', { headline: 'Disappearing' })
  const blocked = await aTalent('Blocked Talent', { headline: 'Disappearing' })
  const erased = await aTalent('Erased Talent', { headline: 'Disappearing' })
  expect(await namesOf({ q: 'disappearing' })).toHaveLength(4)
  expectOk(await hidden.call('/user/update-profile', { isListed: false }), 'unlisted')
  const act = {
    userId: suspended.id,
    reasonCode: 'abuse',
    explanation: 'You sent insults.',
    reason: 'Two reports',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', act), 'suspended')
  expectOk(await blocked.call('/user/block', { blockedId: brand.id }), 'blocked')
  expectOk(await erased.call('/user/delete-profile', { password: PASSWORD }), 'erased')
  expect(await namesOf({ q: 'disappearing' })).toEqual([])
  expect(await namesOf({ q: 'disappearing' }, await newPerson(app, 'brand', 'Other'))).toEqual([
    'Blocked Talent',
  ])
  expectOk(await hidden.call('/user/update-profile', { isListed: true }), 'listed again')
  expect(await namesOf({ q: 'disappearing' })).toEqual(['Hidden Talent'])
})

test('a renamed niche is found by its new name', async () => {
  const one = niche(3)
  await aTalent('Renamed Niche', { typeId: one.typeId, subtypeIds: [one.id] })
  const change = {
    list: 'talentSubtypes',
    entryId: one.id,
    name: 'Hydroponics',
    reason: 'A better name for it.',
  }
  expectOk(await operator.call('/superAdmin/saveListEntry', change), 'renamed')
  expect(await namesOf({ q: 'hydroponics' })).toEqual(['Renamed Niche'])
})

test('other words for a niche find its talents after those whose headline has the word, and say which niche it is', async () => {
  const { items: niches } = expectOk(await app.call('/talentsubtype/list'), 'niches').data
  const drone = niches.find(({ name }: { name: string }) => name === 'Drone')
  await aTalent('Drone Only', { typeId: drone.typeId, subtypeIds: [drone.id] })
  await aTalent('Headline Only', { headline: 'Aerial views of coasts' })
  const found = (await search({ q: 'aerial' })).items
  expect(found).toMatchObject([
    { displayName: 'Headline Only', reasons: ['Headline: “Aerial views of coasts”'] },
    { displayName: 'Drone Only', reasons: ['Niche: Drone (found by “aerial”)'] },
  ])
  expect(await namesOf({ q: 'aerail' }), 'misspelt').toContain('Drone Only')
  expectOk(
    await operator.call('/superAdmin/saveListEntry', {
      list: 'talentSubtypes',
      entryId: drone.id,
      name: 'Drone',
      searchWords: 'helicopter',
      reason: 'Brands search for it.',
    }),
    'other words',
  )
  expect(await namesOf({ q: 'helicopter' })).toEqual(['Drone Only'])
  expect(await namesOf({ q: 'aerial' })).toEqual(['Headline Only'])
})

test('only verified talents, and only those whose reviews are as good as asked, from three reviews on', async () => {
  const [verified, rated, few] = [
    await aTalent('Checked Talent', { headline: 'Trustworthy' }),
    await aTalent('Rated Talent', { headline: 'Trustworthy' }),
    await aTalent('Hardly Rated', { headline: 'Trustworthy' }),
  ]
  const { root } = app.engine
  await root.execute(
    `insert into verified_facts (talent_id, kind, value, source, checked_on)
     values ('${verified.id}', 'handle', 'tiktok:checked', 'Code in the bio', '2026-01-05')`,
  )
  expect(await namesOf({ q: 'trustworthy', only: 'verified' })).toEqual(['Checked Talent'])
  const [found] = (await search({ q: 'trustworthy', only: 'verified' })).items
  expect(found.reasons).toContain('Verified social account or identity')
  await root.execute(`delete from verified_facts where talent_id = '${verified.id}'`)
  expect(await namesOf({ q: 'trustworthy', only: 'verified' })).toEqual([])

  await reviewed(rated, [5, 4, 4])
  await reviewed(few, [5, 5])
  expect(await namesOf({ q: 'trustworthy', starsFrom: 4 })).toEqual(['Rated Talent'])
  expect((await search({ q: 'trustworthy', starsFrom: 4 })).items[0].reasons).toContain('Rated 4.3 by brands')
  expect(await namesOf({ q: 'trustworthy', starsFrom: 5 })).toEqual([])
  expect((await namesOf({ q: 'trustworthy', sort: 'rating' }))[0]).toBe('Rated Talent')
  await root.execute(`update reviews set hidden_at = now() where talent_id = '${rated.id}'`)
  expect(await namesOf({ q: 'trustworthy', starsFrom: 3 }), 'removed reviews do not count').toEqual([])
})

/** Gives a talent published reviews of a brand with these stars, each about a deal of its own. */
async function reviewed(talent: Person, stars: readonly number[]): Promise<void> {
  const other = await newPerson(app, 'brand', `Brand of ${talent.email.replace('@', ' ')}`)
  for (const given of stars) {
    const { dealId } = await aFinishedDeal(other, talent)
    await app.engine.root.execute(
      `insert into reviews (deal_id, by, brand_id, talent_id, stars, text, published_at)
       values ('${dealId}', 'brand', '${other.id}', '${talent.id}', ${given}, 'Good work.', now())`,
    )
  }
}

test('two of the first 24 places belong to newcomers, who change by day, and every talent is on one page only', async () => {
  for (let no = 0; no < 34; no += 1) await aTalent(`Ranked ${no}`, { headline: 'Rotating' })
  const { root } = app.engine
  const isOld = "display_name in ('Ranked 0', 'Ranked 1', 'Ranked 2', 'Ranked 3')"
  // All but four have been on Marquee for a year and have completed deals, so that they come first.
  await root.execute(`update talents set completed_deals = 20 where headline = 'Rotating' and not ${isOld}`)
  await root.execute(
    `update talent_search_entries set joined_at = now() - interval '1 year'
     where completed_deals = 20 and talent_id in (select id from talents where headline = 'Rotating')`,
  )
  const first = (await search({ q: 'rotating', limit: 24 })).items
  const kept = first.filter(({ reasons }: { reasons: string[] }) =>
    reasons.includes('New on Marquee, in a place kept for newcomers'),
  )
  expect(kept).toHaveLength(2)
  expect(kept.map(({ displayName }: { displayName: string }) => displayName)).toSatisfy((names: string[]) =>
    names.every((name) => /^Ranked [0-3]$/.test(name)),
  )
  const drawnOn = async (day: string) => {
    clock.offset(Date.parse(day) - Date.now())
    const person = await signInAgain(app, brand)
    const { items } = await search({ q: 'rotating', limit: 24 }, person)
    return items
      .filter(({ displayName }: { displayName: string }) => /^Ranked [0-3]$/.test(displayName))
      .map(({ displayName }: { displayName: string }) => displayName)
      .toSorted()
      .join()
  }
  const days = Array.from({ length: 8 }, (_, no) => new Date(Date.now() + no * 86_400_000).toISOString())
  const drawn = new Set<string>()
  try {
    for (const day of days) drawn.add(await drawnOn(day))
  } finally {
    clock.offset(0)
  }
  expect(drawn.size, 'others on other days').toBeGreaterThan(1)

  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await search({ q: 'rotating', limit: 7, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ id }: { id: string }) => id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toHaveLength(34)
  expect(new Set(seen).size).toBe(34)
})

test('of more than 1,000 matches those with the word in a main part are listed first, newcomers take turns, and the others know why not', async () => {
  const { root } = app.engine
  await root.execute(`insert into talents (id, slug, display_name, bio, is_listed, created_at)
    select gen_random_uuid(), 'many-' || n, 'Many ' || n, 'Likes sextants.', true, now() - interval '1 year' from generate_series(1, 1000) n`)
  await endNewcomers()
  const { rows } = await root.execute(
    `select count(*)::int as recent from talent_search_entries where is_recent and joined_at < now() - interval '61 days'`,
  )
  expect(rows).toEqual([{ recent: 0 }])
  // Found after the thousand, which were there before.
  const last = await aTalent('Last of many', { bio: 'Likes sextants.' })
  const inHeadline = await aTalent('Headline', { headline: 'Sextants' })
  const experienced = await aTalent('Experienced', { headline: 'Sextants and maps' })
  for (let no = 0; no < 16; no += 1) await aTalent(`Newcomer ${no}`, { bio: 'Likes sextants.' })
  await root.execute(`update talents set completed_deals = 12 where id = '${experienced.id}'`)
  await root.execute(
    `update talent_search_entries set joined_at = now() - interval '1 year' where talent_id in ('${last.id}', '${inHeadline.id}', '${experienced.id}')`,
  )

  for (const q of ['sextants', 'likes sextants']) {
    const { items } = await search({ q, limit: 24 })
    const names: string[] = items.map(({ displayName }: { displayName: string }) => displayName)
    if (q === 'sextants') expect(names.slice(0, 2)).toEqual(['Experienced', 'Headline'])
    expect(names.filter((name) => name.startsWith('Newcomer')).length, q).toBeGreaterThanOrEqual(2)
  }
  const first = await search({ q: 'sextants', limit: 24, country: 'GB' })
  expect(first.items[0]).toMatchObject({ displayName: 'Experienced' })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await search({ q: 'sextants', limit: 100, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ id }: { id: string }) => id))
    cursor = page.nextCursor
  } while (cursor)
  expect(new Set(seen).size, 'nobody is listed twice').toBe(seen.length)
  const totals = new Set<number>()
  try {
    for (let day = 0; day < 8; day += 1) {
      clock.offset(day * 86_400_000)
      const person = await signInAgain(app, last)
      const own = expectOk(await person.call('/talent/search-place', { q: 'sextants' }), 'place').data
      expect(own).toMatchObject({ place: null, isCounted: false, missing: [rankedMatches.rule] })
      totals.add(own.total)
    }
  } finally {
    clock.offset(0)
  }
  expect(Math.min(...totals)).toBeGreaterThan(1_000)
  const many = expectOk(await brand.call('/brand/search-choices', { q: 'sextants' }), 'choices').data
  expect(many).toMatchObject({ total: 1_000, isCounted: false, countries: [{ value: 'GB', count: null }] })
  const few = expectOk(await brand.call('/brand/search-choices', { q: 'sextants maps' }), 'choices').data
  expect(few).toMatchObject({ total: 1, isCounted: true, countries: [{ value: 'GB', count: 1 }] })
  expect(totals.size, 'other groups of newcomers on other days').toBeGreaterThan(1)
})
