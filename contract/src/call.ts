import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The role values that the specification stores (sections 3 and 6). */
export const roles = ['brand', 'talent', 'talentagent', 'adminProMax'] as const
export type Role = (typeof roles)[number]

/** The roles that people sign up with. Operators (`adminProMax`) have calls of their own and none of theirs. */
export const userRoles = ['brand', 'talent', 'talentagent'] as const

/**
 * The roles that may make a call. Lifecycle rows and ownership checks in the stores decide about single
 * objects.
 */
export type AllowedRoles = 'anyone' | readonly Role[]

/** Rate limits by name; `server/platform/http/rate-limit.ts` maps a name to numbers. */
export type RateLimit =
  | 'light'
  | 'normal'
  | 'costly'
  | 'sign-in'
  | 'code'
  | 'contact'
  | 'place'
  | 'profile'
  | 'portfolio'
  | 'directory'

/** Permissions a talent may grant an agency (domain, section 6). */
export const mandateScopes = ['view', 'apply', 'negotiate', 'accept', 'upload', 'message', 'finance'] as const
export type MandateScope = (typeof mandateScopes)[number]

/**
 * Lets an agent make a talent's call under a mandate; created by `on-behalf.ts`. Where the specification has
 * one path for all roles, the call itself carries it: agents act on behalf of a talent, other roles act for
 * themselves.
 */
export interface OnBehalf {
  /** The permission the mandate must include; by the value of a field where one call has several actions. */
  scope: MandateScope | { field: string; scopes: Readonly<Record<string, MandateScope>> }
  /**
   * The talent acted for: the owner of the subject, the `talentId` of the request, the whole roster (or its
   * `talentId`), or the agency itself.
   */
  target: 'subject' | 'named' | 'roster' | 'agency'
  /** The change belongs to the agent, such as a read position, and is not recorded as a delegated action. */
  isOwn?: true
}

/**
 * What an operator may do with a call while acting as a user. `allowed`: a read at once, a write after changes were
 * allowed. `refused`: never. `only`: nobody else may make the call. A record names fields that are never accepted: `any`
 * value of them, or the listed values.
 */
export type WhileActing =
  | 'allowed'
  | 'refused'
  | 'only'
  | { refused: Readonly<Record<string, 'any' | readonly string[]>> }

/**
 * What a call of a brand, a talent or their agent does while one side has blocked the other, and for an agent while the
 * brand has blocked the agency. `refused`: fails with `blocked`, always or with these values of a field, because it would
 * reach the other side. `hidden`: answers as for a missing object. `open`: goes on, because it ends the contact, belongs to
 * a running deal, or reaches nobody.
 */
export type AcrossBlock =
  | 'open'
  | 'hidden'
  | 'refused'
  | { refused: Readonly<Record<string, readonly string[]>> }

/** The object a call is about. The permission tests put own, foreign and missing ids into `field`. */
export interface Subject {
  noun:
    | 'campaign'
    | 'application'
    | 'offer'
    | 'deal'
    | 'deliverable'
    | 'cancellation'
    | 'dispute'
    | 'amendment'
    | 'talent'
    | 'brand'
    | 'file'
    | 'card'
    | 'card entry'
    | 'campaign template'
    | 'payable'
    | 'mandate'
    | 'conversation'
    | 'account'
    | 'party'
    | 'visit'
    | 'report'
    | 'decision'
    | 'work'
    | 'outside invitation'
    | 'brand terms'
  field: string
  /** `public`: every role in `by` may read it, so a foreign id does not count as missing. */
  scope?: 'public'
  /** The lifecycle event this call performs; states without that event return 409. */
  event?: string
}

/**
 * One call as data. The server registers it, the web calls it, the documentation prints it and the invariant
 * tests exercise it.
 */
export interface Call<In extends z.ZodObject = z.ZodObject, Out extends z.ZodType = z.ZodType> {
  readonly kind: 'read' | 'write'
  readonly methods: readonly ('GET' | 'POST')[]
  readonly path: `/${string}`
  readonly by: AllowedRoles
  readonly input: In
  readonly response: Out
  /** One line for the printed documentation. */
  readonly summary: string
  /** The success message that the web shows as a toast; null for reads. */
  readonly message: string | null
  /** Error codes of this call, besides those that every call of its kind can return. */
  readonly errors: readonly ErrorCode[]
  readonly rate: RateLimit
  readonly subject: Subject | null
  /** The call takes multipart as well as JSON: its file fields and the rule that checks each. */
  readonly files: Readonly<Record<string, FileRule>> | null
  /**
   * Requires a session that was confirmed in the last ten minutes: with the password, and with the second factor where
   * the account has one. `second factor` requires that it has one; `second factor if on` asks nobody else, for calls that
   * take the password themselves.
   */
  readonly stepUp: StepUp | null
  /**
   * The response needs the payment provider: one transaction before the provider request and one after it,
   * none open during it.
   */
  readonly usesProvider: boolean
  /** Set when an agent makes a talent's call; null when the caller acts for itself. */
  readonly onBehalf: OnBehalf | null
  readonly whileActing: WhileActing
  readonly acrossBlock: AcrossBlock
  /**
   * The response depends on the input alone, not on who reads it. So caches may keep what is sent without a token, and ask
   * before each use whether it has changed.
   */
  readonly isSameForAll: boolean
  /**
   * A replica of the database may answer, so the response may lack what others have changed in the last five seconds. Only for
   * reads from which nobody decides about a right or about money.
   */
  readonly mayLag: boolean
  /**
   * Returns the response without what people wrote to each other, for an operator who acts as a user without a case;
   * null where the response holds none.
   */
  readonly mask: Mask<z.output<Out>> | null
}

/** A method instead of a property, so that a table of calls may hold masks of different responses. */
interface Mask<Data> {
  apply(data: Data): Data
}

/** What a file field of a call takes: a picture, anything that a message can hold, or a document. */
export type FileRule = 'image' | 'deliverable' | 'pdf'

export type StepUp = 'password' | 'second factor' | 'second factor if on'

interface Row<In extends z.ZodObject, Out extends z.ZodType> {
  by: AllowedRoles
  input: In
  response: Out
  summary: string
  message?: string
  errors?: readonly ErrorCode[]
  rate?: RateLimit
  subject?: Subject
  files?: Readonly<Record<string, FileRule>>
  stepUp?: StepUp
  usesProvider?: true
  onBehalf?: OnBehalf
  /** `allowed` unless the row says otherwise. */
  whileActing?: WhileActing
  /** `open` unless the row says otherwise. */
  acrossBlock?: AcrossBlock
  /** For reads by anyone only; false unless the row says otherwise. */
  isSameForAll?: true
  /** For reads only; false unless the row says otherwise. */
  mayLag?: true
  mask?: (data: z.output<Out>) => z.output<Out>
  /** Only where the specification fixes a method that differs from the default. */
  methods?: readonly ('GET' | 'POST')[]
}

/** Declares a read: GET with a query and POST with a body behave alike (design, section 4). */
export function read<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Row<In, Out>,
): Call<In, Out> {
  return {
    ...defaults,
    ...row,
    mask: row.mask ? { apply: row.mask } : null,
    errors: errorsOf(row),
    kind: 'read',
    methods: row.methods ?? ['GET', 'POST'],
    path,
    message: null,
  }
}

/** Declares a write: POST, one transaction, one idempotency key. */
export function write<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Row<In, Out>,
): Call<In, Out> {
  return {
    ...defaults,
    ...row,
    mask: row.mask ? { apply: row.mask } : null,
    errors: errorsOf(row),
    kind: 'write',
    methods: row.methods ?? ['POST'],
    path,
    message: row.message ?? null,
  }
}

/**
 * Returns the error codes of a call; calls made on behalf of a talent add `not_in_mandate`, and those that a block refuses
 * `blocked`.
 */
function errorsOf({
  errors = [],
  onBehalf,
  acrossBlock = 'open',
}: Pick<Row<z.ZodObject, z.ZodType>, 'errors' | 'onBehalf' | 'acrossBlock'>): readonly ErrorCode[] {
  const isRefused = acrossBlock !== 'open' && acrossBlock !== 'hidden'
  const own = isRefused ? (['blocked', ...errors] as const) : errors
  return onBehalf ? [...own, 'not_in_mandate'] : own
}

const defaults = {
  errors: [],
  rate: 'normal',
  subject: null,
  files: null,
  stepUp: null,
  usesProvider: false,
  onBehalf: null,
  whileActing: 'allowed',
  acrossBlock: 'open',
  isSameForAll: false,
  mayLag: false,
} as const

export type Calls = Readonly<Record<string, Call>>
/** The body or query a caller sends, before defaults are filled in. */
export type CallRequest<C extends Call> = z.input<C['input']>
/** The parsed input of a handler. */
export type CallInput<C extends Call> = z.output<C['input']>
/** The `data` of the response. */
export type CallOutput<C extends Call> = z.output<C['response']>

/** Creates the input schema of a call without input; any key is invalid. */
export function emptyInput() {
  return z.strictObject({})
}
