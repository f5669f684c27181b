import type { Call, CallOutput } from '@marquee/contract/call'
import { defaultContent } from '@marquee/contract/content/defaults'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Host, hostContext } from '#lib/settings.ts'
import { loader as loadTalents, meta as talentsMeta } from './find-talent.tsx'
import { meta as campaignsMeta, loader as loadCampaigns } from './open-campaigns.tsx'

const [beautyId, foodId] = ['1', '2'].map((no) => `00000000-0000-4000-8000-00000000000${no}`)
const niche = { id: beautyId, name: 'Beauty', typeName: 'Influencer', slug: 'beauty' }
const industry = { id: foodId, name: 'Food & drink', slug: 'food-and-drink' }
const none = { items: [], nextCursor: null, isSimilar: false, count: { total: 0, isCounted: true } }

const market: Readonly<Record<string, unknown>> = {
  '/content/findTalent': { version: 1, publishedAt: null, content: defaultContent.findTalent },
  '/content/openCampaigns': { version: 1, publishedAt: null, content: defaultContent.openCampaigns },
  '/market/talents': none,
  '/market/campaigns': none,
  '/market/talent-topics': {
    items: [niche],
    cities: [],
    languages: [],
    platforms: [],
    typeIds: [],
    lowestPrice: null,
    highestPrice: null,
    highestRating: null,
    isAnyAvailable: false,
    mostFollowers: 0,
  },
  '/market/campaign-topics': {
    items: [industry],
    closesFirst: null,
    highestFee: null,
    payModels: [],
    platforms: [],
  },
}

type Answer = (path: string, searches: number) => unknown
const answerAll: Answer = (path) => market[path]

/** Returns what a loader is called with for an address, and the searches that it makes; `answer` returns what each call does. */
function visit(address: string, answer = answerAll) {
  const searches: unknown[] = []
  const call: Host['call'] = async <C extends Call>(
    row: C,
    input: unknown,
  ): Promise<CallOutput<C> | null> => {
    if (['/market/talents', '/market/campaigns'].includes(row.path)) searches.push(input)
    const data = await answer(row.path, searches.length)
    return data === undefined ? null : z.parse<C['response']>(row.response, data)
  }
  const context = new RouterContextProvider()
  context.set(hostContext, { ...context.get(hostContext), call })
  const url = new URL(address, 'https://marquee.test')
  return { args: { context, request: new Request(url), url, params: {}, pattern: url.pathname }, searches }
}

/** Returns the status and the address of the redirect with which a loader ends. */
async function redirectOf(loaded: Promise<unknown>) {
  const thrown = await loaded.then(
    () => expect.fail('The loader leads nowhere else.'),
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw thrown
  return [thrown.status, thrown.headers.get('Location')]
}

test('a list of talents at an earlier address of a niche leads to the current one for the time being', async () => {
  const { args } = visit(`/talents?q=tea&subtypeId=${niche.id}&cursor=abc`)
  expect(await redirectOf(loadTalents(args))).toEqual([302, '/talents?q=tea&cursor=abc&niche=beauty'])
  const { args: spelled } = visit('/talents?niche=Beauty&sort=price')
  expect(await redirectOf(loadTalents(spelled))).toEqual([302, '/talents?niche=beauty&sort=price'])
})

test('a list of campaigns at an earlier address of an industry leads to the current one', async () => {
  const { args } = visit(`/campaigns?earnFrom=30000&industryId=${industry.id}&cursor=abc`)
  const address = '/campaigns?earnFrom=30000&cursor=abc&industry=food-and-drink'
  expect(await redirectOf(loadCampaigns(args))).toEqual([302, address])
})

test('an earlier address is answered as it is while the topics are not known', async () => {
  const unknown: Answer = (path) => (path.endsWith('-topics') ? undefined : market[path])
  const talents = visit(`/talents?subtypeId=${niche.id}`, unknown)
  expect((await loadTalents(talents.args)).asked).toEqual({ niche: niche.id })
  expect(talents.searches[0]).toMatchObject({ niche: niche.id })
  const campaigns = visit(`/campaigns?industryId=${industry.id}`, unknown)
  expect((await loadCampaigns(campaigns.args)).asked).toEqual({ industry: industry.id })
})

test('the list of a niche and of an industry has a title and an address of its own for search engines', async () => {
  const { args } = visit('/talents?q=tea&niche=beauty')
  const root = { id: 'root', loaderData: { origin: 'https://marquee.test' } }
  const page = { matches: [root], location: { pathname: '/talents', search: '?q=tea&niche=beauty' } }
  const ofNiche = talentsMeta({ ...page, loaderData: await loadTalents(args) })
  expect(ofNiche).toContainEqual({ title: 'Beauty talents · Marquee' })
  const canonical = (href: string) => ({ tagName: 'link', rel: 'canonical', href })
  expect(ofNiche).toContainEqual(canonical('https://marquee.test/talents?niche=beauty'))

  const { args: others } = visit('/campaigns?industry=food-and-drink')
  const location = { pathname: '/campaigns', search: '?industry=food-and-drink' }
  const ofIndustry = campaignsMeta({ ...page, location, loaderData: await loadCampaigns(others) })
  expect(ofIndustry).toContainEqual({ title: 'Food & drink campaigns · Marquee' })
  expect(ofIndustry).toContainEqual(canonical('https://marquee.test/campaigns?industry=food-and-drink'))

  const { args: all } = visit('/talents')
  const ofAll = talentsMeta({ ...page, loaderData: await loadTalents(all) })
  expect(ofAll).toContainEqual(canonical('https://marquee.test/talents'))
})

test('an empty list is shown without suggestions where the further searches of a visitor fail', async () => {
  const limited: Answer = (path, searches) => {
    if (searches > 1 && market[path] === none) throw new Response(null, { status: 429 })
    return market[path]
  }
  const { args } = visit('/talents?q=fresh+tea&city=Rye&priceTo=1000', limited)
  expect(await loadTalents(args)).toMatchObject({ found: none, removals: [], others: [] })
  const { args: campaigns } = visit('/campaigns?q=fresh+tea&earnFrom=30000', limited)
  expect(await loadCampaigns(campaigns)).toMatchObject({ found: none, removals: [], others: [] })
})

test('the search for campaigns waits for the rules of the market only where it compares earnings', async () => {
  const rules = Promise.withResolvers<undefined>()
  const late: Answer = (path) => (path === '/market/settings' ? rules.promise : market[path])
  const [plain, earning] = ['', '?earnFrom=30000'].map((query) => visit(`/campaigns${query}`, late))
  const loaded = [plain, earning].map((one) => one && loadCampaigns(one.args))
  expect([plain?.searches.length, earning?.searches.length]).toEqual([1, 0])
  rules.resolve(undefined)
  await Promise.all(loaded)
  expect(earning?.searches[0]).toMatchObject({ feeFrom: expect.any(Number) })
})
