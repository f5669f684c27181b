import type { Call } from '@marquee/contract/call'
import { FRESH_HEADER, FRESH_MS } from '@marquee/contract/rules/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentEngine, readFromReplica } from '../database/database.ts'
import type { Actor } from '../handler.ts'
import { companionOf, setCookie } from './cookies.ts'

/** Shows for a few seconds that this browser has changed something. Its value means nothing. */
const cookie = 'changed'

/**
 * Runs a read, on a replica where its row allows that and nothing shows that this reader expects a change: their own of the
 * last seconds, or one of others that a socket has announced. A session without cookies reads from the primary, because it
 * cannot carry the mark of its own changes from node to node. So does an operator who acts as a user.
 */
export function readLagging<T>(
  { mayLag }: Call,
  actor: Actor,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const isUnmarked = actor.kind === 'account' && companionOf(request) === null
  const expectsChange = request.cookies[cookie] !== undefined || request.headers[FRESH_HEADER] !== undefined
  return mayLag && !isUnmarked && !expectsChange && !actor.impersonation ? readFromReplica(work) : work()
}

/** Marks the browser of a signed-in account after a write, so that it reads its own change from every node. */
export function markChange(request: FastifyRequest, reply: FastifyReply): void {
  if (!currentEngine().replica || request.actor.kind !== 'account') return
  setCookie(request, reply, cookie, '1', { httpOnly: true, maxAge: FRESH_MS / 1_000 })
}
