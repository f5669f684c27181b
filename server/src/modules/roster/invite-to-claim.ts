import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { loadAgency } from './agencies.store.ts'
import { agentOf } from './agent.ts'
import { loadRosterRow } from './get-roster.ts'
import { newInvitationLink } from './invitation-link.ts'
import { upsertClaim } from './invitations.store.ts'
import { lockBetween, updateMandate } from './mandate-transitions.store.ts'
import { findLiveMandate } from './roster.store.ts'

/**
 * Mails a managed talent a link to take over their profile: once, within seven days; the link before stops working. Refuses
 * `not_managed` for a talent with an own sign-in. Whether the address has an account already is not told here.
 */
export const inviteToClaim: Handler<typeof rosterCalls.inviteToClaim> = async (ctx, { talentId, email }) => {
  const agent = await agentOf(ctx.actor)
  if (!(await findLiveMandate(agent, talentId))) fail('not_found')
  const { active } = await lockBetween(agent.agencyId, talentId)
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
    subject: `Your profile on Marquee, kept by ${agency.name}`,
    text: `Hello ${talent.displayName},\n\n${agency.name} represents you on Marquee and has kept a profile for you. Take it over with an own sign-in here: ${url}\n\nThen you see every offer and everything done in your name, and give your own bank details. The link works once, for seven days. If you do not know ${agency.name}, ignore this mail.`,
    key: `claim-${talentId}-${ctx.now.getTime()}`,
  })
  return loadRosterRow(agent, active.id, ctx.now)
}
