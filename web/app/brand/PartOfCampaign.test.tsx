// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import type { Currency } from '@marquee/contract/rules/currency'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { PartOfCampaign, usePartOfCampaign } from './PartOfCampaign.tsx'

afterEach(cleanup)

const idOf = (letter: string) => `0b0e6f0a-0000-4000-8000-00000000000${letter}`
const at = '2026-11-30T09:00:00.000Z'
const campaign = {
  id: idOf('a'),
  title: 'Autumn Skin Edit',
  status: 'live',
  visibility: 'public',
  payModel: 'fixed',
  feeMin: 80_000,
  feeMax: 80_000,
  currency: 'GBP',
  places: 3,
  placesTaken: 1,
  applyBy: null,
  publishedAt: at,
  createdAt: at,
  coverUrl: null,
  platforms: [],
  work: '1 reel',
  brand: {
    id: idOf('f'),
    companyName: 'Glow Botanics',
    logoUrl: null,
    industry: null,
    city: 'York',
    answersWithinHours: null,
    completedDeals: 0,
    isActive: true,
  },
  version: 1,
  allowedActions: [],
  counts: { applications: 0, undecided: 0, offers: 0, deals: 0 },
}
const others = [
  { ...campaign, id: idOf('b'), title: 'In euros', currency: 'EUR' },
  { ...campaign, id: idOf('c'), title: 'Full', placesTaken: 3 },
]

function Choice({ currency }: { currency: Currency }) {
  const part = usePartOfCampaign(currency)
  return (
    <>
      <PartOfCampaign {...part} />
      <output>{part.campaignId}</output>
    </>
  )
}

function shows(currency: Currency) {
  const asked = vi.fn<() => Promise<Response>>(() =>
    answer(200, { items: [campaign, ...others], nextCursor: null }),
  )
  vi.stubGlobal('fetch', asked)
  window.history.replaceState(null, '', '/')
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <Choice currency={currency} /> }])}
        />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return asked
}

it('an offer from a package joins a live campaign that pays in its currency and has a place, or none', async () => {
  shows('GBP')
  const select = await screen.findByLabelText('Part of campaign')
  expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'None',
    'Autumn Skin Edit',
  ])
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.change(select, { target: { value: campaign.id } })
  await expect.poll(() => screen.getByRole('status').textContent).toBe(campaign.id)
})

it('without such a campaign there is nothing to choose', async () => {
  const asked = shows('USD')
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('Part of campaign')).toBeNull()
})
