// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { BrowseTalentsPage } from './BrowseTalentsPage.tsx'

afterEach(cleanup)

const aTalent = (no: number, displayName: string) => ({
  id: `0b0e6f0a-0000-4000-8000-00000000000${no}`,
  slug: `talent-${no}`,
  displayName,
  headline: '',
  city: '',
  country: 'GB',
  typeId: null,
  avatarUrl: null,
  coverUrl: null,
  followers: 0,
  minFee: 0,
  feeCurrency: 'GBP',
  subtypes: [],
  completedDeals: 0,
  startingPrice: null,
  reasons: [],
  pictures: [],
  isVerified: false,
  replyHours: null,
  accounts: [],
})

const known: Record<string, ReturnType<typeof aTalent>[]> = {
  podcast: [aTalent(1, 'Pia Cast'), aTalent(2, 'Both Words')],
  london: [aTalent(2, 'Both Words'), aTalent(3, 'Lon Don')],
}

/** Shows the page at an address and returns the searches that it sends. */
function shows(query: string): URLSearchParams[] {
  const searches: URLSearchParams[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://marquee.example')
    if (!pathname.endsWith('searchTalent')) return answer(200, { items: [], total: 0, isCounted: true })
    searches.push(searchParams)
    const items = known[searchParams.get('q') ?? ''] ?? []
    return answer(200, { items, nextCursor: null, isSimilar: false })
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <MemoryRouter initialEntries={[`/dashboard/find-talent?${query}`]}>
          <BrowseTalentsPage
            pathOf={(id) => `/t/${id}`}
            withFigures={(_ids, draw) => draw(() => [])}
            withHearts={(_ids, draw) => draw(() => null)}
            withApplications={(_ids, draw) => draw(() => null)}
            withSelection={(draw) => draw(() => null)}
            actions={() => null}
            invite={<button type="button">Invite someone</button>}
            inviteMenu={null}
          />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return searches
}

it('words that match nothing together show what matches each of them, with the filters of the search', async () => {
  const searches = shows('q=podcast+london&city=London&view=cards')
  const podcast = await screen.findByRole('list', { name: 'Talents for “podcast”' })
  expect(within(podcast).getAllByRole('listitem')).toHaveLength(2)
  const london = screen.getByRole('list', { name: 'Talents for “london”' })
  expect(within(london).getByText('Lon Don')).toBeTruthy()
  expect(within(london).queryByText('Both Words')).toBeNull()
  expect(screen.getByText('Closest matches.').parentElement?.textContent).toBe(
    'Closest matches. No talent matches all of these words with your filters.',
  )
  expect(screen.queryByText('No talent matches this search')).toBeNull()
  expect(searches.map((asked) => [asked.get('q'), asked.get('city')])).toEqual([
    ['podcast london', 'London'],
    ['podcast', 'London'],
    ['london', 'London'],
  ])
  const heading = screen.getByRole('link', { name: 'Talents for “london”' })
  expect(heading.getAttribute('href')).toContain('?q=london&city=London')
})

it('words of which none matches, and one word alone, lead to an invitation', async () => {
  expect(shows('q=zither+harp')).toBeTruthy()
  expect(await screen.findByText('No talent matches this search')).toBeTruthy()
  cleanup()
  const searches = shows('q=zither')
  expect(await screen.findByText('No talent matches this search')).toBeTruthy()
  expect(searches).toHaveLength(1)
})
