import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The words the specification stores for its four kinds of people (section 3 and 6). */
export const roles = ['brand', 'talent', 'talentagent', 'adminProMax'] as const
export type Role = (typeof roles)[number]

/** Who may call at all. What they may do to which object is said by lifecycle rows and by ownership in the store. */
export type AllowedRoles = 'anyone' | readonly Role[]

/** Request budgets by name; `server/platform/http/rate.ts` turns a name into numbers. */
export type RateLimit = 'light' | 'normal' | 'costly' | 'sign-in' | 'code'

/** What a talent may let an agent do in their name (domain, section 6). */
export const mandateScopes = ['view', 'apply', 'negotiate', 'accept', 'upload', 'message', 'finance'] as const
export type MandateScope = (typeof mandateScopes)[number]

/**
 * An agent's call that performs the talent's own act under a mandate; made by `for-agents.ts`. Where the specification gives all roles
 * one path, the row itself carries it: agents then stand in, the others act for themselves.
 */
export interface OnBehalf {
  /** The right the mandate must hold; by the value of a field where one call does several things. */
  scope: MandateScope | { field: string; scopes: Readonly<Record<string, MandateScope>> }
  /** For whom: the talent of the subject, the `talentId` of the request, all of the roster (or the `talentId` given), or the agency itself. */
  target: 'subject' | 'named' | 'roster' | 'agency'
  /** What is written is the agent's own, such as what they have read: no deed in the talent's name. */
  isOwn?: true
}

/** The object a call is about: the authorization matrix puts own, foreign and missing ids into `field`. */
export interface Subject {
  noun:
    | 'campaign'
    | 'application'
    | 'offer'
    | 'deal'
    | 'deliverable'
    | 'talent'
    | 'file'
    | 'card'
    | 'card entry'
    | 'payable'
    | 'mandate'
    | 'conversation'
  field: string
  /** `public`: anyone allowed by `by` may read it, so a foreign id is not a missing one. */
  scope?: 'public'
  /** The lifecycle event this call performs; states without that event answer 409. */
  event?: string
}

/** A call as data. The server registers it, the web calls it, the documents print it, the tests attack it. */
export interface Call<In extends z.ZodObject = z.ZodObject, Out extends z.ZodType = z.ZodType> {
  readonly kind: 'read' | 'write'
  readonly methods: readonly ('GET' | 'POST')[]
  readonly path: `/${string}`
  readonly by: AllowedRoles
  readonly input: In
  readonly response: Out
  /** What it is for, one line of the printed documentation. */
  readonly summary: string
  /** The sentence of a success; the web shows it as a toast. Reads have none. */
  readonly message: string | null
  /** Refusals of its own, besides those every call of its kind can give. */
  readonly errors: readonly ErrorCode[]
  readonly rate: RateLimit
  readonly subject: Subject | null
  /** Takes multipart as well as JSON: the named file fields and the rule each is checked by. */
  readonly files: Readonly<Record<string, 'image' | 'deliverable'>> | null
  /** Needs a session whose password was given in the last ten minutes. */
  readonly stepUp: boolean
  /** Its reply needs the payment provider: two transactions around one call outside, never one open during it. */
  readonly usesProvider: boolean
  /** The call of a talent done by an agent; null: the caller acts for itself. */
  readonly onBehalf: OnBehalf | null
}

interface Row<In extends z.ZodObject, Out extends z.ZodType> {
  by: AllowedRoles
  input: In
  response: Out
  summary: string
  message?: string
  errors?: readonly ErrorCode[]
  rate?: RateLimit
  subject?: Subject
  files?: Readonly<Record<string, 'image' | 'deliverable'>>
  stepUp?: true
  usesProvider?: true
  onBehalf?: OnBehalf
  /** Only where the specification fixes a method that differs from the rule. */
  methods?: readonly ('GET' | 'POST')[]
}

/** A question: GET with a query and POST with a body answer alike (design, section 4). */
export function read<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Row<In, Out>,
): Call<In, Out> {
  return {
    ...defaults,
    ...row,
    errors: errorsOf(row),
    kind: 'read',
    methods: row.methods ?? ['GET', 'POST'],
    path,
    message: null,
  }
}

/** A change: POST, one transaction, one idempotency key. */
export function write<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Row<In, Out>,
): Call<In, Out> {
  return {
    ...defaults,
    ...row,
    errors: errorsOf(row),
    kind: 'write',
    methods: row.methods ?? ['POST'],
    path,
    message: row.message ?? null,
  }
}

/** Whoever stands in may lack the right. */
function errorsOf({
  errors = [],
  onBehalf,
}: Pick<Row<z.ZodObject, z.ZodType>, 'errors' | 'onBehalf'>): readonly ErrorCode[] {
  return onBehalf ? [...errors, 'not_in_mandate'] : errors
}

const defaults = {
  errors: [],
  rate: 'normal',
  subject: null,
  files: null,
  stepUp: false,
  usesProvider: false,
  onBehalf: null,
} as const

export type Calls = Readonly<Record<string, Call>>
/** What a caller sends, before defaults are filled in. */
export type CallRequest<C extends Call> = z.input<C['input']>
/** What an act receives, after parsing. */
export type CallInput<C extends Call> = z.output<C['input']>
/** The `data` of the reply. */
export type CallOutput<C extends Call> = z.output<C['response']>

/** The input of a call that takes nothing; any key is refused. */
export function emptyInput() {
  return z.strictObject({})
}
