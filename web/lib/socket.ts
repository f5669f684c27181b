import { sessionCalls } from '@marquee/contract/calls/session'
import { SOCKET_CLIENT, SOCKET_DELAY_MS } from '@marquee/contract/rules/constants'
import type { ServerEventName, ServerEvents } from '@marquee/contract/sockets'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import type { z } from 'zod'
import { call } from './api.ts'
import { setOnline } from './connection.ts'
import { readCookie } from './cookies.ts'
import { invalidateTopics } from './invalidate-topics.ts'
import { useSession } from './session.ts'
import { settings } from './settings.ts'
import { setSocketConnection } from './socket-connection.ts'
import { dispatchServerEvent, isServerEventName, notifyReconnect, onServerEvent } from './socket-events.ts'

/** How long to wait for a socket response before HTTP is tried, in milliseconds. */
const ackTimeoutMs = 5_000

let socket: Socket | undefined
let forget: (() => void) | undefined
let shapes: Promise<Shapes | null> | undefined

/** How long after a failure the schemas of events are loaded again, in ms. */
const shapesRetryMs = 5_000

/**
 * Opens the one socket of this page: polling first, upgraded where possible, endless reconnects
 * (specification section 7). The token is read for each connect. After a reconnect, and after a first connection that took long, every query
 * on screen is fetched again. Otherwise the server sends a `refresh` where the page may have missed an event before the connection.
 */
export function connectSocket(client: QueryClient, token?: string): void {
  if (socket) return
  let isFirst = true
  let askedAt = 0
  const opened = io(settings().socketHost || window.location.origin, {
    ...SOCKET_CLIENT,
    transports: ['polling', 'websocket'],
    withCredentials: true,
    auth: (answer) =>
      void socketTicket().then(
        (ticket) => {
          askedAt = Date.now()
          answer({
            token: token ?? readCookie('token') ?? '',
            ...(ticket && { ticket }),
            // Nothing was read before the page was opened.
            ...(isFirst && { pageAgeMs: pageAgeMs() }),
          })
        },
        // Without an answer the connection would wait; a lost one is tried again.
        () => opened.io.engine.close(),
      ),
  })
  socket = opened
  opened.on('connect', () => {
    setOnline(true)
    if (!isFirst || Date.now() - askedAt > SOCKET_DELAY_MS) void invalidateTopics(client)
    isFirst = false
    notifyReconnect()
  })
  opened.on('disconnect', () => setOnline(false))
  opened.on('connect_error', (error) => {
    setOnline(false)
    // The namespace rejected the session; the next call reports it. A lost connection has no data and is
    // retried forever.
    if ('data' in error && error.data) disconnectSocket()
  })
  opened.onAny((name: string, event: unknown) => {
    if (!isServerEventName(name)) return
    shapes ??= loadShapes().catch(() => {
      setTimeout(() => {
        shapes = undefined
        if (socket !== opened) return
        void invalidateTopics(client)
        notifyReconnect()
      }, shapesRetryMs)
      return null
    })
    void shapes.then((loaded) => {
      if (loaded && socket === opened) dispatch(loaded, name, event)
    })
  })
  forget = onServerEvent('refresh', ({ topics }) => {
    void invalidateTopics(client, topics ?? undefined)
  })
  setSocketConnection({
    isOpen: () => opened.connected,
    call: (name, body, key) => opened.timeout(ackTimeoutMs).emitWithAck(name, body, key),
    emit: (name, body) => opened.volatile.emit(name, body),
  })
}

/** Returns the time since this page was opened, in milliseconds, including time in which the device slept. */
function pageAgeMs(): number {
  return Math.round(Math.max(performance.now(), Date.now() - performance.timeOrigin))
}

/** Returns a ticket for a socket on another host, which the session's cookie does not reach; null on our own. */
async function socketTicket(): Promise<string | null> {
  return settings().socketHost ? (await call(sessionCalls.socketTicket, {})).ticket : null
}

/** Closes and clears the socket, as at log-out. */
export function disconnectSocket(): void {
  setSocketConnection(null)
  forget?.()
  socket?.close()
  socket = undefined
  setOnline(true)
}

useSession.subscribe(({ user }) => {
  if (!user) disconnectSocket()
})

type Shapes = { [Name in ServerEventName]: z.ZodType<ServerEvents[Name]> }

/**
 * Dispatches a valid server event. An event that does not match its schema is ignored: it comes from a newer
 * server.
 */
function dispatch<Name extends ServerEventName>(loaded: Shapes, name: Name, event: unknown): void {
  const parsed = loaded[name].safeParse(event)
  if (parsed.success) dispatchServerEvent(name, parsed.data)
}

/**
 * Loads the schemas of events, with the first one: most pages get none. Where that fails, events are missed: a moment later everything
 * is read again as after a reconnect, and the next event loads them again.
 */
async function loadShapes(): Promise<Shapes> {
  return (await import('@marquee/contract/sockets')).serverEvents
}
