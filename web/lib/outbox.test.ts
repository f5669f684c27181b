// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './testing/crypto.ts'
import { answer, aProfile } from './testing/responses.ts'

const conversationId = '0b0e6f0a-0000-4000-8000-0000000000c1'
const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
let sent: { text: string; clientId: string }[] = []
let isOffline = false
let lost = 0
/** Whether the last request used `keepalive`. */
let parting: boolean | undefined
let refused: string[] = []

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  localStorage.clear()
  sent = []
  isOffline = false
  lost = 0
  refused = []
  vi.doMock('./storage-key.ts', () => ({ storageKey: () => Promise.resolve(key) }))
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    parting = init.keepalive
    if (isOffline) {
      lost += 1
      return Promise.reject(new TypeError('no line'))
    }
    if (refused.includes(body.text))
      return answer(422, null, 'The other side has left Marquee.', 'conversation_closed')
    sent.push(body)
    return answer(200, aMessage(body, sent.length))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('messages are sent in the order of writing, each once', async () => {
  const { post } = await signedIn()
  await Promise.all(['one', 'two', 'three'].map((text) => post(unsent(text))))
  expect(sent.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect(storedKeys()).toEqual([])
})

it('unsent messages are stored encrypted and sent after a reload', async () => {
  isOffline = true
  const first = await signedIn()
  void first.post(unsent('secret words'))
  await vi.advanceTimersByTimeAsync(20)
  await closePage()
  expect(storedKeys()).toHaveLength(1)
  expect(localStorage.getItem(storedKeys()[0] ?? '')).not.toContain('secret')
  isOffline = false
  const second = await signedIn()
  second.startOutbox()
  await expect.poll(storedKeys).toEqual([])
  expect(sent.map(({ text }) => text)).toEqual(['secret words'])
})

it('sending is retried automatically while the server is unreachable', async () => {
  isOffline = true
  const { post } = await signedIn()
  const posting = post(unsent('patient'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent).toEqual([])
  isOffline = false
  await vi.advanceTimersByTimeAsync(6_000)
  await posting
  expect(sent).toHaveLength(1)
})

it('a message written just before the page is left is sent during unload', async () => {
  const { post, startOutbox } = await signedIn()
  startOutbox()
  const posting = post(unsent('goodbye'))
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.map(({ text }) => text)).toEqual(['goodbye'])
  expect(parting).toBe(true)
  await posting
  expect(
    new Set(sent.map(({ clientId }) => clientId)).size,
    'by one id, should the page stay after all',
  ).toBe(1)
})

it('a rejected message keeps its error and does not block the next ones', async () => {
  refused = ['no']
  const { post, retryQueued } = await signedIn()
  await post(unsent('no'))
  await post(unsent('yes'))
  expect(sent.map(({ text }) => text)).toEqual(['yes'])
  const { readQueue, outboxKeyOf } = await import('./outbox-storage.ts')
  const [left] = await readQueue(outboxKeyOf(unsent('any').conversationId) ?? '')
  expect(left).toMatchObject({ text: 'no', fault: 'The other side has left Marquee.' })
  refused = []
  if (left) await retryQueued(left)
  expect(sent.map(({ text }) => text)).toEqual(['yes', 'no'])
})

it('a message with contact data before a deal stays with the sentence about its text', async () => {
  const sentence = 'Please leave out email addresses.'
  vi.stubGlobal('fetch', () =>
    answer(400, { fields: { text: sentence } }, 'Please check the marked fields.', 'invalid_input'),
  )
  const { post } = await signedIn()
  await post(unsent('Write to maya@studio.example'))
  const { readQueue, outboxKeyOf } = await import('./outbox-storage.ts')
  const left = await readQueue(outboxKeyOf(unsent('any').conversationId) ?? '')
  expect(left).toMatchObject([{ text: 'Write to maya@studio.example', fault: sentence }])
})

it('a tab with outdated state does not overwrite a message added by another tab', async () => {
  isOffline = true
  const { post } = await signedIn()
  void post(unsent('of this tab'))
  await closePage()
  const [mine] = storedKeys()
  const { updateQueue, readQueue, outboxKeyOf } = await import('./outbox-storage.ts')
  await signedIn()
  const outboxKey = outboxKeyOf(unsent('any').conversationId) ?? ''
  const seen = await readQueue(outboxKey)
  await updateQueue(outboxKey, [], [unsent('of another tab')])
  await updateQueue(outboxKey, seen, [])
  expect((await readQueue(outboxKey)).map(({ text }) => text)).toEqual(['of another tab'])
  expect(storedKeys()).not.toContain(mine)
})

it('queued messages of one account are not sent by another account', async () => {
  isOffline = true
  const { post } = await signedIn()
  void post(unsent('mine'))
  await closePage()
  expect(storedKeys()).toHaveLength(1)
  isOffline = false
  const other = await signedIn('0b0e6f0a-0000-4000-8000-000000000002')
  other.startOutbox()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
  expect(storedKeys()).toHaveLength(1)
})

it.each([
  ['has no room', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)],
  ['has no key', () => vi.doMock('./storage-key.ts', () => ({ storageKey: () => Promise.resolve(null) }))],
])('messages of a browser that %s are kept by the page, and sent once and in order', async (_, prepare) => {
  prepare()
  isOffline = true
  const { post } = await signedIn()
  const posting = Promise.all(['one', 'two'].map((text) => post(unsent(text))))
  await expect.poll(() => lost).toBeGreaterThan(0)
  expect(storedKeys()).toEqual([])
  isOffline = false
  await vi.advanceTimersByTimeAsync(6_000)
  await posting
  expect(sent.map(({ text }) => text)).toEqual(['one', 'two'])
})

it('a message that the browser cannot store is sent when the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  isOffline = true
  const { post, startOutbox } = await signedIn()
  startOutbox()
  void post(unsent('only here'))
  await expect.poll(() => lost).toBeGreaterThan(0)
  isOffline = false
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.map(({ text }) => text)).toEqual(['only here'])
  expect(parting).toBe(true)
})

it('a page is closed without a question, unless a message is neither sent nor stored', async () => {
  // Pages of earlier tests listen as well.
  const listen = vi.spyOn(window, 'addEventListener')
  isOffline = true
  const { post, startOutbox } = await signedIn()
  startOutbox()
  const [, ask] = listen.mock.calls.find(([name]) => name === 'beforeunload') ?? []
  const asks = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    if (typeof ask === 'function') ask.call(window, closing)
    return closing.defaultPrevented
  }
  void post(unsent('stored'))
  await expect.poll(() => lost).toBeGreaterThan(0)
  expect(storedKeys()).toHaveLength(1)
  expect(asks()).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  void post(unsent('only here'))
  await vi.advanceTimersByTimeAsync(20)
  expect(asks()).toBe(true)
  isOffline = false
  await vi.advanceTimersByTimeAsync(6_000)
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['stored', 'only here'])
  await expect.poll(asks).toBe(false)
})

it('a message that the browser cannot store outlasts the end of the session', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  isOffline = true
  const { post, startOutbox } = await signedIn()
  void post(unsent('still here'))
  await expect.poll(() => lost).toBeGreaterThan(0)
  const { useSession } = await import('./session.ts')
  useSession.setState({ user: null })
  await vi.advanceTimersByTimeAsync(6_000)
  isOffline = false
  await signedIn()
  startOutbox()
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['still here'])
})

function fail(): never {
  throw new DOMException('no room', 'QuotaExceededError')
}

/** Waits for a failed attempt, then discards the page with its timers. */
async function closePage(): Promise<void> {
  await expect.poll(() => lost).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(1)
  vi.clearAllTimers()
  vi.resetModules()
}

async function signedIn(id = aProfile().id) {
  const { useSession } = await import('./session.ts')
  useSession.setState({ user: aProfile({ id }) })
  return import('./outbox.ts')
}

function storedKeys(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith('marquee.outbox.'))
}

function unsent(text: string) {
  return {
    conversationId,
    clientId: crypto.randomUUID(),
    text,
    files: [],
    replyTo: null,
    at: '2026-11-21T12:00:00.000Z',
    fault: null,
  }
}

function aMessage({ text, clientId }: { text: string; clientId: string }, no: number) {
  const message = {
    text,
    clientId,
    author: 'Glow',
    onBehalfOf: null,
    files: [],
    replyTo: null,
    reactions: [],
    card: null,
  }
  const times = { at: '2026-11-21T12:00:00.000Z', editedAt: null, deletedAt: null }
  return {
    id: crypto.randomUUID(),
    conversationId,
    no,
    rev: no,
    kind: 'text',
    side: 'brand',
    authorId: aProfile().id,
    ...message,
    ...times,
  }
}
