// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import Discover from './discover.tsx'

const talentId = '0b0e6f0a-0000-4000-8000-0000000000a1'
const campaignId = '0b0e6f0a-0000-4000-8000-0000000000c1'
const card = {
  id: campaignId,
  title: 'Winter Light',
  status: 'live',
  visibility: 'public',
  payModel: 'fixed',
  feeMin: 90_000,
  feeMax: 90_000,
  currency: 'GBP',
  places: 2,
  placesTaken: 0,
  applyBy: '2026-12-24',
  publishedAt: '2026-11-01T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  coverUrl: null,
  platforms: ['Instagram'],
  work: '1 reel',
  brand: {
    id: campaignId,
    companyName: 'Glow',
    industry: 'Beauty',
    city: 'Leeds',
    logoUrl: null,
    answersWithinHours: null,
    completedDeals: 0,
    isActive: true,
  },
}
const send = vi.fn((url: string, _init: RequestInit) => {
  if (url.includes('suggested-campaigns'))
    return answer(200, { items: [{ ...card, reasons: ['Talent type: Maker'] }] })
  return answer(200, { items: [], nextCursor: null, isSimilar: false })
})
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
client.setQueryData(['roster', 'names'], [{ id: talentId, name: 'Maya Okafor' }])

beforeEach(() => {
  send.mockClear()
  vi.stubGlobal('fetch', send)
})
afterEach(cleanup)

function open(search: string) {
  const path = '/dashboard/talent-agent/discover'
  window.history.replaceState(null, '', `${path}${search}`)
  const router = createMemoryRouter([{ path, element: <Discover /> }], {
    initialEntries: [`${path}${search}`],
  })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const asked = (part: string) => send.mock.calls.filter(([url]) => url.includes(part)).map(([url]) => url)

it('an agent who looks for one talent sees the campaigns that fit, and applies for that talent', async () => {
  open(`?talent=${talentId}`)
  expect(await screen.findByText('Campaigns that fit Maya Okafor')).toBeTruthy()
  expect(screen.getByLabelText('For')).toHaveProperty('value', talentId)
  expect(asked('suggested-campaigns')[0]).toContain(`talentId=${talentId}`)
  const link = screen.getByRole('link', { name: /Winter Light/ })
  expect(link.getAttribute('href')).toBe(`/dashboard/talent-agent/discover/${campaignId}?talent=${talentId}`)
})

it('an agent who chose nobody of the roster sees all campaigns alone', async () => {
  open(`?talent=${campaignId}`)
  expect(await screen.findByText('No open campaigns yet')).toBeTruthy()
  expect(asked('suggested-campaigns')).toEqual([])
  expect(screen.getByPlaceholderText('A campaign, brand, product or network')).toBeTruthy()
})
