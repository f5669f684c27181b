import { SOCKET_CLIENT } from '@marquee/contract/rules/constants'
import { type ServerEventName, type ServerEvents, serverEvents } from '@marquee/contract/sockets'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import type { z } from 'zod'
import { setOnline } from './connection.ts'
import { readCookie } from './cookies.ts'
import { invalidateTopics } from './invalidate-topics.ts'
import { useSession } from './session.ts'
import { settings } from './settings.ts'
import { setSocketConnection } from './socket-connection.ts'
import { dispatchServerEvent, notifyReconnect, onServerEvent } from './socket-events.ts'

/** How long an answer over the socket is waited for, in milliseconds; then HTTP is tried. */
const ackTimeoutMs = 5_000

let socket: Socket | undefined
let forget: (() => void) | undefined

/**
 * Opens the one socket of this page: polling first and upgraded where it can be, endless reconnects (specification section 7). The
 * token is asked for with each connect. Whenever the line returns, everything on screen is read anew: rows are the truth.
 */
export function connectSocket(client: QueryClient, token?: string): void {
  if (socket) return
  const opened = io(settings().socketHost || window.location.origin, {
    ...SOCKET_CLIENT,
    transports: ['polling', 'websocket'],
    withCredentials: true,
    auth: (answer) => answer({ token: token ?? readCookie('token') ?? '' }),
  })
  socket = opened
  let isFirst = true
  opened.on('connect', () => {
    setOnline(true)
    if (!isFirst) void invalidateTopics(client)
    isFirst = false
    notifyReconnect()
  })
  opened.on('disconnect', () => setOnline(false))
  opened.on('connect_error', (fault) => {
    setOnline(false)
    // The namespace refused us: the session is over, and the next call says so. A lost line has no data and is tried for ever.
    if ('data' in fault && fault.data) disconnectSocket()
  })
  opened.onAny((name: string, news: unknown) => {
    if (isNewsName(name)) hear(name, news)
  })
  forget = onServerEvent('refresh', ({ topics }) => void invalidateTopics(client, topics))
  setSocketConnection({
    isOpen: () => opened.connected,
    ask: (name, body, key) => opened.timeout(ackTimeoutMs).emitWithAck(name, body, key),
    say: (name, body) => opened.volatile.emit(name, body),
  })
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

const shapes: { [Name in ServerEventName]: z.ZodType<ServerEvents[Name]> } = serverEvents

/** What does not fit its row is no news of ours: an older page ignores what a newer server says. */
function hear<Name extends ServerEventName>(name: Name, news: unknown): void {
  const told = shapes[name].safeParse(news)
  if (told.success) dispatchServerEvent(name, told.data)
}

function isNewsName(name: string): name is ServerEventName {
  return name in shapes
}
