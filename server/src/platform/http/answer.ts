import type { Call, CallInput } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../database/database.ts'
import type { RequestContext } from '../handler.ts'
import { authorise, lookUpActor } from './authenticate.ts'
import { claimKey, idempotentRequestOf, replayOf, type StoredResponse, storeResponse } from './idempotency.ts'
import type { RegisteredCall } from './registered.ts'

/** Serves a read without a transaction, unless the handler opens one for a consistent snapshot. */
export async function serveRead(
  row: RegisteredCall,
  ctx: RequestContext,
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<unknown> {
  const acting = { ...ctx, actor: await inWhoseName(row, ctx.actor, input, request) }
  return row.act(acting, input, await row.prepare(acting, input))
}

/**
 * Serves a write: the stored response of this idempotency key, or one transaction around session, key,
 * handler and stored response.
 */
export async function serveWrite(
  row: RegisteredCall,
  ctx: RequestContext,
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<unknown> {
  const repeatable = idempotentRequestOf(
    request,
    row.name,
    input,
    ctx.files.map((file) => file.sha256),
  )
  const before = row.isPrepared && repeatable ? await replayOf(repeatable) : null
  if (before) return replay(before, ctx)
  const preparation = await prepare(row, ctx, input, request)
  const { answer, isFirst } = await inTransaction(ctx.actor, async (now) => {
    const signedIn = await stillSignedIn(row.call, request)
    const earlier = repeatable && (await claimKey(repeatable))
    if (earlier) return { answer: earlier, isFirst: false }
    const actor = await inWhoseName(row, signedIn, input, request)
    const cookies: StoredResponse['cookies'] = []
    const data = await row.act(recording({ ...ctx, actor, now }, cookies), input, preparation)
    const storedResponse = { data, cookies }
    if (repeatable) await storeResponse(repeatable, storedResponse)
    return { answer: storedResponse, isFirst: true }
  })
  return isFirst ? answer.data : replay(answer, ctx)
}

/**
 * Only prepared handlers resolve the delegation twice: before their work outside the transaction, and again
 * inside it.
 */
async function prepare(
  row: RegisteredCall,
  ctx: RequestContext,
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<unknown> {
  if (!row.isPrepared) return null
  return row.prepare({ ...ctx, actor: await inWhoseName(row, ctx.actor, input, request) }, input)
}

function inWhoseName(
  { name, call }: RegisteredCall,
  actor: RequestContext['actor'],
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<RequestContext['actor']> {
  return request.server.calling.resolveDelegation(name, call, actor, input)
}

/** Looks the session up again, because a write needs a valid one. */
async function stillSignedIn(call: Call, request: FastifyRequest): Promise<RequestContext['actor']> {
  if (request.actor.kind !== 'account') return request.actor
  const actor = (await lookUpActor(request)) ?? (call.by === 'anyone' ? request.actor : fail('not_signed_in'))
  authorise(call, actor)
  return actor
}

/** Returns a context that records cookies, so that a replay can set them again. */
function recording(ctx: RequestContext, cookies: StoredResponse['cookies']): RequestContext {
  return {
    ...ctx,
    setCookie: (name, value, options) => {
      cookies.push({ name, value, options: options ?? {} })
      ctx.setCookie(name, value, options)
    },
    clearCookie: (name) => {
      cookies.push({ name, value: '', options: null })
      ctx.clearCookie(name)
    },
  }
}

function replay(answer: StoredResponse, ctx: RequestContext): unknown {
  for (const { name, value, options } of answer.cookies) {
    if (options) ctx.setCookie(name, value, options)
    else ctx.clearCookie(name)
  }
  return answer.data
}
