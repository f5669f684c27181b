import { fail, failField } from '@marquee/contract/errors'
import type { Actor } from '../../platform/handler.ts'
import { representedTalents } from './agencies.ports.ts'
import { type Agent, listTeam, loadAgent, type TeamMember } from './agents.store.ts'
import { type Invitation, listInvited } from './invitations.store.ts'

/** Returns the agent of this account. Fails with `wrong_role` for an account that is on no team any more. */
export async function agentOf(actor: Actor): Promise<Agent> {
  return (await loadAgent(actor.id)) ?? fail('wrong_role')
}

/** Returns the agent of this account when they own the agency. Fails with `owner_only` for a member. */
export async function ownerOf(actor: Actor): Promise<Agent> {
  const agent = await agentOf(actor)
  return agent.role === 'owner' ? agent : fail('owner_only')
}

/** The agents of an agency, its open invitations and the talents it represents. */
export interface Team {
  /** The owner comes first. */
  members: TeamMember[]
  invited: Invitation[]
  /** Those of the assigned talents whom the agency represents. */
  represented: ReadonlySet<string>
}

/** Loads the team of an agency. `represented` also answers for these talents, whom a caller will assign. */
export async function loadTeam(
  agencyId: string,
  now: Date,
  talentIds: readonly string[] = [],
): Promise<Team> {
  const [members, invited] = await Promise.all([listTeam(agencyId), listInvited(agencyId, now)])
  const assigned = [...members, ...invited].flatMap((member) => member.talentIds)
  const ids = [...new Set([...assigned, ...talentIds])]
  return { members, invited, represented: new Set(await representedTalents.get()(agencyId, ids)) }
}

/** Fails on the field `talentIds` when one of these talents is not among those the agency represents. */
export function requireRepresented(talentIds: readonly string[], represented: ReadonlySet<string>): void {
  if (!talentIds.every((id) => represented.has(id)))
    failField('talentIds', 'One of these talents is not on your roster.')
}
