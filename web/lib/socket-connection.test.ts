import { conversationCalls } from '@marquee/contract/calls/conversations'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { callOverSocket, emitClientEvent, setSocketConnection } from './socket-connection.ts'
import { answer } from './testing/responses.ts'

const body = { conversationId: '0b0e6f0a-0000-4000-8000-0000000000c1', action: 'read' as const, no: 3 }
const marks = { unread: 0, isArchived: false, isMuted: false, isStarred: false, deliveredNo: 3, readNo: 3 }
const ask = () => callOverSocket('mark', conversationCalls.markAction, body, 'key-1')
const keys: (string | null)[] = []

afterEach(() => {
  setSocketConnection(null)
  keys.length = 0
  vi.unstubAllGlobals()
})

function serveHttp() {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return answer(200, marks)
  })
}

it('a call over an open socket sends no HTTP request', async () => {
  serveHttp()
  setSocketConnection({
    isOpen: () => true,
    call: async () => ({ status: 200, data: marks }),
    emit: () => undefined,
  })
  expect(await ask()).toEqual(marks)
  expect(keys).toEqual([])
})

it('a call without a socket response goes over HTTP with the same key', async () => {
  serveHttp()
  setSocketConnection({
    isOpen: () => true,
    call: () => Promise.reject(new Error('timeout')),
    emit: () => undefined,
  })
  expect(await ask()).toEqual(marks)
  expect(keys).toEqual(['key-1'])
})

it('a call without a socket goes over HTTP', async () => {
  serveHttp()
  expect(await ask()).toEqual(marks)
  expect(keys).toEqual(['key-1'])
})

it('an error over the socket is final and is not retried over HTTP', async () => {
  serveHttp()
  const failure = {
    status: 422,
    code: 'conversation_closed',
    message: 'The other side has left Marquee.',
    data: null,
  }
  setSocketConnection({ isOpen: () => true, call: async () => failure, emit: () => undefined })
  const error = await ask().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, code: 'conversation_closed' })
  expect(keys).toEqual([])
})

it('nothing is emitted into a disconnected socket', () => {
  const sent: string[] = []
  setSocketConnection({ isOpen: () => false, call: async () => null, emit: (name) => sent.push(name) })
  emitClientEvent('typing', { conversationId: body.conversationId })
  expect(sent).toEqual([])
})
