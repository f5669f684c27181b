import type { Call, CallInput } from '@marquee/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../handler.ts'
import type { DatabaseUsage } from '../transactions/database-usage.ts'

/** What comes with a token to show that it is used by its own browser. */
export interface SessionProof {
  /** The HttpOnly cookie that a browser session must send; null without one. */
  companion: string | null
  /** The same for the session of an operator, also while the operator acts as a user. */
  operatorCompanion: string | null
  /** A ticket that replaces the cookie; accepted from sockets only. */
  ticket?: string | null
}

/** Finds the valid session of a token. */
export type ResolveSession = (token: string, proof: SessionProof) => Promise<Actor | null>

/**
 * Returns the actor a call is made for: the given actor, or the talent when an agent acts on behalf of one.
 * Runs once for every call, inside the transaction of a write, so that a mandate cannot end between the check
 * and the commit.
 */
export type ResolveDelegation = (
  name: string,
  call: Call,
  actor: Actor,
  input: CallInput<Call>,
) => Promise<Actor>

/** Records a write that an operator makes while acting as a user, in the transaction of the write. */
export type RecordImpersonatedWrite = (write: {
  name: string
  call: Call
  input: CallInput<Call>
  actor: Actor
  ip: string
  requestId: string
}) => Promise<void>

/** Returns whether the account of an email address has signed in from this network lately. */
export type IsKnownNetwork = (email: string, network: string) => Promise<boolean>

/** What serving calls needs from the server; passed in by `app.ts`. */
export interface CallServices {
  resolveSession: ResolveSession
  resolveDelegation: ResolveDelegation
  isKnownNetwork: IsKnownNetwork
  recordImpersonatedWrite: RecordImpersonatedWrite
  /** Origins of our own pages, such as `https://marquee.example`. */
  origins: readonly string[]
  /** The origin of the operators’ own host; null when they share that of users. */
  operatorOrigin: string | null
  /** Public pages whose drafts operators see on their own host, at addresses with `?preview=`. */
  previewPaths: readonly string[]
  /** Also accepts a loopback page of the requested host; off in production. */
  loopbackOrigins: boolean
  /** Off in load tests only. */
  limitRates: boolean
  /** Keys the hashes of stored responses and rate limits. */
  secret: string
  /** Receives the database usage of each call; for tests and measurements. */
  onUsage?: (call: string, usage: DatabaseUsage) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    calling: CallServices
  }
  interface FastifyRequest {
    /** The talent on whose behalf an agent calls. */
    actedAs: string | null
    /** The actor; anonymous until the session was looked up. */
    actor: Actor
    /** The database usage of this request so far. */
    databaseUsage: DatabaseUsage
  }
}

/** Returns the token of this request from the header only, so that a form on another site cannot send it. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const token = request.headers['x-access-token']
  return typeof token === 'string' && token.length > 0 && token.length <= 512 ? token : null
}
