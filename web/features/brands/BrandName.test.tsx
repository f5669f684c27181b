// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { aBrandPage, answer } from '#lib/testing/responses.ts'
import { BrandName } from './BrandName.tsx'

afterEach(cleanup)

const brand = { id: '0b0e6f0a-0000-4000-8000-000000000001', companyName: 'Glow Botanics' }

function show(response: () => Promise<Response>) {
  const fetched = vi.fn(response)
  vi.stubGlobal('fetch', fetched)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <BrandName side="talent" brand={brand} to="/brands/glow" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return fetched
}

it('leads to the page of the brand', async () => {
  show(() => answer(200, aBrandPage(brand)))
  expect((await screen.findByRole('link', { name: 'Glow Botanics' })).getAttribute('href')).toBe(
    '/brands/glow',
  )
})

it('is a name without a link where the page cannot be opened', async () => {
  const fetched = show(() => answer(404, {}, 'Not found.', 'not_found'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByText('Glow Botanics')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
