import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { invitationOf } from '../agencies/invitation.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { findMandateBetween } from '../mandates/mandate-transitions.store.ts'
import { viewMandate } from '../mandates/mandates.view.ts'

/**
 * Returns what an emailed invitation is about, with the mandate of the profile to claim. Fails with
 * `invitation_expired` for every other link, and for the team of a suspended agency.
 */
export const getInvitation: Handler<typeof agencyCalls.invitation> = async (ctx, { token }) => {
  const invitation = await invitationOf(token, ctx.now)
  const agency = (await loadAgency(invitation.agencyId)) ?? fail('invitation_expired')
  const owner = await loadAccount(agency.id)
  if (invitation.kind === 'member' && owner?.status !== 'active') fail('invitation_expired')
  const mandate = invitation.talentId
    ? await findMandateBetween(invitation.agencyId, invitation.talentId)
    : undefined
  const { kind, email, name } = invitation
  return {
    kind,
    email,
    name,
    agency: agency.name,
    mandate: mandate ? viewMandate(mandate, viewAgencyCard(agency), 'talent') : null,
  }
}
