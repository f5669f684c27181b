// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Call, CallOutput } from '@marquee/contract/call'
import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { defaultContent } from '@marquee/contract/content/defaults'
import { formatMoney } from '@marquee/contract/rules/currency'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultPriceRules, previewPrice } from '#lib/price-preview.ts'
import { type Host, hostContext } from '#lib/settings.ts'
import Home, { loader } from './home.tsx'

afterEach(cleanup)

const id = (no: number) => `00000000-0000-4000-8000-00000000000${no}`

const talent = {
  id: '0b0e6f0a-0000-4000-8000-000000000001',
  slug: 'maya',
  displayName: 'Maya',
  headline: 'Calm skincare',
  typeName: 'Creator',
  subtypes: ['Beauty'],
  city: 'Leeds',
  followers: 12_300,
  minFee: 20_000,
  feeCurrency: 'GBP',
  startingPrice: { amount: 20_000, currency: 'GBP' },
  avatarUrl: null,
  pictures: [],
  rating: null,
  reviewCount: 0,
  platforms: [],
}

const campaign: CampaignCard = {
  id: id(1),
  title: 'Autumn boots',
  status: 'live',
  visibility: 'public',
  payModel: 'fixed',
  feeMin: 120_000,
  feeMax: 120_000,
  currency: 'GBP',
  places: 2,
  placesTaken: 0,
  applyBy: '2026-12-01',
  publishedAt: '2026-11-01T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  coverUrl: null,
  platforms: ['Instagram'],
  work: '1 reel',
  brand: {
    id: id(2),
    companyName: 'Alder',
    industry: 'Fashion',
    city: 'Leeds',
    logoUrl: null,
    answersWithinHours: null,
    completedDeals: 0,
    isActive: true,
  },
}

const review = {
  id: id(5),
  author: 'Alder',
  authorLogoUrl: null,
  work: '1 reel',
  stars: 4,
  text: 'Came in on the last agreed day.',
  publishedAt: '2026-11-01T09:00:00.000Z',
  talent: { slug: 'bea', displayName: 'Bea', avatarUrl: null },
}

const market: Readonly<Record<string, unknown>> = {
  '/market/shown-talents': { items: [talent] },
  '/market/talent-topics': {
    items: [
      { id: id(3), name: 'Beauty', typeName: 'Creator', slug: 'beauty-creator' },
      { id: id(4), name: 'Beauty', typeName: 'Model', slug: 'beauty-model' },
    ],
    cities: [],
    platforms: [],
    typeIds: [],
    lowestPrice: null,
    languages: [],
    highestPrice: null,
    highestRating: null,
    isAnyAvailable: false,
    mostFollowers: 12_300,
  },
  '/market/shown-reviews': { items: [review] },
  '/market/shown-campaigns': { items: [campaign] },
}

const routes = [{ path: '/', loader, Component: Home, HydrateFallback: () => null }]

/** Renders the home with what the calls of the market return; those of `failing` fail. */
async function open(returned: typeof market, failing: readonly string[] = []): Promise<void> {
  const call: Host['call'] = async <C extends Call>(row: C): Promise<CallOutput<C> | null> => {
    if (failing.includes(row.path)) throw new Response(null, { status: 500 })
    const page = { version: 1, publishedAt: null, content: defaultContent.homeContent }
    const data = row.path === '/content/homeContent' ? page : returned[row.path]
    return data === undefined ? null : z.parse<C['response']>(row.response, data)
  }
  const router = createMemoryRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(hostContext, { ...context.get(hostContext), call })
      return context
    },
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the home shows talents, niches to browse, reviews and open campaigns, with links to all of them', async () => {
  await open(market)
  expect(href('Maya')).toBe('/t/maya')
  expect(href('See all talents')).toBe('/talents')
  const niches = within(screen.getByRole('navigation', { name: 'Niches' })).getAllByRole('link')
  expect(
    niches.map((niche) => [niche.textContent, niche.getAttribute('href')]),
    'one of each name',
  ).toEqual([['Beauty', '/talents?niche=beauty-creator']])
  expect(screen.getByText(review.text)).toBeTruthy()
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  expect(href('Bea')).toBe('/t/bea')
  expect(href('Read all reviews')).toBe('/reviews')
  expect(href('Autumn boots')).toBe(`/campaigns/${id(1)}`)
  expect(href('See all open campaigns')).toBe('/campaigns')
  const { talent: earned } = previewPrice(campaign.feeMin, 'GBP', defaultPriceRules)
  expect(screen.getByText(`You earn ${formatMoney(earned)}`)).toBeTruthy()
})

test('a row of several cards has buttons to the cards before and after, and a single card has none', async () => {
  const second = { ...review, id: id(6), text: 'A second review.' }
  await open({ ...market, '/market/shown-reviews': { items: [review, second] } })
  expect(screen.getByRole('button', { name: 'Next reviews' })).toBeTruthy()
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next talents' })).toBeNull()
})

test('an empty market has no section of talents, reviews or campaigns', async () => {
  await open({
    '/market/shown-talents': { items: [] },
    '/market/shown-reviews': { items: [] },
    '/market/shown-campaigns': { items: [] },
  })
  expect(screen.queryByText('Look at the work first')).toBeNull()
  expect(screen.queryByText('What brands say')).toBeNull()
  expect(screen.queryByText('Open campaigns')).toBeNull()
})

test('the home is shown without the market where its calls fail', async () => {
  await open(market, ['/market/shown-talents', '/market/talent-topics', '/market/figures'])
  expect(screen.queryByText('Look at the work first')).toBeNull()
  expect(href('Read all reviews')).toBe('/reviews')
  expect(href('Autumn boots')).toBe(`/campaigns/${id(1)}`)
  cleanup()
  await open(market, ['/market/talent-topics', '/market/shown-reviews', '/market/shown-campaigns'])
  expect(href('Maya')).toBe('/t/maya')
  expect(screen.queryByRole('navigation', { name: 'Niches' })).toBeNull()
  expect(screen.queryByText('What brands say')).toBeNull()
  expect(screen.queryByText('Open campaigns')).toBeNull()
})
