// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Notification } from '@marquee/contract/calls/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { useReadNotifications } from './use-read-notifications.ts'

const idOf = (no: number) => `0b0e6f0a-0000-4000-8000-00000000000${no}`
const notice = (no: number, targetType: Notification['targetType'], targetId: string): Notification => ({
  id: idOf(no),
  kind: 'messages',
  text: 'Glow has written to you',
  imageUrl: null,
  talentName: null,
  targetType,
  targetId,
  at: '2026-11-20T09:00:00.000Z',
  readAt: null,
  count: 1,
})

let unread: Notification[] = []
let marked: unknown[] = []

beforeEach(() => {
  unread = [
    notice(1, 'conversation', idOf(8)),
    notice(2, 'conversation', idOf(9)),
    notice(3, 'deal', idOf(9)),
  ]
  marked = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('mark-notifications'))
      return answer(200, { items: unread, nextCursor: null, unread: unread.length })
    const body = JSON.parse(String(init.body))
    marked.push(body)
    unread = unread.filter(({ id }) => !body.ids.includes(id))
    return answer(200, { unread: unread.length })
  })
})
afterEach(cleanup)

function open(targetId: string | null) {
  const client = newQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useReadNotifications('talent', 'conversation', targetId), { wrapper })
}

it('notifications about the open conversation are marked once, and no others', async () => {
  open(idOf(9))
  await expect.poll(() => marked).toEqual([{ ids: [idOf(2)], withOlder: true }])
  await expect.poll(() => unread.map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
  expect(marked).toHaveLength(1)
})

it('nothing is marked on the list of conversations', async () => {
  open(null)
  await new Promise((done) => setTimeout(done, 50))
  expect(marked).toEqual([])
})
