import { failField } from '@marquee/contract/errors'
import type { ProfilePart } from '../identity/identity.ports.ts'
import { loadAgency, updateAgencyRow } from './agencies.store.ts'
import { viewAgency } from './agencies.view.ts'
import { loadAgent } from './agents.store.ts'

/**
 * The agent's part of the profile: their agency, empty for an agent without a team. An uploaded avatar
 * becomes the agency's logo.
 */
export const agencyProfilePart: ProfilePart = {
  load: async (accountId) => {
    const agent = await loadAgent(accountId)
    const agency = agent && (await loadAgency(agent.agencyId))
    return agency ? { agency: viewAgency(agency, agent) } : {}
  },
  save: async (ctx, _change, { avatar, cover }) => {
    if (cover) failField('cover', 'An agency has no such picture.')
    if (!avatar) return
    const agent = await loadAgent(ctx.actor.id)
    if (agent?.role !== 'owner') failField('avatar', 'Only the owner of the agency can change its logo.')
    await updateAgencyRow(agent.agencyId, { logoUrl: avatar })
  },
}
