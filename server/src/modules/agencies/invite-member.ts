import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail, failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from './agencies.store.ts'
import { viewTeam } from './agencies.view.ts'
import { loadTeam, ownerOf, requireRepresented } from './agency.ts'
import { newInvitationLink } from './invitation.ts'
import { invitationReason, sendInvitation } from './invitation-emails.ts'
import { upsertMembership } from './invitations.store.ts'

/**
 * Invites a colleague by email with a single-use link that works for seven days; the previous link stops
 * working. Fails with `owner_only`, as `sendInvitation` does, and on the field for a colleague who is on the team and for talents who
 * are not on the roster. The response does not reveal whether the address has an account elsewhere.
 */
export const inviteMember: Handler<typeof agencyCalls.inviteMember> = async (
  ctx,
  { name, email, talentIds },
) => {
  const owner = await ownerOf(ctx.actor)
  const { agencyId } = owner
  const [team, agency] = await Promise.all([loadTeam(agencyId, ctx.now, talentIds), loadAgency(agencyId)])
  if (!agency) fail('not_found')
  if (team.members.some((member) => member.email === email))
    failField('email', 'This colleague is on your team already.')
  requireRepresented(talentIds, team.represented)

  const { url, secretHash, expiresAt } = newInvitationLink(ctx.now)
  const invitation = await upsertMembership({ agencyId, email, name, talentIds, secretHash, expiresAt })
  const message = {
    to: email,
    subject: `Join ${agency.name} on Marquee`,
    reason: invitationReason(agency.name),
    parts: [
      `Hello ${name},`,
      `${agency.name} invites you to work with its talents on Marquee.`,
      { button: 'Choose a password', url },
      `The link works once, for 7 days. If you do not know ${agency.name}, you can ignore this email.`,
    ],
  }
  await sendInvitation(owner, message, ctx.now)
  await emit('agency.changed', { agencyId })

  const others = team.invited.filter(({ id }) => id !== invitation.id)
  return viewTeam({ ...team, invited: [...others, invitation] })
}
