import type { rosterCalls } from '@marquee/contract/calls/roster'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { mail } from '../../platform/mail.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { loadAgency } from './agencies.store.ts'
import { agentOf } from './agent.ts'
import { newInvitationLink } from './invitation-link.ts'
import { putClaim } from './invitations.store.ts'
import { lockBetween, saveMandate } from './mandate-moves.store.ts'
import { findLiveMandate } from './roster.store.ts'
import { showLine } from './show-roster.ts'

/**
 * Mails a managed talent a link to take over their profile: once, within seven days; the link before stops working. Refuses
 * `not_managed` for a talent with an own sign-in. Whether the address has an account already is not told here.
 */
export const inviteToClaim: Act<typeof rosterCalls.inviteToClaim> = async (ctx, { talentId, email }) => {
  const agent = await agentOf(ctx.actor)
  if (!(await findLiveMandate(agent, talentId))) refuse('not_found')
  const { active } = await lockBetween(agent.agencyId, talentId)
  const talent = await loadTalent(talentId)
  if (!active?.isManaged || !talent || talent.accountId) refuse('not_managed')
  const { url, secretHash, expiresAt } = newInvitationLink(ctx.now)
  await putClaim({
    agencyId: agent.agencyId,
    talentId,
    email,
    name: talent.displayName,
    secretHash,
    expiresAt,
  })
  await saveMandate(active.id, { email, updatedAt: ctx.now })
  const agency = (await loadAgency(agent.agencyId)) ?? refuse('not_found')
  await mail({
    to: email,
    subject: `Your profile on Marquee, kept by ${agency.name}`,
    text: `Hello ${talent.displayName},\n\n${agency.name} represents you on Marquee and has kept a profile for you. Take it over with an own sign-in here: ${url}\n\nThen you see every offer and everything done in your name, and give your own bank details. The link works once, for seven days. If you do not know ${agency.name}, ignore this mail.`,
    key: `claim-${talentId}-${ctx.now.getTime()}`,
  })
  return showLine(agent, active.id, ctx.now)
}
