// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Call, CallOutput } from '@marquee/contract/call'
import { defaultContent } from '@marquee/contract/content/defaults'
import type { Content, ContentKey } from '@marquee/contract/content/schemas'
import { formatBps } from '@marquee/contract/rules/fee'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type Host, hostContext } from '#lib/settings.ts'
import Contact, { loader as loadContact } from './contact.tsx'
import FindTalent, { meta as findTalentMeta, loader as loadFindTalent } from './find-talent.tsx'
import OpenCampaigns, { loader as loadOpenCampaigns } from './open-campaigns.tsx'
import Pricing, { loader as loadPricing } from './pricing.tsx'
import WhyChooseUs, { loader as loadWhyChooseUs } from './why-choose-us.tsx'

afterEach(cleanup)

const routes = [
  {
    HydrateFallback: () => null,
    element: <Outlet context={{ settings: defaultContent.settings, company: null, isDemo: false }} />,
    children: [
      { path: '/talents', loader: loadFindTalent, Component: FindTalent },
      { path: '/campaigns', loader: loadOpenCampaigns, Component: OpenCampaigns },
      { path: '/pricing', loader: loadPricing, Component: Pricing },
      { path: '/contact', loader: loadContact, Component: Contact },
      { path: '/why-choose-us', loader: loadWhyChooseUs, Component: WhyChooseUs },
    ],
  },
]

/** Renders a public page with what was published of it; nothing else is there. */
async function open<Key extends ContentKey>(
  address: string,
  page: Key,
  change: Partial<Content<Key>>,
): Promise<string> {
  const call: Host['call'] = async <C extends Call>(row: C): Promise<CallOutput<C> | null> => {
    if (row.path !== `/content/${page}`) return null
    const published = { version: 1, publishedAt: null, content: { ...defaultContent[page], ...change } }
    return z.parse<C['response']>(row.response, published)
  }
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
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

test('an empty list shows the text of the operators, and a search without a result the text of the product', async () => {
  const change = {
    title: 'Our talents',
    emptyText: 'Talents come soon.',
    note: '<p>Brands see <a href="/x">more</a>.</p>',
  }
  const empty = await open('/talents', 'findTalent', change)
  expect(empty).toMatch(/Our talents.*Talents come soon\..*Brands see more\./)
  expect(screen.getByRole('link', { name: 'more' }).getAttribute('href')).toBe('/x')
  cleanup()
  const none = await open('/talents?q=vegan', 'findTalent', change)
  expect(none).toContain('No talents match your search')
  expect(none.split('See all talents'), 'one link to everything').toHaveLength(2)
  expect(none).not.toContain('Talents come soon.')
  cleanup()
  expect(await open('/talents?priceFrom=90000&priceTo=30000', 'findTalent', change)).toContain(
    'The lowest price is above the highest',
  )
})

test('the list of campaigns shows the texts of the operators', async () => {
  const shown = await open('/campaigns', 'openCampaigns', {
    lead: 'Work for you.',
    emptyText: 'Nothing today.',
    closing: 'Show your work',
  })
  expect(shown).toMatch(/Work for you\..*Nothing today\..*Show your work/)
})

test('the pricing page shows the texts of the operators around figures that follow the rules', async () => {
  const shown = await open('/pricing', 'pricing', {
    talentPoints: [{ text: 'You keep your rights' }],
    calculatorTitle: 'Your example',
  })
  expect(shown).toMatch(/£0.*You keep your rightsPaid .*Your example/)
  expect(shown).toContain(`our fee of ${formatBps(defaultPriceRules.feeBps)}`)
  expect(shown).not.toContain('Every offer shows what you’ll earn')
})

test('the contact page shows the texts of the operators beside the time that every answer has', async () => {
  const shown = await open('/contact', 'contact', {
    formTitle: 'Send a message',
    sections: [{ heading: 'By post', text: '<p>Use our address.</p>' }],
  })
  expect(shown).toMatch(/Send a message.*Within 3 working days.*By postUse our address\./)
  expect(shown).not.toContain('Quicker help')
})

test('the reasons page compares Marquee by topic with what the operators name', async () => {
  const shown = await open('/why-choose-us', 'whyChooseUs', {
    comparisonTitle: 'By phone and here',
    comparedWith: 'By phone',
    comparison: [{ topic: 'Dates', usual: 'Nobody notes them.', here: 'The offer has them.' }],
  })
  expect(shown).toMatch(/By phone and hereDatesBy phoneNobody notes them\.On MarqueeThe offer has them\./)
  cleanup()
  const none = await open('/why-choose-us', 'whyChooseUs', {
    comparison: [],
    comparisonTitle: 'By phone and here',
  })
  expect(none).not.toContain('By phone and here')
})

test('search engines get the title and the description that operators wrote for them', () => {
  const content = {
    ...defaultContent.findTalent,
    metaTitle: 'Hire talent',
    description: 'Talents in the UK.',
  }
  const tags = findTalentMeta({
    loaderData: {
      content,
      preview: null,
      asked: {},
      isFiltered: false,
      found: null,
      others: [],
      removals: [],
      types: [],
      topics: [],
      range: null,
    },
    matches: [],
    location: { pathname: '/talents', search: '' },
  })
  expect(tags).toContainEqual({ title: 'Hire talent · Marquee' })
  expect(tags).toContainEqual({ name: 'description', content: 'Talents in the UK.' })
})
