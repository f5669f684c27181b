// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Notification } from '@marquee/contract/calls/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { NotificationsPage } from './NotificationsPage.tsx'

const idOf = (no: number) => `0b0e6f0a-0000-4000-8000-00000000000${no}`
const notice = (no: number, text: string): Notification => ({
  id: idOf(no),
  kind: 'offers',
  text,
  imageUrl: null,
  talentName: 'Maya Hart',
  targetType: 'offer',
  targetId: idOf(9),
  at: '2026-11-20T09:00:00.000Z',
  readAt: null,
  count: 1,
})
let notices: Notification[] = []
const readSome = (ids?: string[]) => {
  notices = notices.map((one) =>
    !ids || ids.includes(one.id) ? { ...one, readAt: '2026-11-21T09:00:00.000Z' } : one,
  )
}
const unread = () => notices.filter(({ readAt }) => readAt === null)
const send = vi.fn((url: string, init: RequestInit) => {
  if (url.includes('mark-notifications')) {
    readSome(JSON.parse(String(init.body)).ids)
    return answer(200, { unread: unread().length })
  }
  const items = url.includes('unread=true') ? unread() : notices
  return answer(200, { items, nextCursor: null, unread: unread().length })
})

function open(path = '/n') {
  const router = createMemoryRouter(
    [
      { path: '/n', element: <NotificationsPage side="agent" /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

beforeEach(() => {
  notices = [notice(1, 'Glow offers Maya Hart £900'), notice(2, 'Brew has changed Maya Hart’s offer')]
  send.mockClear()
  vi.stubGlobal('fetch', send)
})
afterEach(cleanup)

it('opening a notification goes to its target, marks it as read, and leaves the others', async () => {
  const router = open()
  fireEvent.click(await screen.findByText('Glow offers Maya Hart £900'))
  expect(router.state.location.pathname).toBe(`/dashboard/talent-agent/offers/${idOf(9)}`)
  await expect.poll(() => unread().map(({ id }) => id)).toEqual([idOf(2)])
})

it('all notifications are marked at once, and the page says that none is unread', async () => {
  open()
  fireEvent.click(await screen.findByText('Mark all as read'))
  expect(await screen.findByText('No unread notifications.')).toBeTruthy()
  expect(unread()).toEqual([])
})

it('the URL can filter for unread notifications', async () => {
  readSome([idOf(1)])
  open('/n?tab=unread')
  expect(await screen.findByText('Brew has changed Maya Hart’s offer')).toBeTruthy()
  expect(screen.queryByText('Glow offers Maya Hart £900')).toBeNull()
})
