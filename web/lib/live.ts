import { SOCKET_CLIENT } from '@marquee/contract/rules/constants'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { setOnline } from './connection.ts'
import { readCookie } from './cookies.ts'
import { freshen } from './freshen.ts'
import { useSession } from './session.ts'
import { settings } from './settings.ts'

const newsShape = z.object({ topics: z.array(z.string()) })

let socket: Socket | undefined

/**
 * Opens the one socket of this page: polling first and upgraded where it can be, endless reconnects (specification section 7). The
 * token is asked for with each connect. Whenever the line returns, everything on screen is read anew: rows are the truth.
 */
export function goLive(client: QueryClient, token?: string): void {
  if (socket) return
  socket = io(settings().socketHost || window.location.origin, {
    ...SOCKET_CLIENT,
    transports: ['polling', 'websocket'],
    withCredentials: true,
    auth: (answer) => answer({ token: token ?? readCookie('token') ?? '' }),
  })
  let isFirst = true
  socket.on('connect', () => {
    setOnline(true)
    if (!isFirst) void freshen(client)
    isFirst = false
  })
  socket.on('disconnect', () => setOnline(false))
  socket.on('connect_error', (fault) => {
    setOnline(false)
    // The namespace refused us: the session is over, and the next call says so. A lost line has no data and is tried for ever.
    if ('data' in fault && fault.data) closeLive()
  })
  socket.on('refresh', (news) => {
    const told = newsShape.safeParse(news)
    if (told.success) void freshen(client, told.data.topics)
  })
}

/** Closes and clears the socket, as at log-out. */
export function closeLive(): void {
  socket?.close()
  socket = undefined
  setOnline(true)
}

useSession.subscribe(({ user }) => {
  if (!user) closeLive()
})
