// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'
import { OfferPage } from './OfferPage.tsx'
import { gift } from './testing/gift.ts'

afterEach(cleanup)

it('an offer has one menu with its own actions first and those of the page after them', async () => {
  vi.stubGlobal('fetch', (url: string) => answer(200, url.includes('offer') ? gift : { items: [] }))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <MemoryRouter>
          <OfferPage
            side="talent"
            offerId={gift.id}
            paths={{ offers: '/offers', change: () => '/change', deal: () => '/deal' }}
            workOf={() => null}
            messageOf={() => null}
            menuOf={(_offer, actions) => (
              <OverflowMenu
                actions={[...actions, { label: 'Report this offer', onSelect: () => undefined }]}
              />
            )}
          />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  const menus = await screen.findAllByRole('button', { name: 'More actions' })
  expect(menus).toHaveLength(1)
  fireEvent.click(menus[0] ?? document.body)
  const entries = screen.getAllByRole('listitem').flatMap(({ children }) => {
    const [first] = children
    return first?.tagName === 'BUTTON' ? [first.textContent] : []
  })
  expect(entries).toEqual(['Decline', 'Report this offer'])
})
