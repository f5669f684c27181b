// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { CallOutput } from '@marquee/contract/call'
import type { Package } from '@marquee/contract/calls/portfolios'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { unstatedAudience } from '@marquee/contract/rules/audience'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { WantedPage } from './WantedPage.tsx'

const talentId = '0b0e6f0a-0000-4000-8000-000000000001'
const packageId = '0b0e6f0a-0000-4000-8000-000000000002'

const maya: CallOutput<typeof talentCalls.talentDetails> = {
  id: talentId,
  slug: 'maya-okafor',
  displayName: 'Maya Okafor',
  headline: '',
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

afterEach(cleanup)

/** Opens the sign-in of someone who pressed “Send an offer”; a closed page answers as the server does for visitors. */
function show(query: string, isPageOpen = true): void {
  vi.stubGlobal('fetch', (url: string) => {
    if (!isPageOpen) return answer(404, undefined, 'Not found', 'not_found')
    return answer(200, url.includes('/talent/getPortfolio') ? { works: [], packages: [reel] } : maya)
  })
  const next = encodeURIComponent(`/dashboard/offers/new${query}`)
  const router = createMemoryRouter(
    [
      {
        path: '/signin/brand',
        element: (
          <p>
            <WantedPage />
          </p>
        ),
      },
    ],
    {
      initialEntries: [`/signin/brand?next=${next}`],
    },
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

it('the sign-in names the talent and the package of the offer, with its price', async () => {
  show(`?talent=${talentId}&package=${packageId}`)
  expect(await screen.findByText('To send Maya Okafor an offer for “One reel”, £1,200.')).toBeDefined()
})

it('an offer without a package names the talent only', async () => {
  show(`?talent=${talentId}`)
  expect(await screen.findByText('To send Maya Okafor an offer.')).toBeDefined()
})

it('nobody is named while the page of the talent is closed, or for an address without a talent', async () => {
  show(`?talent=${talentId}`, false)
  expect(await screen.findByText('To send your offer.')).toBeDefined()
  cleanup()
  show('?talent=someone')
  expect(await screen.findByText('To send your offer.')).toBeDefined()
})
