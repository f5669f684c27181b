import type { Call } from '@marquee/contract/call'
import { errorCatalogue } from '@marquee/contract/errors'
import { type ClientEvents, clientEvents, socketCalls } from '@marquee/contract/sockets'
import type { FastifyInstance } from 'fastify'
import { withoutTransaction } from '../database/database.ts'
import type { Actor } from '../handler.ts'
import { logError } from '../log.ts'
import { tokenIn } from './handshake.ts'
import type { KnownSocket } from './socket-server.ts'

type ClientEventHandler<Payload> = (actor: Actor, payload: Payload) => Promise<void>

const listeners: { [Name in keyof ClientEvents]?: ClientEventHandler<ClientEvents[Name]> } = {}

/** Registers the handler of a transient client event. The actor is the session's; the payload is parsed. */
export function onClientEvent<Name extends keyof ClientEvents>(
  name: Name,
  listener: ClientEventHandler<ClientEvents[Name]>,
): void {
  listeners[name] = listener
}

/**
 * Handles the calls and transient events of one socket in one listener, because a listener for each name would cost memory on every idle
 * connection. `acceptEvent` counts an event of this name and returns whether it is known and the client within its limits.
 */
export function handleClientEvents(
  app: FastifyInstance,
  socket: KnownSocket,
  acceptEvent: (name: string) => boolean,
): void {
  socket.onAny((name: string, ...sent: unknown[]) => {
    // Further packets of the same request still arrive after the socket was disconnected.
    if (!socket.connected) return
    const isAccepted = acceptEvent(name)
    if (isSocketCall(name)) answerCall(app, socket, socketCalls[name], isAccepted, sent)
    else if (isAccepted && isClientEvent(name)) handleEvent(socket, name, sent[0])
  })
}

function answerCall(
  app: FastifyInstance,
  socket: KnownSocket,
  call: Call,
  isAccepted: boolean,
  [body, key, answer]: unknown[],
): void {
  if (typeof answer !== 'function') return
  if (!isAccepted) return void answer(tooMany)
  callOverSocket(app, socket, call, { body, key: typeof key === 'string' ? key : '' }).then(
    (reply) => answer(reply),
    (error) => logError('a call over the socket', error),
  )
}

function handleEvent<Name extends keyof ClientEvents>(
  socket: KnownSocket,
  name: Name,
  payload: unknown,
): void {
  const parsed = clientEvents[name].safeParse(payload)
  const listener = listeners[name]
  const { actor } = socket.data
  // An operator who acts as the user neither types nor reads for them.
  if (!parsed.success || !listener || actor.impersonation) return
  withoutTransaction(actor, '', () => listener(actor, parsed.data)).catch((error) =>
    logError(`client event ${name}`, error),
  )
}

/**
 * Makes the call as if it came over HTTP from the same client: the same session, permissions, rate limit,
 * idempotency key and response.
 */
async function callOverSocket(
  app: FastifyInstance,
  socket: KnownSocket,
  call: Call,
  { body, key }: { body: unknown; key: string },
): Promise<unknown> {
  const { headers, auth, address } = socket.handshake
  const passed = ['cookie', 'origin', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'].flatMap(
    (name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    },
  )
  const reply = await app.inject({
    method: 'POST',
    url: `/api${call.path}`,
    remoteAddress: address,
    headers: {
      ...Object.fromEntries(passed),
      'content-type': 'application/json',
      'x-access-token': tokenIn(headers, auth) ?? '',
      ...(key && { 'idempotency-key': key }),
    },
    payload: JSON.stringify(body ?? {}),
  })
  return reply.json()
}

const tooMany = {
  status: errorCatalogue.too_many_requests[0],
  message: errorCatalogue.too_many_requests[1],
  data: { code: 'too_many_requests' },
}

function isSocketCall(name: string): name is keyof typeof socketCalls {
  return Object.hasOwn(socketCalls, name)
}

function isClientEvent(name: string): name is keyof ClientEvents {
  return Object.hasOwn(clientEvents, name)
}
