import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { withoutTransaction } from '../database/database.ts'
import { type Actor, anonymousActor } from '../handler.ts'
import { isOurOrigin } from '../http/cross-site.ts'
import { handleClientEvents } from './client-events.ts'
import { companionIn, tokenIn } from './handshake.ts'
import { limitEvents } from './limit-events.ts'
import { addConnection, removeConnection } from './presence.ts'

interface Known {
  actor: Actor
}
type Heard = Record<string, (...said: unknown[]) => void>
type Said = Record<string, (payload: object) => void>
export type Sockets = Server<Heard, Said, Record<string, never>, Known>
export type KnownSocket = Socket<Heard, Said, Record<string, never>, Known>

/** How often a silent line is asked whether it still holds; a proxy in front waits a little longer for each answer. */
const PING_MS = 10_000

/** A connection is closed after this long, so that it is judged again; the client comes back by itself. */
const longestMs = 3_600_000

/**
 * The real-time server at the default path. The token is judged in the namespace, with its companion; rooms are joined here and
 * nowhere else; of what a client sends only the rows of the contract are heard. JSONP and pages of other sites are refused before a
 * connection exists.
 */
export function openSockets(app: FastifyInstance): Sockets {
  const io: Sockets = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: 65_536,
    pingInterval: PING_MS,
    pingTimeout: PING_MS - 2_000,
    allowRequest: (request, done) => {
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams
      const { origin, host } = request.headers
      const isOurs = origin === undefined || isOurOrigin(app.calling, origin, host)
      done(null, isOurs && !query.has('j'))
    },
  })
  io.use((socket, next) => {
    judge(app, socket).then(
      (actor) => {
        if (!actor) return next(refusal())
        socket.data.actor = actor
        return next()
      },
      (fault) => {
        // Nobody could say who it is, as when the database is busy. A refusal would be the end of it; a line that is lost comes back.
        socket.conn.close()
        next(fault)
      },
    )
  })
  io.on('connection', (socket) => welcome(app, socket))
  return io
}

/** Ends every connection of this node as if the line was lost; clients come back by themselves and read anew what they show. */
export function disconnectAll(io: Sockets): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close()
}

function judge(app: FastifyInstance, socket: KnownSocket): Promise<Actor | null> {
  const { headers, auth } = socket.handshake
  const token = tokenIn(headers, auth)
  if (!token) return Promise.resolve(null)
  return withoutTransaction(anonymousActor, '', () =>
    app.calling.resolveSession(token, companionIn(app, headers), headers.origin !== undefined),
  )
}

function welcome(app: FastifyInstance, socket: KnownSocket): void {
  const { id, sessionId } = socket.data.actor
  socket.join([`account:${id}`, `session:${sessionId}`])
  handleClientEvents(app, socket, limitEvents(socket, app.calling.limitRates))
  addConnection(id)
  const timer = setTimeout(() => socket.conn.close(), longestMs).unref()
  socket.on('disconnect', () => {
    clearTimeout(timer)
    removeConnection(id)
  })
}

/** What the client's `connect_error` carries: the sentence, and status and code as its data. */
function refusal(): Error {
  return Object.assign(new Error('Please sign in again.'), { data: { status: 401, code: 'not_signed_in' } })
}
