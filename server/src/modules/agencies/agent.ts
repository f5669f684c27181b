import { fail } from '@marquee/contract/errors'
import type { Actor } from '../../platform/handler.ts'
import { type Agent, loadAgent } from './agents.store.ts'

/** Returns the agent of this account. Fails with `wrong_role` for an account that is on no team any more. */
export async function agentOf(actor: Actor): Promise<Agent> {
  return (await loadAgent(actor.id)) ?? fail('wrong_role')
}

/** Returns the agent of this account when they own the agency. Fails with `owner_only` for a member. */
export async function ownerOf(actor: Actor): Promise<Agent> {
  const agent = await agentOf(actor)
  return agent.role === 'owner' ? agent : fail('owner_only')
}
