import type { Call } from '@marquee/contract/call'

export const callers = [
  'anonymous',
  'expired',
  'brand A',
  'brand B',
  'talent A',
  'talent B',
  // Represents talent A; talent B; no longer talent A; talent A, without the right the call asks for; and, in agency A, other talents.
  'agent A',
  'agent B',
  'removed agent',
  'limited agent',
  'agent’s colleague',
] as const
export type Caller = (typeof callers)[number]
export const objects = ['own', 'foreign', 'missing', 'wrong state', 'none named'] as const
export type TheObject = (typeof objects)[number]

/** What the contract promises for one cell: the only statuses that may come, and the code where two refusals share a status. */
export interface Expectation {
  statuses: readonly number[] | 'admitted'
  code?: string
  why: string
}

/** The role of who asks; null without a live session. */
export function roleOf(asker: Caller): 'brand' | 'talent' | 'talentagent' | null {
  if (asker === 'anonymous' || asker === 'expired') return null
  if (asker.startsWith('brand')) return 'brand'
  return asker.startsWith('talent') ? 'talent' : 'talentagent'
}

/** The cell of the matrix for one call, one asker and one object, derived from the call alone. */
export function expectation(call: Call, asker: Caller, object: TheObject): Expectation {
  const role = roleOf(asker)
  if (call.by !== 'anyone') {
    if (!role) return { statuses: [401], why: 'no live session' }
    if (!call.by.includes(role)) return { statuses: [403], code: 'wrong_role', why: `not for a ${role}` }
  }
  const ofAgency = role === 'talentagent' ? rightsOfAgent(call, asker, object) : null
  if (ofAgency) return ofAgency
  if (object === 'missing') return { statuses: [404], why: 'there is no such thing' }
  if (object === 'foreign' && isPrivate(call)) return { statuses: [404], why: 'foreign reads as missing' }
  if (object === 'wrong state') return { statuses: [409], why: `no ${call.subject?.event} from there` }
  return { statuses: 'admitted', why: 'own, or open to all, or about nothing in particular' }
}

/** What stops an agent before the rules for everybody: no mandate, a mandate without the right, the owner's business. */
function rightsOfAgent(call: Call, asker: Caller, object: TheObject): Expectation | null {
  const isColleague = asker === 'agent’s colleague'
  if (isColleague && (call.onBehalf?.target === 'agency' || call.errors.includes('owner_only')))
    return { statuses: [403], code: 'owner_only', why: 'the owner’s business' }
  // A campaign is open to all, and mandates are asked for before it: the wall is around the talents one applies for.
  const isTheirs =
    object === 'own' || object === 'wrong state' || (object !== 'none named' && !isPrivate(call))
  if (!actsForTalent(call) || !isTheirs) return null
  if (isColleague) return { statuses: [404], why: 'a talent whom others of the agency answer for' }
  if (asker === 'removed agent') return { statuses: [404], why: 'the mandate has ended' }
  if (asker === 'limited agent')
    return { statuses: [403], code: 'not_in_mandate', why: 'the talent has not given this right' }
  return null
}

/** The part of the matrix that guards of acting for somebody are held against. */
export function isDelegated(call: Call, asker: Caller): boolean {
  return roleOf(asker) === 'talentagent' && (call.onBehalf !== null || actsForTalent(call))
}

/** Whether the cell exists: every mandate lets its agent look, so that right cannot be missing. */
export function isCell(call: Call, asker: Caller): boolean {
  const canLack = actsForTalent(call) && !isRosterLine(call) && call.onBehalf?.scope !== 'view'
  // Over the whole roster, whoever did not give the right is simply not asked about.
  return asker !== 'limited agent' || (canLack && (call.onBehalf?.target !== 'roster' || namesTalent(call)))
}

/** About something of one talent's: the talent's own call done by an agent, an application for them, or their line of the roster. */
function actsForTalent(call: Call): boolean {
  if (call.onBehalf) return call.onBehalf.target !== 'agency'
  return call.errors.includes('not_in_mandate') || isRosterLine(call)
}

/** A call of the roster about one of its talents. */
function isRosterLine(call: Call): boolean {
  return call.by !== 'anyone' && call.by.includes('talentagent') && call.subject?.noun === 'talent'
}

function isPrivate(call: Call): boolean {
  return namesTalent(call) || (call.subject !== null && call.subject.scope !== 'public')
}

/** Says by a field of its own for whom of the roster it is. */
export function namesTalent({ onBehalf, input }: Call): boolean {
  return onBehalf?.target === 'named' || (onBehalf?.target === 'roster' && 'talentId' in input.shape)
}

/** Which objects a call can be tried on; a state can only be wrong for a call that moves something. */
export function objectsOf(call: Call): readonly TheObject[] {
  if (call.onBehalf?.target === 'roster')
    return namesTalent(call) ? ['none named', 'own', 'foreign', 'missing'] : ['none named']
  if (call.onBehalf?.target === 'named') return ['own', 'foreign', 'missing']
  if (!call.subject) return ['own']
  return call.subject.event ? ['own', 'foreign', 'missing', 'wrong state'] : ['own', 'foreign', 'missing']
}

/** Whether an answer keeps the promise. `admitted`: past every wall; what the act then says of the body is its own affair. */
export function keeps(
  { statuses, code }: Expectation,
  answer: { status: number; code?: string | undefined },
): boolean {
  if (statuses !== 'admitted') return statuses.includes(answer.status) && (!code || answer.code === code)
  // Wrong sign-in data is the one 401 that is not about a session.
  if (answer.code === 'wrong_sign_in') return true
  const walled = answer.status === 401 || answer.status === 404 || answer.status >= 500
  return (
    !walled &&
    !['wrong_role', 'not_your_move', 'not_signed_in', 'not_in_mandate', 'owner_only'].includes(
      answer.code ?? '',
    )
  )
}
