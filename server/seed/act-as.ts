import { randomUUID } from 'node:crypto'
import type { Call, CallInput, CallOutput } from '@marquee/contract/call'
import { addDays } from '@marquee/contract/rules/dates'
import { inTransaction } from '../src/platform/database/database.ts'
import type { Actor, RequestContext, Routes } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { today } from '../src/platform/time/day.ts'

export const DAY_MS = 86_400_000

/** Any handler of a call. */
export type Act<C extends Call> = Routes<{ call: C }>['call']

/** Moves the server's clock back by this many days; 0 resets it. Call it only before the server listens. */
export function daysAgo(days: number): void {
  clock.offset(-Math.round(days * DAY_MS))
}

/** Returns a calendar day counted from that of the shifted clock. */
export const dayFromPresent = (count: number): string => addDays(today(clock.now()), count)

/** Returns a calendar day counted from the real today, regardless of the shifted clock. */
export const dayFromNow = (count: number): string => addDays(today(new Date()), count)

/** Returns a caller that runs handlers as a demo account, so that every rule applies to the demo data too. */
export function actAs(role: 'brand' | 'talent' | 'talentagent', id: string) {
  return actWith({ kind: 'account', id, role, sessionId: '' })
}

/**
 * Returns a caller that runs handlers as `actor`. `resolveActor` runs inside the transaction and returns the
 * actor to use where an agent acts on behalf of a talent.
 */
export function actWith(actor: Actor, resolveActor: () => Promise<Actor> = async () => actor) {
  return async <C extends Call>(act: Act<C>, input: CallInput<C>): Promise<CallOutput<C>> => {
    if (typeof act === 'function')
      return inTransaction(actor, async (now) => act(contextAt(await resolveActor(), now), input))
    if ('load' in act)
      return inTransaction(actor, async (now) => {
        const ctx = contextAt(await resolveActor(), now)
        return act.act(ctx, input, await act.load(ctx, input))
      })
    const prepared = await act.prepare(contextAt(actor, clock.now()), input)
    return inTransaction(actor, (now) => act.act(contextAt(actor, now), input, prepared))
  }
}

function contextAt(actor: Actor, now: Date): RequestContext {
  return {
    actor,
    now,
    requestId: 'demo',
    key: randomUUID(),
    ip: '127.0.0.1',
    userAgent: 'demo',
    browser: false,
    companion: null,
    files: [],
    operatorCookie: () => null,
    deviceCookieFor: () => '',
    setCookie() {},
    clearCookie() {},
  }
}
