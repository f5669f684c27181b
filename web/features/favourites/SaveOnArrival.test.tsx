// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brandPaths } from '#lib/paths.ts'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { useToasts } from '#lib/toast.ts'
import { SaveOnArrival } from './SaveOnArrival.tsx'

const talent = { id: '0b0e6f0a-0000-4000-8000-000000000002', displayName: 'Maya Okafor' }

beforeEach(() => comeFrom(`${location.origin}/talents`))
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  useToasts.setState({ toasts: [] })
})

/** Sets the page whose link began the visit. */
const comeFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)

/** Opens the page of the talent at this address and returns its router and what was sent. */
function open(address: string, reply: () => Promise<Response>) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return reply()
  })
  const page = { path: '/dashboard/find-talent/:id', element: <SaveOnArrival talent={talent} /> }
  const router = createMemoryRouter([{ path: '/before', element: null }, page], {
    initialEntries: ['/before', address],
  })
  render(
    <StrictMode>
      <QueryClientProvider client={newQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { router, sent }
}

const saved = () => answer(200, { talentId: talent.id, isFavourite: true, listIds: [] })
const toasts = () => useToasts.getState().toasts.map(({ variant, text }) => `${variant}: ${text}`)

it('a brand that came to save a talent saves them once, and the address no longer asks for it', async () => {
  const { router, sent } = open(brandPaths.saveTalent(talent.id), saved)
  await waitFor(() => expect(toasts()).toEqual(['success: Maya Okafor is saved to your favourites.']))
  expect(router.state.location.pathname).toBe(brandPaths.talent(talent.id))
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  await router.navigate(1)
  expect(router.state.location.search).toBe('')
  expect(sent).toEqual([{ talentId: talent.id }])
})

it('an error is shown, and a reload does not try again', async () => {
  const { router } = open(brandPaths.saveTalent(talent.id), () =>
    answer(404, undefined, 'Not found.', 'not_found'),
  )
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^error: /)]))
  expect(router.state.location.search).toBe('')
})

it.each(['', 'https://other.example/', `${location.origin}.other.example/`])(
  'a link that does not come from our pages saves nobody (%s)',
  async (referrer) => {
    comeFrom(referrer)
    const { router, sent } = open(brandPaths.saveTalent(talent.id), saved)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(sent).toEqual([])
    expect(toasts()).toEqual(['warning: Press the heart to save Maya Okafor.'])
  },
)

it('a brand that came for something else saves nobody', async () => {
  const { sent } = open(brandPaths.talent(talent.id), saved)
  await Promise.resolve()
  expect(sent).toEqual([])
  expect(toasts()).toEqual([])
})
