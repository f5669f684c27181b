import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail, failField } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from './agencies.store.ts'
import { ownerOf } from './agent.ts'
import { teamOf } from './get-team.ts'
import { newInvitationLink } from './invitation-link.ts'
import { upsertMembership } from './invitations.store.ts'
import { listRepresentedAmong } from './team.store.ts'

/**
 * Invites a colleague by e-mail: once, within seven days; the link before stops working. Refuses `owner_only`; by field somebody who is
 * on the team, and talents who are not on the roster. Whether the address has an account elsewhere is not told.
 */
export const inviteMember: Handler<typeof agencyCalls.inviteMember> = async (
  ctx,
  { name, email, talentIds },
) => {
  const { agencyId } = await ownerOf(ctx.actor)
  const team = await teamOf(agencyId, ctx.now)
  if (team.items.some((member) => member.status === 'active' && member.email === email))
    failField('email', 'This colleague is on your team already.')
  await requireRosterTalents(agencyId, talentIds)
  const agency = (await loadAgency(agencyId)) ?? fail('not_found')
  const { url, secretHash, expiresAt } = newInvitationLink(ctx.now)
  await upsertMembership({ agencyId, email, name, talentIds, secretHash, expiresAt })
  await sendEmail({
    to: email,
    subject: `Join ${agency.name} on Marquee`,
    text: `Hello ${name},\n\n${agency.name} invites you to work with its talents on Marquee. Choose a password here: ${url}\n\nThe link works once, for seven days. If you do not know ${agency.name}, ignore this mail.`,
    key: `member-${agencyId}-${email}-${ctx.now.getTime()}`,
  })
  await emit('agency.changed', { agencyId })
  return teamOf(agencyId, ctx.now)
}

/** Refuses talents whom the agency does not represent, by their field. */
export async function requireRosterTalents(agencyId: string, talentIds: readonly string[]): Promise<void> {
  const wanted = new Set(talentIds)
  const known = new Set(await listRepresentedAmong(agencyId, talentIds))
  if (known.size < wanted.size) failField('talentIds', 'One of these talents is not on your roster.')
}
