import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import { newInvitationLink } from '../agencies/invitation.ts'
import { sendInvitation } from '../agencies/invitation-emails.ts'
import { upsertClaim } from '../agencies/invitations.store.ts'
import { lockMandatesBetween, updateMandate } from '../mandates/mandate-transitions.store.ts'
import { findRosterTalent } from './roster.store.ts'
import { isManagedProfile, loadAgencyWork } from './roster.ts'
import { viewRosterDetails } from './roster.view.ts'

/**
 * Emails a managed talent a link to claim their profile. The link works once, within seven days, and replaces
 * the previous one. Fails with `not_managed` for a talent with an account, and as
 * `sendInvitation` does. It does not reveal whether the
 * address has an account.
 */
export const inviteToClaim: Handler<typeof rosterCalls.inviteToClaim> = async (ctx, { talentId, email }) => {
  const agent = await agentOf(ctx.actor)
  const { invited } = await lockMandatesBetween(agent.agencyId, talentId)
  const row = (await findRosterTalent(agent, talentId)) ?? fail('not_found')
  const { mandate, talent } = row
  if (!isManagedProfile(mandate, talent)) fail('not_managed')
  const shared = await loadAgencyWork(agent.agencyId, [talentId])
  const { agency } = shared

  const { url, secretHash, expiresAt } = newInvitationLink(ctx.now)
  await upsertClaim({
    agencyId: agent.agencyId,
    talentId,
    email,
    name: talent.displayName,
    secretHash,
    expiresAt,
  })
  await updateMandate(mandate.id, { email, updatedAt: ctx.now })
  const message = {
    to: email,
    subject: `Claim your Marquee profile, managed by ${agency.name}`,
    parts: [
      `Hello ${talent.displayName},`,
      `${agency.name} represents you on Marquee and manages a profile for you.`,
      { button: 'Claim your profile', url },
      `You choose a password. You will then see every offer and everything your agency did on your behalf, and you can add your own bank details. The link works once, for 7 days. If you do not know ${agency.name}, you can ignore this email.`,
    ],
    key: `claim-${talentId}-${ctx.now.getTime()}`,
  }
  await sendInvitation(agent, message, ctx.now)

  return viewRosterDetails(
    { mandate: { ...mandate, email }, talent, isInvitedToClaim: true },
    { ...shared, proposals: invited ? [invited] : [] },
    ctx.now,
  )
}
