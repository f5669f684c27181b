import type { Call } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import { type Actor, anonymousActor } from '../handler.ts'
import { clock } from '../time/clock.ts'
import { tokenOf } from './call-context.ts'
import { companionOf, operatorCookieOf } from './cookies.ts'
import { cacheActor, getCachedActor } from './session-cache.ts'
import { requireWhileActing } from './while-acting.ts'

const freshMs = 10 * 60_000

/**
 * Returns the actor of a session read from the database, in the open transaction if there is one; null
 * without a token or a valid session.
 */
export async function lookUpActor(request: FastifyRequest): Promise<Actor | null> {
  const token = tokenOf(request)
  if (!token) return null
  return request.server.calling.resolveSession(token, {
    companion: companionOf(request),
    operatorCompanion: operatorCookieOf(request),
  })
}

/**
 * Returns the caller from the session cache (up to two seconds old) or the database; the anonymous actor
 * without a session. A call with step-up reads the database, because it may have been confirmed a
 * moment ago. A call that looks its session up again later accepts an older cache entry.
 */
export async function actorOf(
  request: FastifyRequest,
  call?: Call,
  { isLookedUpAgain = false } = {},
): Promise<Actor> {
  const token = tokenOf(request)
  if (!token) return anonymousActor
  if (call?.stepUp) return (await lookUpActor(request)) ?? anonymousActor
  const memory = `${token} ${companionOf(request) ?? ''} ${isFromBrowser(request)}`
  const known = getCachedActor(memory, isLookedUpAgain)
  if (known) return known
  const actor = await lookUpActor(request)
  // What an operator may do ends at once everywhere, so their sessions are never taken from the cache.
  if (actor && actor.role !== 'adminProMax' && !actor.impersonation) cacheActor(memory, actor)
  return actor ?? anonymousActor
}

/**
 * Checks the role: fails with 401 without a valid session, with 403 for the wrong role, a missing second factor or an
 * old confirmation, and for what an operator may not do while acting as a user.
 */
export function authorise(call: Call, actor: Actor): void {
  if (actor.impersonation) requireWhileActing(call, actor.impersonation)
  if (call.by === 'anyone') return
  if (actor.kind !== 'account') fail('not_signed_in')
  if (!actor.role || !call.by.includes(actor.role)) fail('wrong_role')
  if (call.whileActing === 'only' && !actor.impersonation) fail('wrong_role')
  if (call.stepUp === 'second factor' && !actor.hasSecondFactor) fail('second_factor_required')
  if (!call.stepUp || (call.stepUp === 'second factor if on' && !actor.hasSecondFactor)) return
  if (clock.now().getTime() - (actor.confirmedAt?.getTime() ?? 0) > freshMs) fail('step_up_required')
}

export const isFromBrowser = (request: FastifyRequest): boolean => request.headers.origin !== undefined
