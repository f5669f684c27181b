import type { Call, Role } from '@marquee/contract/call'

export const callers = [
  'anonymous',
  'expired',
  'brand A',
  'brand B',
  'talent A',
  'talent B',
  // Represents talent A; represents talent B; represented talent A before; represents talent A without the
  // right the call needs; works in agency A for other talents.
  'agent A',
  'agent B',
  'removed agent',
  'limited agent',
  'agent’s colleague',
  'operator',
  // A session that still exists while the account is suspended.
  'suspended brand',
  'suspended talent',
  'suspended agent',
  // One side has blocked the other, and what was open between them has not ended yet.
  'blocked brand',
  'blocking brand',
  'blocked talent',
  'blocking talent',
  'agent of a blocked talent',
  'blocked agent',
  // The other side is suspended, and what was open between them has not ended yet.
  'brand beside a suspended talent',
  'talent beside a suspended brand',
  'agent beside a suspended brand',
  'agent of a suspended talent',
  // Signed in, but the authenticator app was removed.
  'operator without an app',
  // The tokens without the companion cookie of the operator’s browser.
  'operator without the cookie',
  'acting without the cookie',
  // An operator who acts as these users: read-only, and after changes were allowed.
  'reading as brand A',
  'reading as talent A',
  'changing as brand A',
  'changing as talent A',
  'changing as agent A',
] as const
export type Caller = (typeof callers)[number]
export const objects = ['own', 'foreign', 'missing', 'wrong state', 'none named'] as const
export type TheObject = (typeof objects)[number]

/**
 * What the contract promises for one cell: the allowed statuses, and the code where two errors share a
 * status.
 */
export interface Expectation {
  statuses: readonly number[] | 'admitted'
  code?: string
  why: string
}

/** Callers without a valid session. */
const signedOut: ReadonlySet<Caller> = new Set([
  'anonymous',
  'expired',
  'suspended brand',
  'suspended talent',
  'suspended agent',
  'operator without an app',
  'operator without the cookie',
  'acting without the cookie',
])

/** Returns the role of the caller; null without a valid session. */
export function roleOf(asker: Caller): Role | null {
  if (asker === 'operator') return 'adminProMax'
  if (signedOut.has(asker)) return null
  if (isAgentOf(asker)) return 'talentagent'
  if (asker.startsWith('talent beside')) return 'talent'
  if (asker.includes('brand')) return 'brand'
  return asker.includes('talent') ? 'talent' : 'talentagent'
}

const isAgentOf = (asker: Caller): boolean => asker.startsWith('agent ') && !/^agent [AB]$/.test(asker)

/** Returns whether a block is between the caller and the other side. */
export const isAcrossBlock = (asker: Caller): boolean => /block/.test(asker)

/** Returns whether the other side of the caller, or the talent of an agent, is suspended. */
export const isBesideSuspended = (asker: Caller): boolean => /(beside|of) a suspended/.test(asker)

/** Returns whether something stands between the caller and the other side: a block or a suspension. */
export const isApart = (asker: Caller): boolean => isAcrossBlock(asker) || isBesideSuspended(asker)

/** Returns the values of its fields with which a call is refused across a block; null when it is not. */
export function refusedAcrossBlock({
  acrossBlock,
}: Call): Readonly<Record<string, readonly string[]>> | null {
  if (acrossBlock === 'refused') return {}
  return typeof acrossBlock === 'string' ? null : acrossBlock.refused
}

/** Returns what a call of someone apart from the other side gets, derived from its row. */
function expectationApart(call: Call, asker: Caller): Expectation {
  if (isBesideSuspended(asker))
    return { statuses: [422], code: 'party_suspended', why: 'nothing is agreed with a suspended account' }
  if (call.acrossBlock === 'hidden') return { statuses: [404], why: 'hidden across a block' }
  return refusedAcrossBlock(call)
    ? { statuses: [422], code: 'blocked', why: 'nobody is reached across a block' }
    : { statuses: 'admitted', why: 'it ends the contact' }
}

/** Subjects of which something open ends by a block; a call about one that a block does not refuse ends the contact. */
const endedByBlocks: readonly string[] = ['application', 'offer', 'conversation']

/** Returns whether a cell of someone apart from the other side exists: what the call may do depends on that. */
function isCellApart(call: Call, asker: Caller): boolean {
  const role = roleOf(asker)
  // A public profile is hidden from brands alone.
  const isCaller = call.by === 'anyone' ? role === 'brand' : role !== null && call.by.includes(role)
  if (!isCaller) return false
  // The amendment of the matrix changes a running deal; `party_suspended` is for renewals.
  if (isBesideSuspended(asker))
    return call.errors.includes('party_suspended') && call.subject?.noun !== 'amendment'
  if (call.acrossBlock !== 'open') {
    // Of an agency a brand blocks only what it does itself; whom the talent has blocked, its agents find.
    return call.acrossBlock !== 'hidden' || asker !== 'agent of a blocked talent'
  }
  const ends = call.kind === 'write' && endedByBlocks.includes(call.subject?.noun ?? '')
  return ends && ['blocked brand', 'blocked talent', 'blocked agent'].includes(asker)
}

/** Returns whether an operator acts as a user. */
export const isActing = (asker: Caller): boolean => asker.includes(' as ')

/** Returns what an operator who acts as a user is refused, whatever the object; null where the user's rules count. */
function refusedWhileActing(
  { whileActing, kind }: Call,
  asker: Caller,
  body: Readonly<Record<string, unknown>>,
): Expectation | null {
  if (!isActing(asker) || whileActing === 'only') return null
  const refused = { statuses: [403], code: 'not_while_acting', why: 'only the user does this' }
  if (whileActing === 'refused') return refused
  if (kind === 'write' && asker.startsWith('reading'))
    return { statuses: [403], code: 'changes_off', why: 'changes are not allowed' }
  if (whileActing === 'allowed') return null
  const isNamed = Object.entries(whileActing.refused).some(([field, values]) => {
    const value = body[field]
    return value !== undefined && (values === 'any' || values.includes(String(value)))
  })
  return isNamed ? refused : null
}

/** Returns the expectation for one call, caller and object, derived from the call alone. */
export function expectation(
  call: Call,
  asker: Caller,
  object: TheObject,
  body: Readonly<Record<string, unknown>>,
): Expectation {
  if (isApart(asker)) return expectationApart(call, asker)
  const role = roleOf(asker)
  const mayCall = call.by === 'anyone' || (role !== null && call.by.includes(role))
  const acting = refusedWhileActing(call, asker, body)
  // The role is checked before the fields of the request.
  if (acting && (mayCall || typeof call.whileActing === 'string' || acting.code === 'changes_off'))
    return acting
  if (call.by !== 'anyone') {
    if (!role) return { statuses: [401], why: 'no live session' }
    if (!mayCall) return { statuses: [403], code: 'wrong_role', why: `not for a ${role}` }
    if (call.whileActing === 'only' && !isActing(asker))
      return { statuses: [403], code: 'wrong_role', why: 'only for an operator who acts as a user' }
  }
  // No object is hidden from an operator, but the id of the request belongs to none.
  if (asker === 'operator' && call.by !== 'anyone' && !call.subject) {
    if (call.errors.includes('wrong_code'))
      return { statuses: [403], code: 'wrong_code', why: 'the codes of the request were never sent' }
    return { statuses: [200, 400, 404, 409, 422], why: 'an operator may name everything' }
  }
  const ofAgency = role === 'talentagent' ? rightsOfAgent(call, asker, object) : null
  if (ofAgency) return ofAgency
  if (object === 'missing') return { statuses: [404], why: 'the object does not exist' }
  if (object === 'foreign' && isPrivate(call)) return { statuses: [404], why: 'foreign reads as missing' }
  if (object === 'wrong state') return { statuses: [409], why: `no ${call.subject?.event} from there` }
  return { statuses: 'admitted', why: 'own, or open to all, or about nothing in particular' }
}

/**
 * Returns what stops an agent before the common rules: no mandate, a mandate without the right, or a call
 * only for the owner.
 */
function rightsOfAgent(call: Call, asker: Caller, object: TheObject): Expectation | null {
  const isColleague = asker === 'agent’s colleague'
  if (isColleague && (call.onBehalf?.target === 'agency' || call.errors.includes('owner_only')))
    return { statuses: [403], code: 'owner_only', why: 'the owner’s business' }
  // A campaign is open to all, and its mandate is checked first: the talents one applies for are protected.
  const isTheirs =
    object === 'own' || object === 'wrong state' || (object !== 'none named' && !isPrivate(call))
  if (!actsForTalent(call) || !isTheirs) return null
  if (isColleague) return { statuses: [404], why: 'a talent whom others of the agency answer for' }
  if (asker === 'removed agent') return { statuses: [404], why: 'the mandate has ended' }
  if (asker === 'limited agent')
    return { statuses: [403], code: 'not_in_mandate', why: 'the talent has not given this right' }
  return null
}

/** Returns whether the cell exists: every mandate includes `view`, so that right cannot be missing. */
export function isCell(call: Call, asker: Caller): boolean {
  if (isApart(asker)) return isCellApart(call, asker)
  // The session is checked before anything else; one column asks every call.
  if (asker === 'suspended talent') return call.by !== 'anyone' && call.by.includes('talent')
  if (asker === 'suspended agent') return call.by !== 'anyone' && call.by.includes('talentagent')
  const canLack = actsForTalent(call) && !isRosterLine(call) && call.onBehalf?.scope !== 'view'
  // Across the roster, talents who did not grant the right are left out of the response.
  return asker !== 'limited agent' || (canLack && (call.onBehalf?.target !== 'roster' || namesTalent(call)))
}

/**
 * Returns whether a call is about one talent: a delegated call, an application for them, or their row of the
 * roster.
 */
function actsForTalent(call: Call): boolean {
  if (call.onBehalf) return call.onBehalf.target !== 'agency'
  return call.errors.includes('not_in_mandate') || isRosterLine(call)
}

/** Returns whether a call is about one row of the roster. */
function isRosterLine(call: Call): boolean {
  return call.by !== 'anyone' && call.by.includes('talentagent') && call.subject?.noun === 'talent'
}

function isPrivate(call: Call): boolean {
  return namesTalent(call) || (call.subject !== null && call.subject.scope !== 'public')
}

/** Returns whether a field of the call names the talent of the roster. */
export function namesTalent({ onBehalf, input }: Call): boolean {
  return onBehalf?.target === 'named' || (onBehalf?.target === 'roster' && 'talentId' in input.shape)
}

/**
 * Returns the objects a call is tried on; only a call that changes state can meet a wrong state. Whether the session or a
 * block counts does not depend on the object.
 */
export function objectsOf(call: Call, asker: Caller): readonly TheObject[] {
  if (isApart(asker) || ['suspended talent', 'suspended agent'].includes(asker)) return ['own']
  if (call.onBehalf?.target === 'roster')
    return namesTalent(call) ? ['none named', 'own', 'foreign', 'missing'] : ['none named']
  if (call.onBehalf?.target === 'named') return ['own', 'foreign', 'missing']
  if (!call.subject) return ['own']
  return call.subject.event ? ['own', 'foreign', 'missing', 'wrong state'] : ['own', 'foreign', 'missing']
}

/**
 * Returns whether a response meets the expectation. `admitted` means past every permission check; validation
 * of the body may still fail.
 */
export function keeps(
  { statuses, code }: Expectation,
  answer: { status: number; code?: string | undefined },
): boolean {
  if (statuses !== 'admitted') return statuses.includes(answer.status) && (!code || answer.code === code)
  // Wrong sign-in data is the one 401 that does not concern a session.
  if (answer.code === 'wrong_sign_in') return true
  const walled = answer.status === 401 || answer.status === 404 || answer.status >= 500
  return (
    !walled &&
    !['wrong_role', 'not_your_move', 'not_signed_in', 'not_in_mandate', 'owner_only', 'blocked'].includes(
      answer.code ?? '',
    )
  )
}
