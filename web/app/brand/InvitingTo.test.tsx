// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { InvitingTo, useInvitedTo } from './InvitingTo.tsx'

afterEach(cleanup)

const id = '0b0e6f0a-0000-4000-8000-00000000000d'

function Line() {
  const { campaign, remove } = useInvitedTo()
  return campaign ? <InvitingTo campaign={campaign} onRemove={remove} /> : <p>No campaign</p>
}

/** Shows the line with an address that names a campaign, of which the browser knows this; null where the server refuses it. */
function shows(named: string, known: { status: string } | null) {
  const asked = vi.fn<() => Promise<Response>>(() => answer(404, {}, 'Not found.', 'not_found'))
  vi.stubGlobal('fetch', asked)
  window.history.replaceState(null, '', `/?campaign=${named}`)
  const router = createMemoryRouter([{ path: '*', element: <Line /> }], {
    initialEntries: [`/?campaign=${named}`],
  })
  const client = newQueryClient()
  if (known) client.setQueryData(['campaigns', 'own', named], { id, title: 'Autumn Skin Edit', ...known })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { asked, router }
}

it('the live campaign of the address is named, with the way back, and can be removed', async () => {
  const { router } = shows(id, { status: 'live' })
  const link = screen.getByRole('link', { name: 'Autumn Skin Edit' })
  expect(link.getAttribute('href')).toBe(`/dashboard/campaigns/${id}`)
  fireEvent.click(screen.getByRole('button', { name: 'Stop inviting to Autumn Skin Edit' }))
  await screen.findByText('No campaign')
  await expect.poll(() => router.state.location.search).toBe('')
})

it('a campaign that is closed is ignored', () => {
  shows(id, { status: 'closed' })
  screen.getByText('No campaign')
})

it('a campaign that is unknown or of another brand is ignored, and what is no id is not asked for', async () => {
  const { asked } = shows(id, null)
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  screen.getByText('No campaign')
  cleanup()
  const other = shows('abc', null)
  screen.getByText('No campaign')
  expect(other.asked).not.toHaveBeenCalled()
})
