// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { figureCalls } from '@marquee/contract/calls/figures'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { deleteCookies, writeCookie } from '#lib/cookies.ts'
import { type Host, hostContext } from '#lib/settings.ts'
import AccountLayout, { loader } from './layout.tsx'

afterEach(cleanup)

const settings = {
  formatBps: '',
  feeBps: 1_000,
  vatPercent: 20,
  feeMode: 'deducted',
  currencies: ['GBP'],
  offerHours: 72,
  reviewDays: 3,
  payHours: 72,
  platform: {
    name: 'Marquee Ltd',
    address: '1 High Street\nLeeds',
    vatNumber: '',
    companyNumber: '01234567',
  },
}

const answerSettings: Host['call'] = async <C extends Call>(row: C): Promise<CallOutput<C> | null> =>
  row.path === settingsCalls.marketSettings.path ? z.parse<C['response']>(row.response, settings) : null

const routes = [
  {
    Component: AccountLayout,
    loader,
    HydrateFallback: () => null,
    children: [{ path: '/signin', element: <h1>Sign in</h1> }],
  },
]

/** Shows the sign-in pages of a server that answers its own calls like this. */
async function show(call: Host['call']): Promise<string> {
  const router = createMemoryRouter(routes, {
    initialEntries: ['/signin'],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(hostContext, { ...context.get(hostContext), call })
      return context
    },
  })
  render(<RouterProvider router={router} />)
  return (await screen.findByRole('contentinfo')).textContent
}

test('the sign-in pages say who runs Marquee, and link to the terms, the privacy notice and the contact page', async () => {
  expect(await show(answerSettings)).toContain('Marquee Ltd, company number 01234567, 1 High Street, Leeds')
  const paths = ['/privacy', '/contact', '/terms/brands', '/terms/talents']
  const links = screen.getByRole('contentinfo').querySelectorAll('a')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(paths)
})

test('the sign-in pages of a demo say that it is one, and those of a real market do not', async () => {
  await show(answerSettings)
  expect(screen.queryByText(/^Demo: /)).toBeNull()
  cleanup()
  const answerDemo: Host['call'] = async <C extends Call>(
    row: C,
    input: CallRequest<C>,
  ): Promise<CallOutput<C> | null> =>
    row.path === figureCalls.marketFigures.path
      ? z.parse<C['response']>(row.response, { figures: [], isDemo: true })
      : answerSettings(row, input)
  await show(answerDemo)
  expect(screen.getByText('Demo: all people and deals are examples.')).toBeDefined()
})

test('the sign-in shows without the company while its call fails', async () => {
  const text = await show(() => Promise.reject(new Response(null, { status: 503 })))
  expect(text).not.toContain('Ltd')
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined()
})

test('the sign-in pages of a browser that is signed in say as whom, with the way to the account', async () => {
  await show(answerSettings)
  expect(screen.queryByText('Go to your account')).toBeNull()
  cleanup()
  writeCookie('token', 'abc')
  writeCookie('user', JSON.stringify({ id: '1', name: 'Glow Botanics', role: 'brand' }))
  await show(answerSettings)
  const way = await screen.findByText('Go to your account')
  expect(way.getAttribute('href')).toBe('/dashboard')
  expect(screen.getByText('Glow Botanics')).toBeTruthy()
  deleteCookies('token', 'user')
})
