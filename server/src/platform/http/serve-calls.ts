import type { Call, CallInput, Calls } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutTransaction } from '../database/database.ts'
import { anonymousActor, type Routes } from '../handler.ts'
import { lazy } from '../lazy.ts'
import { serveRead, serveWrite } from './answer.ts'
import { actorOf, authorise } from './authenticate.ts'
import { bodyLimitOf } from './body-limit.ts'
import { limitBodyTime } from './body-timeout.ts'
import { compressed } from './compress.ts'
import { requestContextOf } from './context.ts'
import { rejectCrossSite } from './cross-site.ts'
import { parseBody } from './parse-body.ts'
import { type InputReader, inputReader } from './parse-input.ts'
import { consumeStoredRateLimit, takeFromBucket } from './rate-limit.ts'
import { markChange } from './read-lagging.ts'
import { type RegisteredCall, registeredCalls } from './registered.ts'
import { responseSchema } from './response-schema.ts'
import { isUnchanged } from './revalidation.ts'
import { setSubject } from './security-log.ts'
import { requireFieldsWhileActing } from './while-acting.ts'

/**
 * Registers calls under `/api`, each with its handler. Everything else happens here, in this order: origin
 * check, session, role, rate limit, input, idempotency key, one transaction, handler, envelope.
 */
export function serveCalls<T extends Calls>(app: FastifyInstance, calls: T, routes: Routes<T>): void {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const route = routes[name]
    if (!route) throw new Error(`The call ${name} has no handler`)
    serveCall(app, registeredCalls(name, call, route))
  }
}

function serveCall(app: FastifyInstance, row: RegisteredCall): void {
  const { call } = row
  if (call.by !== 'anyone' && call.by.length === 0) throw new Error(`${call.path} allows no role`)
  // Made at the first request: for all calls together it would be most of the start.
  const reader = lazy(() => inputReader(call))
  const schema = lazy(() => responseSchema(call))
  app.calls.push(call)
  app.route({
    method: [...call.methods],
    url: `/api${call.path}`,
    bodyLimit: bodyLimitOf(call),
    config: { policy: call.by === 'anyone' ? 'anyone' : call.by.join(', ') },
    onRequest: (request) => admitRequest(request, row),
    handler: async (request, reply) => {
      const answer = await serve(row, reader(), request, reply)
      reply.type('application/json; charset=utf-8')
      const text = reply.compileSerializationSchema(schema())(answer)
      if (isUnchanged(call, request, reply, text)) return reply.status(304).send()
      return compressed(request, reply, text)
    },
  })
}

/** Checks a request before the first byte of its body is read. */
async function admitRequest(
  request: FastifyRequest,
  { name, call, isPrepared }: RegisteredCall,
): Promise<void> {
  request.callName = name
  rejectCrossSite(request)
  if (!call.files) limitBodyTime(request)
  request.actor = await withoutTransaction(
    anonymousActor,
    request.id,
    () => actorOf(request, call, { isLookedUpAgain: call.kind === 'write' && !isPrepared && !call.files }),
    request.databaseUsage,
  )
  authorise(call, request.actor)
  if (request.server.calling.limitRates) takeFromBucket(call.rate, request)
  if (!call.files && isForm(request)) fail('unsupported_media')
}

async function serve(
  row: RegisteredCall,
  reader: InputReader,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  const received = await parseBody(request, row.call)
  try {
    const input = inputOf(reader, request, received.body)
    if ('email' in input && typeof input.email === 'string') setSubject(request, input.email)
    requireFieldsWhileActing(row.call, request.actor, input)
    const ctx = requestContextOf(request, reply, received.files)
    const perform = async () => {
      if (request.server.calling.limitRates) await consumeStoredRateLimit(row.call, request, input)
      return row.call.kind === 'read'
        ? serveRead(row, ctx, input, request)
        : serveWrite(row, ctx, input, request)
    }
    const data = await withoutTransaction(request.actor, request.id, perform, request.databaseUsage)
    if (row.call.kind === 'write') markChange(request, reply)
    return { status: 200, ...(row.call.message ? { message: row.call.message } : {}), data }
  } finally {
    request.server.calling.onUsage?.(row.name, request.databaseUsage)
    await received.discard()
  }
}

function inputOf(reader: InputReader, request: FastifyRequest, body: unknown): CallInput<Call> {
  if (request.method === 'GET') return reader.fromQuery(request.query)
  return isForm(request) ? reader.fromForm(body) : reader.fromBody(body)
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered call, for the API description. */
    calls: Call[]
  }
}
