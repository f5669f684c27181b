// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { UsageRights } from '@marquee/contract/terms/rights'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { AdCodes } from './AdCodes.tsx'

const brand = { companyName: 'Glow Botanics' }
const talent = { id: '0b0e6f0a-0000-4000-8000-0000000000a1', displayName: 'Maya Okafor', avatarUrl: null }
const load = vi.fn(() => answer(500, null, 'Something went wrong.', 'internal'))

beforeEach(() => {
  load.mockClear()
  vi.stubGlobal('fetch', load)
})
afterEach(cleanup)

function show(channels: UsageRights['channels']) {
  const deal = { id: '0b0e6f0a-0000-4000-8000-0000000000d1', brand, talent, terms: { rights: { channels } } }
  return render(
    <QueryClientProvider client={newQueryClient()}>
      <AdCodes side="brand" deal={deal} />
    </QueryClientProvider>,
  )
}

it('ad codes that could not be loaded are loaded again', async () => {
  show(['paid'])
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  load.mockImplementationOnce(() => answer(200, { items: [], lastDay: null }))
  fireEvent.click(screen.getByText('Try again'))
  await vi.waitFor(() => expect(screen.queryByText('Ad codes')).toBeNull())
})

it('a deal without the right to paid ads does not show that its ad codes failed', async () => {
  const { container } = show(['organic'])
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await new Promise((done) => setTimeout(done, 50))
  expect(container.textContent).toBe('')
})
