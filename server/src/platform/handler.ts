import type { Call, CallInput, CallOutput, Calls, Role } from '@marquee/contract/call'

/** Who is acting. `system` is a clock or a reaction; `anonymous` has no session. */
export interface Actor {
  kind: 'account' | 'anonymous' | 'system'
  /** The account's uuid; empty for the other two. */
  id: string
  role: Role | null
  /** Empty without a session. */
  sessionId: string
  /** When the password was last given, for calls that ask for a fresh one. */
  signedInAt?: Date
  /** Set while an agent acts in this talent's name. */
  delegation?: Delegation
  /** Set while an agent asks about several talents at once: their ids. */
  roster?: readonly string[]
  /** Set with `roster`: whose it is. */
  agencyId?: string
}

/** Who is at the keys when somebody else acts, and what lets them. */
export interface Delegation {
  accountId: string
  agencyId: string
  mandateId: string
  /** The talent confirms acceptances before they count. */
  needsConsent: boolean
  /** May say yes in the talent's name. */
  mayAccept: boolean
}

/** Whose things this actor asks about: the own, or those of a roster. */
export const actingForIds = (actor: Actor): readonly string[] => actor.roster ?? [actor.id]

/** The agency for whose people this is; null where nobody stands in for anybody. */
export const agencyOf = (actor: Actor): string | null => actor.delegation?.agencyId ?? actor.agencyId ?? null

/** The account at the keys: the actor's own, or their agent's. Uploads belong to it. */
export const accountIdOf = (actor: Actor): string => actor.delegation?.accountId ?? actor.id

/** A file of a multipart request. It lies in a temporary file that is gone when the request ends. */
export interface UploadedFile {
  field: string
  /** The name its sender gave it; never used as a path. */
  name: string
  path: string
  bytes: number
  sha256: string
  /** Told by the content, not by the name. */
  mime: string
}

export interface CookieOptions {
  httpOnly?: boolean
  /** Seconds; a session cookie without it. */
  maxAge?: number
}

/** What an act knows of its request. */
export interface RequestContext {
  actor: Actor
  /** The database's clock, moved by tests. */
  now: Date
  requestId: string
  /** A UUID that is the same whenever this request is repeated under its idempotency key; a new one each time without a key. */
  key: string
  ip: string
  userAgent: string
  /** An Origin header came, so a browser is asking. */
  browser: boolean
  files: UploadedFile[]
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
}

/** One use case: guard clauses, one write path, emit. It runs inside the transaction of its request. */
export type Handler<C extends Call> = (ctx: RequestContext, input: CallInput<C>) => Promise<CallOutput<C>>

/**
 * A use case with work to do before the transaction opens: hash a password, take a try in a short transaction of its own.
 * Methods, not properties, so that a table of routes may hold acts of different `P`.
 */
export interface PreparedHandler<C extends Call, P> {
  prepare(ctx: RequestContext, input: CallInput<C>): Promise<P>
  act(ctx: RequestContext, input: CallInput<C>, prepared: P): Promise<CallOutput<C>>
}

/** Declares a prepared act, so that `P` is inferred from `prepare`. */
export function prepared<C extends Call, P>(act: PreparedHandler<C, P>): PreparedHandler<C, P> {
  return act
}

/** One row per call; a call without its act does not compile. */
export type Routes<T extends Calls> = {
  readonly [K in keyof T]: Handler<T[K]> | PreparedHandler<T[K], unknown>
}

export const systemActor: Actor = { kind: 'system', id: '', role: null, sessionId: '' }
export const anonymousActor: Actor = { kind: 'anonymous', id: '', role: null, sessionId: '' }
