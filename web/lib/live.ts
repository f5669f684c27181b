import { SOCKET_CLIENT } from '@marquee/contract/rules/constants'
import { type News, type NewsName, socketNews } from '@marquee/contract/sockets'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import type { z } from 'zod'
import { setOnline } from './connection.ts'
import { readCookie } from './cookies.ts'
import { freshen } from './freshen.ts'
import { setLine } from './live-line.ts'
import { onNews, tellLineBack, tellNews } from './live-news.ts'
import { useSession } from './session.ts'
import { settings } from './settings.ts'

/** How long an answer over the socket is waited for, in milliseconds; then HTTP is tried. */
const patience = 5_000

let socket: Socket | undefined
let forget: (() => void) | undefined

/**
 * Opens the one socket of this page: polling first and upgraded where it can be, endless reconnects (specification section 7). The
 * token is asked for with each connect. Whenever the line returns, everything on screen is read anew: rows are the truth.
 */
export function goLive(client: QueryClient, token?: string): void {
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
    if (!isFirst) void freshen(client)
    isFirst = false
    tellLineBack()
  })
  opened.on('disconnect', () => setOnline(false))
  opened.on('connect_error', (fault) => {
    setOnline(false)
    // The namespace refused us: the session is over, and the next call says so. A lost line has no data and is tried for ever.
    if ('data' in fault && fault.data) closeLive()
  })
  opened.onAny((name: string, news: unknown) => {
    if (isNewsName(name)) hear(name, news)
  })
  forget = onNews('refresh', ({ topics }) => void freshen(client, topics))
  setLine({
    isOpen: () => opened.connected,
    ask: (name, body, key) => opened.timeout(patience).emitWithAck(name, body, key),
    say: (name, body) => opened.volatile.emit(name, body),
  })
}

/** Closes and clears the socket, as at log-out. */
export function closeLive(): void {
  setLine(null)
  forget?.()
  socket?.close()
  socket = undefined
  setOnline(true)
}

useSession.subscribe(({ user }) => {
  if (!user) closeLive()
})

const shapes: { [Name in NewsName]: z.ZodType<News[Name]> } = socketNews

/** What does not fit its row is no news of ours: an older page ignores what a newer server says. */
function hear<Name extends NewsName>(name: Name, news: unknown): void {
  const told = shapes[name].safeParse(news)
  if (told.success) tellNews(name, told.data)
}

function isNewsName(name: string): name is NewsName {
  return name in shapes
}
