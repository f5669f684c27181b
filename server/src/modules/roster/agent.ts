import { fail } from '@marquee/contract/errors'
import type { Actor } from '../../platform/handler.ts'
import { type Agent, loadAgent } from './mandates.store.ts'

/** The person of an agency behind this account. Refuses `wrong_role` for one who is on no team any more. */
export async function agentOf(actor: Actor): Promise<Agent> {
  return (await loadAgent(actor.id)) ?? fail('wrong_role')
}

/** The owner of an agency. Refuses `owner_only` for a member of the team. */
export async function ownerOf(actor: Actor): Promise<Agent> {
  const agent = await agentOf(actor)
  return agent.role === 'owner' ? agent : fail('owner_only')
}
