import { type Actor, keysOf, partiesOf } from '../../platform/act.ts'
import { today } from '../../platform/day.ts'
import { listAgentAccountsOf } from '../roster/mandates.store.ts'
import type { Reading } from './conversation-list.store.ts'
import type { Conversation, Voice } from './conversations.store.ts'

/** Whose conversations somebody reads, and with whose marks. */
export function readingOf(actor: Actor): Reading {
  return { voice: voiceOf(actor), partyIds: partiesOf(actor), accountId: keysOf(actor) }
}

/** The side they are on; agents are on their talent's. */
export function voiceOf({ role }: Actor): Voice {
  return role === 'brand' ? 'brand' : 'talent'
}

/** Everybody who takes part right now, by side: rights are judged at every push, so that whoever lost theirs hears nothing more. */
export async function membersOf(
  { brandId, talentId }: Conversation,
  now: Date,
): Promise<Record<Voice, string[]>> {
  return {
    brand: [brandId],
    talent: [talentId, ...(await listAgentAccountsOf(talentId, today(now), 'message'))],
  }
}
