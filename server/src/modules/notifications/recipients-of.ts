import type { MandateScope } from '@marquee/contract/call'
import type { RenderedNotification } from '@marquee/contract/events/event'
import { today } from '../../platform/time/day.ts'
import { listAssignedAgents } from '../agencies/agents.store.ts'
import { findAccountByEmail } from '../identity/identity.store.ts'
import { listAgentAccountsOf, loadMandate } from '../mandates/mandates.store.ts'
import { listReaders } from './notifications.store.ts'

export type Reader = Awaited<ReturnType<typeof listReaders>>[number]

interface Audience {
  /** The recipients of the template. */
  to: RenderedNotification['to']
  payload: object
  /** The account that acted, which is not notified. */
  actor: string
  at: Date
}

/**
 * Returns the recipients of a notification: the accounts it is for that can be notified, without the one that
 * acted.
 */
export async function recipientsOf({ to, payload, actor, at }: Audience): Promise<Reader[]> {
  const ids = await audiences[to](payload, at)
  return listReaders(ids.filter((id) => id !== actor))
}

const audiences: Record<RenderedNotification['to'], (payload: object, at: Date) => Promise<string[]>> = {
  account: async (payload) => idIn(payload, 'accountId'),
  brand: async (payload) => [...idIn(payload, 'brandId'), ...idIn(payload, 'payerId')],
  payee: async (payload) => idIn(payload, 'payeeId'),
  talent: (payload, at) => talentSide(payload, at, 'view'),
  writers: (payload, at) => talentSide(payload, at, 'message'),
  person: async (payload) => {
    const [talentId] = idIn(payload, 'talentId')
    return talentId ? [talentId] : requestedTalent(payload)
  },
  agency: async (payload) => {
    const [[agencyId], [talentId]] = [idIn(payload, 'agencyId'), idIn(payload, 'talentId')]
    return agencyId ? (await listAssignedAgents(agencyId, talentId ?? null)).map(({ id }) => id) : []
  },
}

/** Returns the talent, who is the payee of a payment, and every agent with this permission for them. */
async function talentSide(payload: object, at: Date, scope: MandateScope): Promise<string[]> {
  const isPayment = idIn(payload, 'payerId').length > 0
  const talents = idIn(payload, isPayment ? 'payeeId' : 'talentId')
  return [
    ...talents,
    ...(await Promise.all(talents.map((id) => listAgentAccountsOf(id, today(at), scope)))).flat(),
  ]
}

/**
 * Returns the talent account of an address with a representation request, if there is one; this is not
 * revealed to the agency.
 */
async function requestedTalent(payload: object): Promise<string[]> {
  const [mandateId] = idIn(payload, 'mandateId')
  const email = mandateId ? (await loadMandate(mandateId))?.email : null
  const account = email ? await findAccountByEmail(email) : undefined
  return account?.role === 'talent' ? [account.id] : []
}

/** Returns the id in this field of an event's payload, if any. */
function idIn(payload: object, field: string): string[] {
  const value: unknown = Object.entries(payload).find(([key]) => key === field)?.[1]
  return typeof value === 'string' ? [value] : []
}
