// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { SearchPlace } from './SearchPlace.tsx'

afterEach(cleanup)

const notFound = {
  total: 3,
  isCounted: true,
  place: null,
  isNewcomer: false,
  isSimilar: false,
  order: 'relevance',
  missing: ['Rating: shown from three reviews on.'],
  parts: [],
}

it('a talent asks for their place with the filters of the search, and sees no cities of others', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'https://marquee.example')
    asked.push(url)
    return answer(200, url.pathname.endsWith('search-place') ? notFound : { items: [] })
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <SearchPlace talentId={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const sets = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  sets('Words', 'rattan chairs')
  sets('Network', 'tiktok')
  sets('Country', 'IE')
  sets('City', ' Cork ')
  sets('Language', 'Irish')
  sets('Followers from', '1000')
  sets('Engagement', '400')
  sets('Price from', '100')
  sets('Currency', 'EUR')
  sets('Work', 'gifted')
  sets('Usually replies within', '12')
  sets('Rating', '4')
  sets('Verified', 'verified')
  fireEvent.click(screen.getByText('Show my place'))
  expect(await screen.findByText('Rating: shown from three reviews on.')).toBeTruthy()
  expect(asked.filter(({ pathname }) => pathname.includes('choices'))).toEqual([])
  const [place] = asked.filter(({ pathname }) => pathname.endsWith('search-place'))
  expect(Object.fromEntries(place?.searchParams ?? [])).toEqual({
    q: 'rattan chairs',
    platform: 'tiktok',
    country: 'IE',
    city: 'Cork',
    language: 'Irish',
    followersFrom: '1000',
    engagementFrom: '400',
    priceFrom: '10000',
    currency: 'EUR',
    takes: 'gifted',
    answersWithin: '12',
    starsFrom: '4',
    only: 'verified',
  })
})
