import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { agentOf } from '../agencies/agency.ts'
import { newInvitationLink } from '../agencies/invitation.ts'
import { upsertClaim } from '../agencies/invitations.store.ts'
import { lockMandatesBetween, updateMandate } from '../mandates/mandate-transitions.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { loadRosterRow } from './get-roster.ts'
import { findLiveMandate } from './roster.store.ts'

/**
 * Emails a managed talent a link to claim their profile. The link works once, within seven days, and replaces
 * the previous one. Fails with `not_managed` for a talent with an account. It does not reveal whether the
 * address has an account.
 */
export const inviteToClaim: Handler<typeof rosterCalls.inviteToClaim> = async (ctx, { talentId, email }) => {
  const agent = await agentOf(ctx.actor)
  if (!(await findLiveMandate(agent, talentId))) fail('not_found')
  const { active } = await lockMandatesBetween(agent.agencyId, talentId)
  const talent = await loadTalent(talentId)
  if (!active?.isManaged || !talent || talent.accountId) fail('not_managed')
  const { url, secretHash, expiresAt } = newInvitationLink(ctx.now)
  await upsertClaim({
    agencyId: agent.agencyId,
    talentId,
    email,
    name: talent.displayName,
    secretHash,
    expiresAt,
  })
  await updateMandate(active.id, { email, updatedAt: ctx.now })
  const agency = (await loadAgency(agent.agencyId)) ?? fail('not_found')
  await sendEmail({
    to: email,
    subject: `Claim your Marquee profile, managed by ${agency.name}`,
    text: `Hello ${talent.displayName},\n\n${agency.name} represents you on Marquee and manages a profile for you. Claim your profile and choose a password here: ${url}\n\nYou will then see every offer and everything your agency did on your behalf, and you can add your own bank details. The link works once, for 7 days. If you do not know ${agency.name}, you can ignore this email.`,
    key: `claim-${talentId}-${ctx.now.getTime()}`,
  })
  return loadRosterRow(agent, active.id, ctx.now)
}
