import type { agencyCalls, Member } from '@marquee/contract/calls/agency'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from './agent.ts'
import { listInvited } from './invitations.store.ts'
import { listRepresentedAmong, listTeam } from './team.store.ts'

/** Who works for the agency, the owner first, and then who is invited to. */
export const getTeam: Handler<typeof agencyCalls.team> = async (ctx) =>
  teamOf((await agentOf(ctx.actor)).agencyId, ctx.now)

export async function teamOf(agencyId: string, now: Date): Promise<{ items: Member[] }> {
  const [people, invited] = await Promise.all([listTeam(agencyId), listInvited(agencyId, now)])
  const all = [...people, ...invited].flatMap((member) => member.talentIds)
  const represented = new Set(await listRepresentedAmong(agencyId, [...new Set(all)]))
  // Who has left the roster is nobody's to answer for, and needs no taking away by hand.
  const present = (ids: string[]): string[] => ids.filter((id) => represented.has(id))
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
          talentIds: present(talentIds),
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
          talentIds: present(talentIds),
          receivesMail: true,
        }
      }),
    ],
  }
}
