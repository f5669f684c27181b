import { ServerResponse } from 'node:http'
import { errorCatalogue } from '@marquee/contract/errors'
import type { ServerEvents } from '@marquee/contract/sockets'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { withoutTransaction } from '../database/database.ts'
import { type Actor, anonymousActor } from '../handler.ts'
import { isOurOrigin } from '../http/cross-site.ts'
import { isOperatorHost } from '../http/operator-host.ts'
import { logError, logSecurity } from '../log.ts'
import { takeSocket } from './account-limits.ts'
import { handleClientEvents } from './client-events.ts'
import { companionIn, pageAgeIn, ticketIn, tokenIn } from './handshake.ts'
import { limitEvents } from './limit-events.ts'
import { addConnection, removeConnection } from './presence.ts'
import type { RecentEvents } from './recent-events.ts'

interface Known {
  actor: Actor
}
type IncomingEvents = Record<string, (...args: unknown[]) => void>
type OutgoingEvents = Record<string, (payload: object) => void>
export type Sockets = Server<IncomingEvents, OutgoingEvents, Record<string, never>, Known>
export type KnownSocket = Socket<IncomingEvents, OutgoingEvents, Record<string, never>, Known>

/** Ping interval of idle connections; a proxy in front must wait slightly longer. */
export const PING_MS = 10_000

/** Maximum age of a connection, so that it is authenticated again; the client reconnects automatically. */
const longestMs = 3_600_000

/** How often the session of an operator’s socket is checked. */
const visitCheckMs = 2_000

/** The event after which a client reads all that it shows again. */
const refreshAll = { topics: null } satisfies ServerEvents['refresh']

/** Time in which a client receives why it was not connected. */
const errorDeliveryMs = 1_000

/**
 * Opens the real-time server at the default path. The namespace checks the token and its companion; only the
 * server joins rooms; only the contract's client events are handled. JSONP and pages of other sites are
 * rejected before a connection exists.
 */
export function openSockets(app: FastifyInstance, recent: RecentEvents): Sockets {
  const cors = { origin: [...app.calling.origins], credentials: true }
  const io: Sockets = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: 65_536,
    pingInterval: PING_MS,
    pingTimeout: PING_MS - 2_000,
    // Pages on another host of our site may connect; `allowRequest` rejects all others. A page on this host reads without an origin.
    cors: (request, done) => done(null, request.headers.origin ? cors : { origin: false }),
    allowRequest: (request, done) => {
      const query = new URLSearchParams(request.url?.split('?', 2)[1])
      const { origin, host } = request.headers
      const isOurs = origin === undefined || isOurOrigin(app.calling, origin, host)
      const isAccepted = isOurs && !query.has('j') && !isOperatorHost(app.calling.operatorOrigin, host)
      if (!isAccepted)
        logSecurity('cross_site.refused', { ip: request.socket.remoteAddress, path: '/socket.io' })
      done(null, isAccepted)
    },
  })
  // The socket server answers before Fastify sees a request, also when it refuses one. A waiting poll is an open response. Its headers are
  // added when it is written, so that idle connections do not each hold a copy. Engine.IO gives headers as an object, or none.
  const writeWithApiHeaders = function (this: ServerResponse, status: number, ...given: unknown[]) {
    const last = given.at(-1)
    const all =
      typeof last === 'object'
        ? [...given.slice(0, -1), { ...app.apiHeaders, ...last }]
        : [...given, app.apiHeaders]
    return Reflect.apply(ServerResponse.prototype.writeHead, this, [status, ...all])
  }
  app.server.prependListener('request', ({ url = '' }, response) => {
    if (url.startsWith(io.path())) response.writeHead = writeWithApiHeaders
  })
  io.use((socket, next) => {
    authenticateSocket(app, socket).then(
      (actor) => {
        if (!actor || actor.role === 'adminProMax') {
          logSecurity('socket.refused', { ip: socket.handshake.address })
          return next(connectError('not_signed_in'))
        }
        socket.data.actor = actor
        return next(
          app.calling.limitRates && !countSocket(socket) ? connectError('too_many_requests') : undefined,
        )
      },
      (error) => {
        // The lookup failed, for example because the database is busy. A rejection would be final, but a lost
        // connection is retried by the client.
        socket.conn.close()
        next(error)
      },
    )
  })
  io.on('connection', (socket) => {
    welcome(app, socket)
    reportMissed(socket, recent)
  })
  return io
}

/**
 * Closes every connection of this node like a network failure; clients reconnect and refetch what they show.
 */
export function disconnectAll(io: Sockets): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close()
}

/**
 * Tells a page that was opened before its socket was connected to read again, if its account was sent anything meanwhile. A socket that
 * receives no events of the account, as that of an operator without a case, is not told.
 */
function reportMissed(socket: KnownSocket, recent: RecentEvents): void {
  const { id } = socket.data.actor
  const pageAgeMs = pageAgeIn(socket.handshake.auth)
  if (pageAgeMs !== null && socket.rooms.has(`account:${id}`) && recent.mayHaveMissed(id, pageAgeMs))
    socket.emit('refresh', refreshAll)
}

function authenticateSocket(app: FastifyInstance, socket: KnownSocket): Promise<Actor | null> {
  const { headers, auth } = socket.handshake
  const token = tokenIn(headers, auth)
  if (!token) return Promise.resolve(null)
  return withoutTransaction(anonymousActor, '', () =>
    app.calling.resolveSession(token, {
      companion: companionIn(app, headers, 'sid'),
      operatorCompanion: companionIn(app, headers, 'admin'),
      ticket: ticketIn(auth),
    }),
  )
}

function welcome(app: FastifyInstance, socket: KnownSocket): void {
  const { id, sessionId, impersonation } = socket.data.actor
  handleClientEvents(app, socket, limitEvents(socket, app.calling.limitRates))
  const timer = setTimeout(() => socket.conn.close(), longestMs).unref()
  if (impersonation) {
    welcomeOperator(app, socket, timer)
    return
  }
  socket.join([`account:${id}`, `session:${sessionId}`])
  addConnection(id)
  socket.on('disconnect', () => {
    clearTimeout(timer)
    removeConnection(id)
  })
}

/**
 * Connects an operator who acts as a user. The user does not seem to be online, and events, which may hold messages,
 * arrive only with a case. Visits end by time and from other processes, so the session is checked again and again.
 */
function welcomeOperator(app: FastifyInstance, socket: KnownSocket, timer: NodeJS.Timeout): void {
  const { id, sessionId, impersonation } = socket.data.actor
  socket.join(`session:${sessionId}`)
  if (impersonation?.caseId) socket.join(`account:${id}`)
  const checks = setInterval(() => {
    authenticateSocket(app, socket).then(
      (actor) => void (actor ?? socket.disconnect(true)),
      (error) => logError('the session of an operator’s socket', error),
    )
  }, visitCheckMs).unref()
  socket.on('disconnect', () => {
    clearTimeout(timer)
    clearInterval(checks)
  })
}

/** Counts a connection until it ends. Returns false when its account has too many; such a connection is closed soon. */
function countSocket(socket: KnownSocket): boolean {
  const release = takeSocket(socket.data.actor.id)
  if (release) socket.conn.once('close', release)
  else setTimeout(() => socket.conn.close(), errorDeliveryMs).unref()
  return release !== null
}

/** Returns the error for the client's `connect_error`: the sentence, with status and code as its data. */
function connectError(code: 'not_signed_in' | 'too_many_requests'): Error {
  const [status, message] = errorCatalogue[code]
  return Object.assign(new Error(message), { data: { status, code } })
}
