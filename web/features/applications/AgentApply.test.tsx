// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { CampaignForTalent } from '@marquee/contract/calls/campaigns'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { AgentApply } from './AgentApply.tsx'

const ids = ['a', 'b', 'c'].map((letter) => `0b0e6f0a-0000-4000-8000-00000000000${letter}`)
const roster = ['Ana', 'Ben', 'Cleo'].map((displayName, index) => ({
  talent: {
    id: ids[index],
    slug: '',
    displayName,
    headline: '',
    city: '',
    country: 'GB',
    typeId: null,
    followers: 0,
    minFee: 0,
    feeCurrency: 'GBP',
    avatarUrl: null,
    coverUrl: null,
  },
  application: null,
  blockedBy: displayName === 'Ana' ? 'not_in_mandate' : null,
  isSaved: false,
  maySave: displayName !== 'Ana',
}))
const campaign: Pick<
  CampaignForTalent,
  'id' | 'payModel' | 'feeMin' | 'questions' | 'currency' | 'places' | 'placesTaken'
> = {
  id: '0b0e6f0a-0000-4000-8000-0000000000ca',
  payModel: 'fixed',
  feeMin: 90_000,
  questions: [],
  currency: 'GBP',
  places: 2,
  placesTaken: 2,
}
const send = vi.fn((_url: string, _init: RequestInit) => answer(200, {}))

beforeEach(() => {
  send.mockReset()
  send.mockImplementation((url) =>
    url.includes('roster-for-campaign')
      ? answer(200, { items: roster })
      : answer(
          409,
          { fields: { 'talents.1.talentId': 'Cleo has applied already.' } },
          'Please check.',
          'already_applied',
        ),
  )
  vi.stubGlobal('fetch', send)
  const form = <AgentApply campaign={campaign} onApplied={() => undefined} />
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

it('a talent who cannot apply shows why, and a server error appears at its talent', async () => {
  expect(await screen.findByText('Your representation agreement doesn’t cover applications.')).toBeTruthy()
  expect(screen.getByLabelText('Ana')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('Ben'))
  fireEvent.click(screen.getByLabelText('Cleo'))
  fireEvent.change(screen.getByLabelText(/Why are they/), { target: { value: 'They know the subject.' } })
  fireEvent.click(screen.getByText('Send 2 applications'))
  const error = await screen.findByText('Cleo has applied already.')
  expect(error.closest('li')?.textContent).toContain('Cleo')
})

it('says before anything is written that all places are taken', async () => {
  expect(await screen.findByText(/All places are taken at the moment/)).toBeTruthy()
})
