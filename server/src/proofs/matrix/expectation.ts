import type { Call } from '@marquee/contract/call'

export const askers = ['anonymous', 'expired', 'brand A', 'brand B', 'talent A', 'talent B'] as const
export type Asker = (typeof askers)[number]
export const objects = ['own', 'foreign', 'missing', 'wrong state'] as const
export type TheObject = (typeof objects)[number]

/** What the contract promises for one cell: the only statuses that may come. */
export interface Expectation {
  statuses: readonly number[] | 'admitted'
  why: string
}

/** The cell of the matrix for one call, one asker and one object, derived from the call alone. */
export function expectation(call: Call, asker: Asker, object: TheObject): Expectation {
  const signedIn = asker !== 'anonymous' && asker !== 'expired'
  if (call.by !== 'anyone') {
    if (!signedIn) return { statuses: [401], why: 'no live session' }
    const role = asker.startsWith('brand') ? 'brand' : 'talent'
    if (!call.by.includes(role)) return { statuses: [403], why: `not for a ${role}` }
  }
  if (!call.subject) return { statuses: 'admitted', why: 'about nothing in particular' }
  if (object === 'missing') return { statuses: [404], why: 'there is no such thing' }
  if (object === 'foreign' && call.subject.scope !== 'public') return { statuses: [404], why: 'foreign reads as missing' }
  if (object === 'wrong state') return { statuses: [409], why: `no ${call.subject.event} from there` }
  return { statuses: 'admitted', why: 'own, or open to all' }
}

/** Which objects a call can be tried on; a state can only be wrong for a call that moves something. */
export function objectsOf(call: Call): readonly TheObject[] {
  if (!call.subject) return ['own']
  return call.subject.event ? objects : ['own', 'foreign', 'missing']
}

/** Whether an answer keeps the promise. `admitted`: past every wall; what the act then says of the body is its own affair. */
export function keeps({ statuses }: Expectation, answer: { status: number; code?: string | undefined }): boolean {
  if (statuses !== 'admitted') return statuses.includes(answer.status)
  // Wrong sign-in data is the one 401 that is not about a session.
  if (answer.code === 'wrong_sign_in') return true
  const walled = answer.status === 401 || answer.status === 404 || answer.status >= 500
  return !walled && !['wrong_role', 'not_your_move', 'not_signed_in'].includes(answer.code ?? '')
}
