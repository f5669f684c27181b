import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import { sendInvitation } from '../agencies/invitation-emails.ts'
import { lockMandatesBetween } from '../mandates/mandate-transitions.store.ts'
import { createClaim } from './claim.ts'
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

  const message = await createClaim({ agency, mandateId: mandate.id, talent, email }, ctx.now)
  await sendInvitation(agent, message, ctx.now)

  return viewRosterDetails(
    { mandate: { ...mandate, email }, talent, isInvitedToClaim: true },
    { ...shared, proposals: invited ? [invited] : [] },
    ctx.now,
  )
}
