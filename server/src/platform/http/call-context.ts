import type { Call, CallInput } from '@marquee/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../handler.ts'

/** Finds the live session behind a token. `companion` is the HttpOnly cookie that a session born in a browser must bring along. */
export type ResolveSession = (
  token: string,
  companion: string | null,
  browser: boolean,
) => Promise<Actor | null>

/**
 * In whose name a call is made: the actor as given, or, where the call stands in for a talent, that talent. Asked once for every call,
 * inside the transaction of a write, so that a mandate cannot end between the check and the commit.
 */
export type ResolveDelegation = (
  name: string,
  call: Call,
  actor: Actor,
  input: CallInput<Call>,
) => Promise<Actor>

/** What serving calls needs from the server; `app.ts` hands it in. */
export interface CallServices {
  resolveSession: ResolveSession
  resolveDelegation: ResolveDelegation
  /** Addresses our own pages live at, such as `https://marquee.example`. */
  origins: readonly string[]
  /** Also accept a loopback page of the very host that was called; off in production. */
  loopbackOrigins: boolean
  /** Off in load tests only. */
  limitRates: boolean
  /** Keys the hashes of stored answers and budgets. */
  secret: string
}

declare module 'fastify' {
  interface FastifyInstance {
    calling: CallServices
  }
  interface FastifyRequest {
    /** Who asks; anonymous until the session was looked up. */
    actor: Actor
  }
}

/** The token of this request: the header only, so that another site's form cannot bring it. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const token = request.headers['x-access-token']
  return typeof token === 'string' && token.length > 0 && token.length <= 512 ? token : null
}
