// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Call, CallOutput } from '@marquee/contract/call'
import { defaultContent } from '@marquee/contract/content/defaults'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Host, hostContext } from '#lib/settings.ts'
import Reviews, { loader } from './reviews.tsx'
import { loader as loadTestimonials } from './testimonials.tsx'

afterEach(cleanup)

const talent = { slug: 'bea', displayName: 'Bea', avatarUrl: null }
const common = { work: '1 reel', publishedAt: '2026-11-01T09:00:00.000Z', talent }
const shown = {
  byBrands: [
    {
      ...common,
      id: '00000000-0000-4000-8000-000000000001',
      author: 'Alder',
      authorLogoUrl: null,
      stars: 2,
      text: 'It came late.',
    },
  ],
  byTalents: [
    {
      ...common,
      id: '00000000-0000-4000-8000-000000000002',
      brand: { companyName: 'Alder', logoUrl: null },
      stars: 5,
      text: 'A clear brief.',
    },
  ],
}
const quote = { quote: 'Paid on the day.', name: 'Wren Adair', role: '' }

const routes = [{ path: '/', loader, Component: Reviews, HydrateFallback: () => null }]

/** Renders the page with these reviews, null where their call fails, and these testimonials. */
async function open(reviews: unknown, testimonials: (typeof quote)[] = []): Promise<void> {
  const call: Host['call'] = async <C extends Call>(row: C): Promise<CallOutput<C> | null> => {
    const content = { ...defaultContent.testimonials, testimonials }
    if (row.path === '/content/testimonials')
      return z.parse<C['response']>(row.response, { version: 1, publishedAt: null, content })
    if (row.path !== '/market/reviews') return null
    if (reviews === null) throw new Response(null, { status: 500 })
    return z.parse<C['response']>(row.response, reviews)
  }
  const router = createMemoryRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(hostContext, { ...context.get(hostContext), call })
      return context
    },
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1, name: 'What brands and talents say' })
}

test('the page of reviews shows those of both sides with stars, text, author, day and the page of the talent', async () => {
  await open(shown)
  const byBrand = within(screen.getByRole('region', { name: 'Brands about talents' }))
  expect(byBrand.getByRole('img', { name: '2 out of 5 stars' })).toBeTruthy()
  expect(byBrand.getByRole('listitem').textContent).toMatch(/It came late\..*Alder1 reel by Bea01 Nov, 2026/)
  expect(byBrand.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe('/t/bea')
  const byTalent = within(screen.getByRole('region', { name: 'Talents about brands' }))
  expect(byTalent.getByRole('listitem').textContent).toMatch(
    /A clear brief\..*Bea1 reel for Alder01 Nov, 2026/,
  )
  expect(screen.queryByText(defaultContent.testimonials.title), 'no testimonial').toBeNull()
})

test('testimonials have a section of their own, and a side without reviews says so', async () => {
  await open({ byBrands: [], byTalents: [] }, [quote])
  expect(screen.getByText('No review by a brand yet.')).toBeTruthy()
  expect(screen.getByText('No review by a talent yet.')).toBeTruthy()
  const section = screen.getByRole('region', { name: defaultContent.testimonials.title })
  expect(section.textContent).toContain('Paid on the day.Wren Adair')
})

test('the page is there where its reviews cannot be loaded', async () => {
  await open(null)
  expect(screen.getByText('How reviews work')).toBeTruthy()
})

test('the former address of the testimonials leads to it for good', () => {
  const { status, headers } = loadTestimonials()
  expect([status, headers.get('Location')]).toEqual([301, '/reviews'])
})
