import type { MandateScope } from '@marquee/contract/call'
import type { RenderedNotification } from '@marquee/contract/notification-templates'
import { today } from '../../platform/time/day.ts'
import { findAccountByEmail } from '../identity/identity.store.ts'
import { listAgentAccountsOf, loadMandate } from '../roster/mandates.store.ts'
import { listAssignedAgents } from '../roster/team.store.ts'
import { listReaders } from './notifications.store.ts'

export type Reader = Awaited<ReturnType<typeof listReaders>>[number]

interface Wanted {
  /** Whom the notice is for. */
  to: RenderedNotification['to']
  payload: object
  /** The account that did it, which is told nothing. */
  actor: string
  at: Date
}

/** The accounts a notice goes to: those it is for, who can be told anything, without the one that did it. */
export async function recipientsOf({ to, payload, actor, at }: Wanted): Promise<Reader[]> {
  const ids = await audiences[to](payload, at)
  return listReaders(ids.filter((id) => id !== actor))
}

const audiences: Record<RenderedNotification['to'], (payload: object, at: Date) => Promise<string[]>> = {
  account: async (payload) => named(payload, 'accountId'),
  brand: async (payload) => named(payload, 'brandId'),
  payee: async (payload) => named(payload, 'payeeId'),
  talent: (payload, at) => talentSide(payload, at, 'view'),
  writers: (payload, at) => talentSide(payload, at, 'message'),
  person: async (payload) => {
    const [talentId] = named(payload, 'talentId')
    return talentId ? [talentId] : personAsked(payload)
  },
  agency: async (payload) => {
    const [[agencyId], [talentId]] = [named(payload, 'agencyId'), named(payload, 'talentId')]
    return agencyId ? (await listAssignedAgents(agencyId, talentId ?? null)).map(({ id }) => id) : []
  },
}

/** The talent, and everybody who may do this for them. */
async function talentSide(payload: object, at: Date, scope: MandateScope): Promise<string[]> {
  const talents = named(payload, 'talentId')
  return [
    ...talents,
    ...(await Promise.all(talents.map((id) => listAgentAccountsOf(id, today(at), scope)))).flat(),
  ]
}

/** Whoever was asked for a mandate by e-mail, if that is the address of a talent; the agency is not told whether it is. */
async function personAsked(payload: object): Promise<string[]> {
  const [mandateId] = named(payload, 'mandateId')
  const email = mandateId ? (await loadMandate(mandateId))?.email : null
  const account = email ? await findAccountByEmail(email) : undefined
  return account?.role === 'talent' ? [account.id] : []
}

/** The id an event carries under this name, if it does. */
function named(payload: object, field: string): string[] {
  const value: unknown = Object.entries(payload).find(([key]) => key === field)?.[1]
  return typeof value === 'string' ? [value] : []
}
