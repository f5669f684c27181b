// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { deleteCookies, writeCookie } from '#lib/cookies.ts'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { nothingKnown } from './next-step.ts'
import SignUpRole from './sign-up-role.tsx'

const talentId = '0b0e6f0a-0000-4000-8000-000000000001'
const offer = `/dashboard/offers/new?talent=${talentId}`

afterEach(() => {
  cleanup()
  deleteCookies('token')
})

const Nothing = () => null

/** Opens the sign-up of brands, which leads to an address. */
function show(next: string) {
  vi.stubGlobal('fetch', () => answer(404, undefined, 'Not found', 'not_found'))
  const search = `?${new URLSearchParams({ next })}`
  const router = createMemoryRouter(
    [
      {
        path: '/signup/brand',
        element: <SignUpRole />,
        loader: () => ({ plans: null, known: nothingKnown }),
        HydrateFallback: Nothing,
      },
      { path: '/dashboard/*', element: <p>The dashboard</p> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`/signup/brand${search}`] },
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { router, search }
}

/** Returns whether one element is before another on the page. */
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

it('the sign-up shows what comes next, and above the form the way to the sign-in that keeps it', async () => {
  const { search } = show(offer)
  expect(await screen.findByText('Next: your offer')).toBeDefined()
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe(`/signin/brand${search}`)
  expect(isBefore(signIn, screen.getByLabelText(/^Company/))).toBe(true)
})

it('someone who is signed in goes straight on', async () => {
  writeCookie('token', 'a-token')
  const { router } = show(offer)
  expect(await screen.findByText('The dashboard')).toBeDefined()
  expect(router.state.location.pathname + router.state.location.search).toBe(offer)
})

it.each(['https://elsewhere.example/', '//elsewhere.example', '/dashboards', '/pricing'])(
  'an address outside the dashboards opens nothing and shows no step: %s',
  async (next) => {
    writeCookie('token', 'a-token')
    const { router } = show(next)
    const company = await screen.findByLabelText(/^Company/)
    expect(router.state.location.pathname).toBe('/signup/brand')
    expect(screen.queryByText(/^Next:/)).toBeNull()
    expect(isBefore(company, screen.getByRole('link', { name: 'Sign in' }))).toBe(true)
  },
)
