import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail, failField } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { representedTalents } from './agencies.ports.ts'
import { loadAgency } from './agencies.store.ts'
import { ownerOf } from './agent.ts'
import { teamOf } from './get-team.ts'
import { newInvitationLink } from './invitation-link.ts'
import { upsertMembership } from './invitations.store.ts'

/**
 * Invites a colleague by email with a single-use link that works for seven days; the previous link stops
 * working. Fails with `owner_only`, and on the field for a colleague who is on the team and for talents who
 * are not on the roster. The response does not reveal whether the address has an account elsewhere.
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
    text: `Hello ${name},\n\n${agency.name} invites you to work with its talents on Marquee. Choose a password here: ${url}\n\nThe link works once, for 7 days. If you do not know ${agency.name}, you can ignore this email.`,
    key: `member-${agencyId}-${email}-${ctx.now.getTime()}`,
  })
  await emit('agency.changed', { agencyId })
  return teamOf(agencyId, ctx.now)
}

/** Fails on `talentIds` when the agency does not represent all of these talents. */
export async function requireRosterTalents(agencyId: string, talentIds: readonly string[]): Promise<void> {
  const requested = new Set(talentIds)
  const represented = new Set(await representedTalents.get()(agencyId, talentIds))
  if (represented.size < requested.size) failField('talentIds', 'One of these talents is not on your roster.')
}
