import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { endSessionsOf } from '../identity/session.ts'
import { viewTeam } from './agencies.view.ts'
import { loadTeam, ownerOf } from './agency.ts'
import { deleteAgent } from './agents.store.ts'
import { deleteMembership } from './invitations.store.ts'

/**
 * Removes a colleague from the team and ends their sessions, or deletes an open invitation. Fails with
 * `owner_only`, and on the field for an unknown colleague and for the owner, who cannot be removed.
 */
export const removeMember: Handler<typeof agencyCalls.removeMember> = async (ctx, { memberId }) => {
  const { agencyId } = await ownerOf(ctx.actor)
  const team = await loadTeam(agencyId, ctx.now)
  const member = team.members.find(({ agent }) => agent.id === memberId)
  if (member?.agent.role === 'owner') failField('memberId', 'The owner stays with the agency.')

  if (member) {
    await deleteAgent(memberId)
    await endSessionsOf(memberId, {})
    disconnectSessions(memberId)
  } else if (!(await deleteMembership(agencyId, memberId))) {
    failField('memberId', 'There is no such colleague.')
  }
  await emit('agency.changed', { agencyId })

  return viewTeam({
    ...team,
    members: team.members.filter(({ agent }) => agent.id !== memberId),
    invited: team.invited.filter(({ id }) => id !== memberId),
  })
}
