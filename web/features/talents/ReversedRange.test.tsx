// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { BrowseTalentsPage } from './BrowseTalentsPage.tsx'

afterEach(cleanup)

/** Shows the page at an address on a wide screen and returns the searches that it sends. */
function shows(query: string): URLSearchParams[] {
  const searches: URLSearchParams[] = []
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://marquee.example')
    if (pathname.endsWith('searchTalent')) searches.push(searchParams)
    return answer(200, { items: [], nextCursor: null, isSimilar: false, total: 0, isCounted: true })
  })
  // Filters are written to the address of the window.
  window.history.replaceState(null, '', `/dashboard/find-talent?${query}`)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <BrowserRouter>
          <BrowseTalentsPage
            pathOf={(id) => `/t/${id}`}
            withFigures={(_ids, draw) => draw(() => [])}
            withHearts={(_ids, draw) => draw(() => null)}
            withApplications={(_ids, draw) => draw(() => null)}
            withSelection={(draw) => draw(() => null)}
            actions={(current) => current && 'can be saved'}
            invite="invite someone"
            inviteMenu={null}
          />
        </BrowserRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  return searches
}

it('a highest price below the lowest is an error of its field, and nobody is listed', async () => {
  const searches = shows('priceMin=90000&city=Leeds')
  expect(await screen.findByText('No talent matches this search')).toBeTruthy()
  expect(screen.queryByText('can be saved')).toBeTruthy()
  const highest = screen.getByLabelText('Price up to')
  fireEvent.change(highest, { target: { value: '300' } })
  const talents = within(screen.getByRole('region', { name: 'Talents' }))
  expect(await talents.findByText('The lowest price is above the highest')).toBeTruthy()
  expect(highest.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(highest.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('The highest price must be at least £900.')
  expect(screen.queryByText('can be saved')).toBeNull()
  expect(searches.filter((asked) => asked.has('priceTo'))).toEqual([])
  fireEvent.change(highest, { target: { value: '900' } })
  expect(highest.getAttribute('aria-invalid')).not.toBe('true')
  expect(await talents.findByText('No talent matches this search')).toBeTruthy()
  expect(searches.at(-1)?.get('priceTo')).toBe('90000')
})

it('a range of followers in the address can be cleared where the talents would be', async () => {
  const searches = shows('min=10000&max=5000')
  expect(await screen.findByText('The lowest number of followers is above the highest')).toBeTruthy()
  expect(screen.getAllByText('The highest number must be at least 10,000.')).toHaveLength(2)
  fireEvent.click(screen.getByText('Clear this range'))
  expect(await screen.findByText('No talents yet')).toBeTruthy()
  expect(searches.some((asked) => asked.has('followersFrom'))).toBe(false)
})
