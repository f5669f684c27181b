// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Package } from '@marquee/contract/calls/portfolios'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { PackagesCard } from './PackagesCard.tsx'

const talentId = '0b0e6f0a-0000-4000-8000-0000000000a1'
const aPackage = (title: string, id: string, price: number): Package => ({
  id: `0b0e6f0a-0000-4000-8000-0000000000${id}`,
  title,
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  price,
  currency: 'GBP',
  turnaroundDays: 14,
  revisions: 2,
  rightsDays: 30,
})
const send = vi.fn((url: string, _init: RequestInit) =>
  url.includes('ave')
    ? answer(400, { fields: { 'packages.1.price': 'The price is too low.' } }, 'Please check.')
    : answer(200, {
        works: [],
        packages: [aPackage('One reel', 'b1', 54_000), aPackage('Two', 'b2', 90_000)],
      }),
)

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <PackagesCard talentId={talentId} /> }])}
      />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const head = (name: RegExp) => screen.findByRole('button', { name })
const isOpen = async (name: RegExp) => (await head(name)).getAttribute('aria-expanded') === 'true'

it('each package is its title and price until it is edited; a new one is open', async () => {
  expect((await head(/^One reel/)).textContent).toBe('One reelEdit')
  expect(screen.getByText('£540')).toBeTruthy()
  expect(await isOpen(/^Two/)).toBe(false)
  fireEvent.click(await head(/^Two/))
  expect(await isOpen(/^Two/)).toBe(true)
  expect(screen.queryByText('£900'), 'the price is a field now').toBeNull()
  expect(await isOpen(/^One reel/)).toBe(false)
  fireEvent.click(screen.getByText('Add package'))
  expect(await isOpen(/^Package 3/)).toBe(true)
})

it('a package with an error opens', async () => {
  fireEvent.click(await head(/^One reel/))
  const [title] = screen.getAllByLabelText(/^Title/)
  if (title) fireEvent.change(title, { target: { value: 'One long reel' } })
  expect(await isOpen(/^Two/)).toBe(false)
  fireEvent.click(screen.getByText('Save packages'))
  expect(await screen.findByText('The price is too low.')).toBeTruthy()
  expect(await isOpen(/^Two/)).toBe(true)
})
