import type { Call, CallInput } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import { inOpenedTransaction } from '../database/database.ts'
import type { RequestContext } from '../handler.ts'
import { authorise, lookUpActor } from './authenticate.ts'
import {
  claimKey,
  type IdempotentRequest,
  idempotentRequestOf,
  replayOf,
  type StoredResponse,
  storeResponse,
} from './idempotency.ts'
import { readLagging } from './read-lagging.ts'
import type { RegisteredCall } from './registered.ts'
import { maskedFor } from './while-acting.ts'

/**
 * Serves a read without a transaction, unless the handler opens one for a consistent snapshot. Session and delegation are read
 * from the primary.
 */
export async function serveRead(
  row: RegisteredCall,
  ctx: RequestContext,
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<unknown> {
  const acting = { ...ctx, actor: await resolveActor(row, ctx.actor, input, request) }
  const data = await readLagging(row.call, acting.actor, request, async () => {
    const prepared = await row.prepare(acting, input)
    return row.act(acting, input, { prepared, loaded: await row.load(acting, input) })
  })
  return maskedFor(row.call, acting.actor, data)
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
  const prepared = await prepare(row, ctx, input, request)
  try {
    return await inOpenedTransaction(
      ctx.actor,
      () => openWrite(row, ctx, input, request, repeatable),
      async (now, { actor, loaded }) => {
        const cookies: StoredResponse['cookies'] = []
        const acting = recording({ ...ctx, actor, now }, cookies)
        const served = await row.act(acting, input, { prepared, loaded })
        const data = maskedFor(row.call, actor, served)
        if (repeatable) await storeResponse(repeatable, { data, cookies })
        return data
      },
    )
  } catch (error) {
    if (error instanceof StoredResponseFound) return replay(error.answer, ctx)
    throw error
  }
}

/** Rolls back a request whose key already has a stored response. */
class StoredResponseFound extends Error {
  readonly answer: StoredResponse

  constructor(answer: StoredResponse) {
    super('This request was answered before')
    this.answer = answer
  }
}

interface OpenedWrite {
  actor: RequestContext['actor']
  /** What the handler loaded; null for one that does not. */
  loaded: unknown
}

/**
 * Checks the session, claims the idempotency key, resolves the delegation of a write and loads what its handler needs first, in the
 * batch that opens its transaction. Fails in this order.
 */
async function openWrite(
  row: RegisteredCall,
  ctx: RequestContext,
  input: CallInput<Call>,
  request: FastifyRequest,
  repeatable: IdempotentRequest | null,
): Promise<OpenedWrite> {
  const session = stillSignedIn(row.call, request)
  const claim = repeatable && claimKey(repeatable)
  const acting = resolveActor(row, request.actor, input, request)
  const loading = acting.then((actor) => row.load({ ...ctx, actor }, input))
  for (const sent of [claim, acting, loading]) sent?.catch(() => {})
  const signedIn = await session
  const earlier = await claim
  if (earlier) throw new StoredResponseFound(earlier)
  const resolved = await acting
  const actor = resolved === request.actor ? signedIn : resolved
  if (actor.impersonation) {
    const { id: requestId, ip } = request
    await request.server.calling.recordImpersonatedWrite({ ...row, input, actor, ip, requestId })
  }
  return { actor, loaded: await loading }
}

/**
 * Prepared handlers resolve the delegation twice: before their work outside the transaction, and again inside
 * it.
 */
async function prepare(
  row: RegisteredCall,
  ctx: RequestContext,
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<unknown> {
  if (!row.isPrepared) return null
  return row.prepare({ ...ctx, actor: await resolveActor(row, ctx.actor, input, request) }, input)
}

function resolveActor(
  { name, call }: RegisteredCall,
  actor: RequestContext['actor'],
  input: CallInput<Call>,
  request: FastifyRequest,
): Promise<RequestContext['actor']> {
  return request.server.calling.resolveDelegation(name, call, actor, input).then((acting) => {
    if (acting.id !== actor.id) request.actedAs = acting.id
    return acting
  })
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
