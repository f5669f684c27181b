// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { aBrandPage, answer } from '#lib/testing/responses.ts'
import { ConversationMenu } from './ConversationMenu.tsx'
import { aConversation } from './testing/a-message.ts'

afterEach(cleanup)

const paths = {
  offer: (id: string) => `/offers/${id}`,
  deal: (id: string) => `/deals/${id}`,
  brand: (id: string) => `/brands/${id}`,
  messages: () => '/messages',
}

function show(response: () => Promise<Response>) {
  const fetched = vi.fn(response)
  vi.stubGlobal('fetch', fetched)
  const client = newQueryClient()
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ConversationMenu
          side="talent"
          anchor={document.body}
          conversation={aConversation()}
          otherName="Glow Botanics"
          paths={paths}
          agencies={[]}
          onAgency={vi.fn()}
          onTool={vi.fn()}
          onClose={vi.fn()}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { fetched, client }
}

it('leads to the page of the brand', async () => {
  const { brand } = aConversation()
  show(() => answer(200, aBrandPage(brand)))
  expect((await screen.findByText('View brand')).closest('a')?.getAttribute('href')).toBe(
    `/brands/${brand.id}`,
  )
})

it('has no link to the page of a brand that cannot be opened, such as across a block', async () => {
  const { fetched, client } = show(() => answer(404, {}, 'Not found.', 'not_found'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText('Search this conversation')).toBeTruthy()
  expect(screen.queryByText('View brand')).toBeNull()
})
