import { afterEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { createConversationStore } from './conversation-store.ts'
import { aMessage, conversationId, glow, maya } from './testing/a-message.ts'

afterEach(() => vi.unstubAllGlobals())

/** Serves a conversation of `count` messages, read up to `readNo`. */
function serve(count: number, readNo: number) {
  const requests: string[] = []
  const server = { count, rev: count }
  vi.stubGlobal('fetch', (url: string) => {
    const query = new URL(url, 'http://localhost').searchParams
    requests.push([...query].filter(([name]) => !['conversationId', 'limit'].includes(name)).join(' '))
    return answer(200, pageFor(server, query, readNo))
  })
  return { requests, server }
}

function pageFor({ count, rev }: { count: number; rev: number }, query: URLSearchParams, readNo: number) {
  const limit = Number(query.get('limit'))
  const after = query.get('afterRev')
  const from = Number(
    query.get('from') ?? (after === null ? Math.max(1, count - limit + 1) : Number(after) + 1),
  )
  const items = Array.from({ length: Math.max(0, Math.min(limit, count - from + 1)) }, (_, index) =>
    aMessage(from + index, { side: 'talent', authorId: maya }),
  )
  return {
    items,
    lastNo: count,
    rev,
    receipts: [{ accountId: glow, name: 'Glow', side: 'brand', deliveredNo: readNo, readNo }],
  }
}

it('a conversation opens at the first unread message, however far back', async () => {
  const { requests } = serve(1_000, 400)
  const store = createConversationStore(conversationId, glow)
  expect(await store.open()).toBe(401)
  expect(store.state.getState().cache.byNo.get(401)?.text).toBe('Message 401')
  expect(requests).toEqual(['', 'from,351', 'from,401'])
})

it('a conversation opens at the end when everything is read', async () => {
  serve(1_000, 1_000)
  expect(await createConversationStore(conversationId, glow).open()).toBeNull()
})

it('visible messages are loaded once, block by block', async () => {
  const { requests } = serve(1_000, 1_000)
  const store = createConversationStore(conversationId, glow)
  await store.open()
  store.show(90, 110)
  store.show(95, 115)
  await expect.poll(() => store.state.getState().cache.byNo.size).toBe(150)
  expect(requests).toEqual(['', 'from,51', 'from,101'])
})

it('a gap is filled automatically', async () => {
  const { server } = serve(10, 10)
  const store = createConversationStore(conversationId, glow)
  await store.open()
  Object.assign(server, { count: 14, rev: 14 })
  store.applyMessage({ conversationId, no: 14, rev: 14, message: aMessage(14) })
  await expect.poll(() => store.state.getState().cache.rev).toBe(14)
  expect([...store.state.getState().cache.byNo.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  )
})

it('after a long absence only the newest page is loaded', async () => {
  const { server, requests } = serve(10, 10)
  const store = createConversationStore(conversationId, glow)
  await store.open()
  Object.assign(server, { count: 5_000, rev: 5_000 })
  await store.catchUp()
  const { cache } = store.state.getState()
  expect([cache.lastNo, cache.rev, cache.byNo.size]).toEqual([5_000, 5_000, 50])
  expect(requests).toHaveLength(3)
})

it('a conversation that cannot be opened keeps the error', async () => {
  vi.stubGlobal('fetch', () => answer(404, null, 'We could not find that.', 'not_found'))
  const store = createConversationStore(conversationId, glow)
  await store.open()
  expect(store.state.getState().error?.message).toBe('We could not find that.')
})
