import { type Actor, accountIdOf, actingForIds } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { listAgentAccountsOf } from '../roster/mandates.store.ts'
import type { ReaderScope } from './conversation-list.store.ts'
import type { Conversation, Side } from './conversations.store.ts'

/** Whose conversations somebody reads, and with whose marks. */
export function readerScopeOf(actor: Actor): ReaderScope {
  return { voice: sideOf(actor), partyIds: actingForIds(actor), accountId: accountIdOf(actor) }
}

/** The side they are on; agents are on their talent's. */
export function sideOf({ role }: Actor): Side {
  return role === 'brand' ? 'brand' : 'talent'
}

/** Everybody who takes part right now, by side: rights are judged at every push, so that whoever lost theirs hears nothing more. */
export async function membersOf(
  { brandId, talentId }: Conversation,
  now: Date,
): Promise<Record<Side, string[]>> {
  return {
    brand: [brandId],
    talent: [talentId, ...(await listAgentAccountsOf(talentId, today(now), 'message'))],
  }
}
