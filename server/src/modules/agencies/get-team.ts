import type { agencyCalls, Member } from '@marquee/contract/calls/agency'
import type { Handler } from '../../platform/handler.ts'
import { representedTalents } from './agencies.ports.ts'
import { agentOf } from './agent.ts'
import { listTeam } from './agents.store.ts'
import { listInvited } from './invitations.store.ts'

/** Returns the agency's team, the owner first, then the open invitations. */
export const getTeam: Handler<typeof agencyCalls.team> = async (ctx) =>
  teamOf((await agentOf(ctx.actor)).agencyId, ctx.now)

export async function teamOf(agencyId: string, now: Date): Promise<{ items: Member[] }> {
  const [people, invited] = await Promise.all([listTeam(agencyId), listInvited(agencyId, now)])
  const all = [...people, ...invited].flatMap((member) => member.talentIds)
  const represented = new Set(await representedTalents.get()(agencyId, [...new Set(all)]))
  // A talent who has left the roster is left out, so that assignments need no cleaning up.
  const onRoster = (ids: string[]): string[] => ids.filter((id) => represented.has(id))
  return {
    items: [
      ...people.map(({ agent, name, email, talentIds }) => {
        const { id, role, receivesMail } = agent
        return {
          id,
          name,
          email,
          role,
          status: 'active' as const,
          talentIds: onRoster(talentIds),
          receivesMail,
        }
      }),
      ...invited.map(({ id, name, email, talentIds }) => {
        return {
          id,
          name,
          email,
          role: 'member' as const,
          status: 'invited' as const,
          talentIds: onRoster(talentIds),
          receivesMail: true,
        }
      }),
    ],
  }
}
