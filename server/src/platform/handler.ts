import type { Call, CallInput, CallOutput, Calls, Role } from '@marquee/contract/call'

/** The account or process that acts. `system` is a timer or an event handler; `anonymous` has no session. */
export interface Actor {
  kind: 'account' | 'anonymous' | 'system'
  /** The account's UUID; empty for the other two kinds. */
  id: string
  role: Role | null
  /** Empty without a session. */
  sessionId: string
  /**
   * When this session was last confirmed, for calls that require a recent confirmation: with the password, and with the
   * second factor where the account has one. Null without such a confirmation.
   */
  confirmedAt?: Date | null
  hasSecondFactor?: boolean
  /** Set while an agent acts on behalf of this talent. */
  delegation?: Delegation
  /** Set while an agent reads for several talents at once: their ids. */
  roster?: readonly string[]
  /** Set with `roster`: the agency whose roster it is. */
  agencyId?: string
  /** Set while an operator acts as this account, or as the agent in `delegation`. */
  impersonation?: Impersonation
}

/** The operator who acts as a user, and how far. */
export interface Impersonation {
  id: string
  operatorId: string
  /** False until the operator has allowed changes. */
  canWrite: boolean
  /** The case that lets the operator read messages; null hides them. */
  caseId: string | null
  reason: string
}

/** The agent acting on behalf of a talent, and the mandate that allows it. */
export interface Delegation {
  accountId: string
  agencyId: string
  mandateId: string
  /** The talent must approve acceptances before they count. */
  needsConsent: boolean
  /** The agent may accept offers on behalf of the talent. */
  mayAccept: boolean
}

/** Returns the ids this actor acts for: its own, or those of a roster. */
export const actingForIds = (actor: Actor): readonly string[] => actor.roster ?? [actor.id]

/** Returns the one id this actor acts for; null for a roster of several. */
export const soleIdOf = (actor: Actor): string | null => {
  const [id, ...others] = actingForIds(actor)
  return id && others.length === 0 ? id : null
}

/** Returns the agency this actor acts for; null when the account acts for itself. */
export const agencyOf = (actor: Actor): string | null => actor.delegation?.agencyId ?? actor.agencyId ?? null

/** Returns the account making the request: the actor's or their agent's. Uploads are owned by it. */
export const accountIdOf = (actor: Actor): string => actor.delegation?.accountId ?? actor.id

/** A file of a multipart request, stored in a temporary file that is deleted when the request ends. */
export interface UploadedFile {
  field: string
  /** The name given by its sender; never used as a path. */
  name: string
  path: string
  bytes: number
  sha256: string
  /** Detected from the content, not from the name. */
  mime: string
}

export interface CookieOptions {
  httpOnly?: boolean
  /** Seconds; a session cookie without it. */
  maxAge?: number
}

/** What a handler knows about its request. */
export interface RequestContext {
  actor: Actor
  /** The database's clock, moved by tests. */
  now: Date
  requestId: string
  /**
   * A UUID that is the same for every request with the same idempotency key; a new one each time without a
   * key.
   */
  key: string
  ip: string
  userAgent: string
  /** True when the request has an Origin header and so comes from a browser. */
  browser: boolean
  /** The companion cookie that the browser sent, of a valid session or not; null without one. */
  companion: string | null
  files: UploadedFile[]
  /** Returns a cookie of an operator's browser; null without it. */
  operatorCookie(name: 'admin' | 'adminChallenge'): string | null
  /** Returns the value of the cookie `device` that makes this browser known for an email address. */
  deviceCookieFor(email: string): string
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
}

/** Performs one call inside the transaction of its request: guards, one write path, events. */
export type Handler<C extends Call> = (ctx: RequestContext, input: CallInput<C>) => Promise<CallOutput<C>>

/**
 * A handler with work before the transaction opens: hashing a password, or counting an attempt in a short
 * separate transaction. Methods instead of properties, so that a table of routes may hold handlers of
 * different `P`.
 */
export interface PreparedHandler<C extends Call, P> {
  prepare(ctx: RequestContext, input: CallInput<C>): Promise<P>
  act(ctx: RequestContext, input: CallInput<C>, prepared: P): Promise<CallOutput<C>>
}

/** Declares a prepared handler, so that `P` is inferred from `prepare`. */
export function prepared<C extends Call, P>(act: PreparedHandler<C, P>): PreparedHandler<C, P> {
  return act
}

/**
 * A handler of a write whose first reads and locks travel with the statements that open its transaction. `load` begins before the session and the
 * idempotency key are confirmed, so it changes nothing, and `now` is an estimate in it; `act` follows once they are. When they are not, the
 * transaction is rolled back.
 */
export interface LoadingHandler<C extends Call, L> {
  load(ctx: RequestContext, input: CallInput<C>): Promise<L>
  act(ctx: RequestContext, input: CallInput<C>, loaded: L): Promise<CallOutput<C>>
}

/** Declares a handler that loads first, so that `L` is inferred from `load`. */
export function loading<C extends Call, L>(act: LoadingHandler<C, L>): LoadingHandler<C, L> {
  return act
}

/** One row per call; a call without its handler does not compile. */
export type Routes<T extends Calls> = {
  readonly [K in keyof T]: Handler<T[K]> | PreparedHandler<T[K], unknown> | LoadingHandler<T[K], unknown>
}

export const systemActor: Actor = { kind: 'system', id: '', role: null, sessionId: '' }
export const anonymousActor: Actor = { kind: 'anonymous', id: '', role: null, sessionId: '' }
