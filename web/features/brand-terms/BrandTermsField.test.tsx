// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { BrandTermsField } from './BrandTermsField.tsx'

afterEach(cleanup)

it('terms that could not be loaded are not said to be missing, and are loaded again', async () => {
  const load = vi.fn(() => answer(500, null, 'Something went wrong.', 'internal'))
  vi.stubGlobal('fetch', load)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <BrandTermsField value={null} onChange={() => undefined} error={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.queryByText(/You have no terms yet/), 'while it loads').toBeNull()
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  expect(screen.queryByText(/You have no terms yet/), 'after a failure').toBeNull()
  load.mockImplementation(() => answer(200, { items: [] }))
  fireEvent.click(screen.getByText('Try again'))
  expect(await screen.findByText(/You have no terms yet/)).toBeTruthy()
})
