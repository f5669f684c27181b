// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Call, CallOutput } from '@marquee/contract/call'
import { defaultContent } from '@marquee/contract/content/defaults'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultPriceRules, previewPrice } from '#lib/price-preview.ts'
import { type Host, hostContext } from '#lib/settings.ts'
import About, { loader } from './about.tsx'

afterEach(cleanup)

const talents = ['Maya', 'Ola', 'Rhys', 'Kate'].map((displayName, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  slug: displayName.toLowerCase(),
  displayName,
  headline: '',
  followers: 0,
  typeName: 'Creator',
  subtypes: ['Beauty', 'Fashion'],
  city: 'Leeds',
  minFee: 20_000,
  feeCurrency: 'GBP',
  startingPrice: { amount: 20_000, currency: 'GBP' },
  avatarUrl: null,
  pictures: ['/files/work.avif'],
  rating: null,
  reviewCount: 0,
  platforms: [],
}))

const routes = [
  {
    HydrateFallback: () => null,
    element: <Outlet context={{ settings: defaultContent.settings, company: null, isDemo: false }} />,
    children: [{ path: '/', loader, Component: About }],
  },
]

/** Renders the page with these talents of the market; null where their call fails. Returns its text. */
async function open(shown: { items: typeof talents } | null): Promise<string> {
  const call: Host['call'] = async <C extends Call>(row: C): Promise<CallOutput<C> | null> => {
    if (row.path === '/market/shown-talents') {
      if (!shown) throw new Response(null, { status: 500 })
      return z.parse<C['response']>(row.response, shown)
    }
    if (row.path !== '/content/aboutUs') return null
    const page = { version: 1, publishedAt: null, content: defaultContent.aboutUs }
    return z.parse<C['response']>(row.response, page)
  }
  const router = createMemoryRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(hostContext, { ...context.get(hostContext), call })
      return context
    },
  })
  const { container } = render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return container.textContent
}

test('the page about us shows four talents with their niche, and each links to their page', async () => {
  await open({ items: talents })
  const people = within(screen.getByRole('region', { name: 'Talents on Marquee' }))
  const links = people.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/t/maya', '/t/ola', '/t/rhys', '/t/kate'])
  expect(links[0]?.textContent).toBe('MayaBeauty · Leeds')
})

test('the page about us is shown without talents where there are fewer than four or their call fails', async () => {
  await open({ items: talents.slice(0, 3) })
  expect(screen.queryByText('Talents on Marquee')).toBeNull()
  cleanup()
  expect(await open(null)).toContain('Why Marquee exists')
  expect(screen.queryByText('Talents on Marquee')).toBeNull()
})

test('the page about us states the fee of the market and splits a price by it', async () => {
  const text = await open(null)
  const { feeBps } = defaultPriceRules
  expect(text).toContain(`a fee of ${formatBps(feeBps)} of the price`)
  const { fee } = previewPrice(60_000, 'GBP', defaultPriceRules)
  expect(text).toContain(`Marquee fee ${formatBps(feeBps)}${formatMoney(fee)}`)
  expect(text).not.toMatch(/\{\w+\}/)
})

test('the record of a deal is an example whose amounts follow the market, and each entry opens', async () => {
  await open(null)
  const figure = screen.getByText(/An example, with invented names/).closest('figure')
  if (!figure) return expect.fail('The record is a figure.')
  const record = within(figure)
  const entries = Array.from(figure.querySelectorAll('details'))
  expect(entries.map((entry) => entry.querySelector('summary strong')?.textContent)).toEqual([
    'Offer sent',
    'Counter-offer',
    'Accepted and charged',
    'Work delivered',
    'Approved and posted',
    'Paid',
  ])
  const { talent } = previewPrice(90_000, 'GBP', defaultPriceRules)
  expect(record.getByText(`${formatMoney(talent)} to Anita`)).toBeTruthy()
})
