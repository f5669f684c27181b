// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { CallOutput } from '@marquee/contract/call'
import type { Package } from '@marquee/contract/calls/portfolios'
import type { PublicCampaign } from '@marquee/contract/calls/public-campaigns'
import type { settingsCalls } from '@marquee/contract/calls/settings'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { unstatedAudience } from '@marquee/contract/rules/audience'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { NextStep } from './NextStep.tsx'

const talentId = '0b0e6f0a-0000-4000-8000-000000000001'
const packageId = '0b0e6f0a-0000-4000-8000-000000000002'
const campaignId = '0b0e6f0a-0000-4000-8000-000000000003'

const maya: CallOutput<typeof talentCalls.talentDetails> = {
  id: talentId,
  slug: 'maya-okafor',
  displayName: 'Maya Okafor',
  headline: 'Skincare in daylight',
  bio: '',
  city: 'Bristol',
  country: 'GB',
  typeId: null,
  subtypeIds: [],
  languages: [],
  socials: [],
  audience: unstatedAudience,
  statedOn: '2026-11-01',
  minFee: 0,
  feeCurrency: 'GBP',
  isListed: true,
  takesDirectOffers: true,
  takesGifted: false,
  timeOff: [],
  avatarUrl: null,
  coverUrl: null,
  completedDeals: 0,
}
const reel: Package = {
  id: packageId,
  title: 'One reel',
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  price: 120_000,
  currency: 'GBP',
  turnaroundDays: 7,
  revisions: 2,
  rightsDays: 90,
}

const glow: PublicCampaign = {
  id: campaignId,
  title: 'Winter Light',
  status: 'live',
  visibility: 'public',
  payModel: 'fixed',
  feeMin: 72_000,
  feeMax: 72_000,
  currency: 'GBP',
  places: 3,
  placesTaken: 0,
  applyBy: null,
  publishedAt: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  coverUrl: null,
  platforms: [],
  work: '1 reel',
  objective: 'awareness',
  summary: '',
  productName: '',
  product: null,
  deliverables: [],
  rights: { channels: [], days: 0, territory: 'uk', mayEdit: false, aiTraining: false },
  exclusivity: null,
  typeIds: [],
  brand: {
    id: '0b0e6f0a-0000-4000-8000-000000000004',
    companyName: 'Glow Botanics',
    logoUrl: null,
    industry: null,
    city: '',
    answersWithinHours: null,
    completedDeals: 0,
    isActive: true,
    about: '',
    rating: { average: null, count: 0, aspects: [] },
    verified: null,
  },
}
const market: CallOutput<typeof settingsCalls.marketSettings> = {
  formatBps: '',
  feeBps: 2_000,
  vatPercent: 20,
  feeMode: 'deducted',
  currencies: ['GBP'],
  offerHours: 72,
  reviewDays: 3,
  payHours: 72,
  platform: { name: '', address: '', vatNumber: '', companyNumber: '' },
}

afterEach(cleanup)

/** Opens a sign-up that leads to an address; what is not open answers as the server does for visitors. */
function show(next: string, isOpen = true): HTMLElement {
  const answers: Readonly<Record<string, unknown>> = {
    '/talent/getPortfolio': { works: [], packages: [reel] },
    '/talent/getTalent': maya,
    '/market/campaign': glow,
    '/market/settings': market,
  }
  vi.stubGlobal('fetch', (url: string) => {
    const path = Object.keys(answers).find((one) => url.includes(one))
    if (!path || (!isOpen && path !== '/market/settings'))
      return answer(404, undefined, 'Not found', 'not_found')
    return answer(200, answers[path])
  })
  const router = createMemoryRouter([{ path: '/signup/brand', element: <NextStep /> }], {
    initialEntries: [`/signup/brand?${new URLSearchParams({ next })}`],
  })
  const { container } = render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return container
}

/** Returns the lines of the step once everything is read. */
async function linesOf(next: string, isOpen = true): Promise<(string | null)[]> {
  const container = show(next, isOpen)
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull())
  return [...container.querySelectorAll('p')].map((line) => line.textContent)
}

const offer = '/dashboard/offers/new'

it('the step names the talent and the package of the offer, with its price', async () => {
  expect(await linesOf(`${offer}?talent=${talentId}&package=${packageId}`)).toEqual([
    'Next: your offer',
    'Maya Okafor',
    'One reel',
    '£1,200 VAT included',
  ])
})

it('an offer without a package names the talent and the starting price', async () => {
  expect(await linesOf(`${offer}?talent=${talentId}`)).toEqual([
    'Next: your offer',
    'Maya Okafor',
    'from £1,200 VAT included',
  ])
})

it('the step names the talent to save', async () => {
  expect(await linesOf(`/dashboard/find-talent/${talentId}?save=1`)).toEqual([
    'Next: save to your favourites',
    'Maya Okafor',
    'Skincare in daylight',
  ])
})

it('the step names the campaign, its brand and what the talent earns', async () => {
  expect(await linesOf(`/dashboard/talent/discover/${campaignId}`)).toEqual([
    'Next: your application',
    'Winter Light',
    'by Glow Botanics',
    'You earn £480 after VAT and the Marquee fee',
  ])
})

it('an agent reads what their talent earns', async () => {
  expect(await linesOf(`/dashboard/talent-agent/discover/${campaignId}`)).toEqual([
    'Next: your application',
    'Winter Light',
    'by Glow Botanics',
    'Earns £480, before your commission',
  ])
})

it('nobody is named while the page of the talent or the campaign is closed', async () => {
  expect(await linesOf(`${offer}?talent=${talentId}`, false)).toEqual(['Next: your offer'])
  expect(await linesOf(`/dashboard/find-talent/${talentId}?save=1`, false)).toEqual([
    'Next: save to your favourites',
  ])
  expect(await linesOf(`/dashboard/talent/discover/${campaignId}`, false)).toEqual(['Next: your application'])
})

it.each([
  '',
  '/dashboard',
  offer,
  `${offer}?talent=someone`,
  `/dashboard/find-talent/${talentId}`,
  '/dashboard/find-talent/someone?save=1',
  `/dashboard/talent/${talentId}?save=1`,
  `https://elsewhere.example${offer}?talent=${talentId}`,
  `//elsewhere.example/dashboard/talent/discover/${campaignId}`,
  `/dashboard/talent/discover/${campaignId}/../..`,
  `/dashboard/talent/discover/${'-'.repeat(36)}`,
])('an address that no public page leads to shows nothing: %s', (next) => {
  expect(show(next).textContent).toBe('')
})
