import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { viewTeam } from './agencies.view.ts'
import { loadTeam, ownerOf, requireRepresented } from './agency.ts'
import { setTalents, updateAgent } from './agents.store.ts'
import { setInvitedTalents } from './invitations.store.ts'

/**
 * Sets a colleague's assigned talents and whether they receive email about them; the owner is responsible for
 * all talents. Fails with `owner_only`, and on the field for an unknown colleague and for talents who are not
 * on the roster.
 */
export const updateMember: Handler<typeof agencyCalls.updateMember> = async (
  ctx,
  { memberId, talentIds, receivesMail },
) => {
  const { agencyId } = await ownerOf(ctx.actor)
  const team = await loadTeam(agencyId, ctx.now, talentIds)
  requireRepresented(talentIds, team.represented)
  const member = team.members.find(({ agent }) => agent.id === memberId)
  const isAssignable = member?.agent.role === 'member'
  const assigned = [...new Set(talentIds)]

  if (member) {
    await updateAgent(memberId, { receivesMail })
    if (isAssignable) await setTalents(memberId, assigned)
    broadcast([memberId], 'refresh', {
      topics: ['roster', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar'],
    })
  } else if (!(await setInvitedTalents(agencyId, memberId, talentIds))) {
    failField('memberId', 'There is no such colleague.')
  }
  await emit('agency.changed', { agencyId })

  return viewTeam({
    ...team,
    members: team.members.map((row) =>
      row === member
        ? {
            ...row,
            agent: { ...row.agent, receivesMail },
            talentIds: isAssignable ? assigned : row.talentIds,
          }
        : row,
    ),
    invited: team.invited.map((row) => (row.id === memberId ? { ...row, talentIds } : row)),
  })
}
