import { failField } from '@marquee/contract/errors'
import type { ProfilePart } from '../identity/identity.ports.ts'
import { updateAccount } from '../identity/identity.store.ts'
import { loadAgency } from './agencies.store.ts'
import { viewAgency } from './agencies.view.ts'
import { loadAgent, updateAgent } from './agents.store.ts'

/**
 * The agent's part of the profile: their own name, phone and picture, and their agency, which is empty for an agent
 * without a team and has a call of its own.
 */
export const agencyProfilePart: ProfilePart = {
  load: async (accountId) => {
    const agent = await loadAgent(accountId)
    const agency = agent && (await loadAgency(agent.agencyId))
    if (!agent || !agency) return {}
    const { phone, avatarUrl } = agent
    return { agency: viewAgency(agency, agent), agent: { phone, avatarUrl } }
  },
  save: async (ctx, { name, phone }, { avatar, cover }) => {
    if (cover) failField('cover', 'Your profile doesn’t have this picture.')
    if (name !== undefined) await updateAccount(ctx.actor.id, { name, updatedAt: ctx.now })
    const changes = { ...(phone !== undefined && { phone }), ...(avatar && { avatarUrl: avatar }) }
    if (Object.keys(changes).length > 0) await updateAgent(ctx.actor.id, changes)
  },
}
