import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { fingerprint } from '../identity/secrets.ts'
import { loadAgency } from './agencies.store.ts'
import { viewAgencyCard } from './agencies.view.ts'
import { findInvitation } from './invitations.store.ts'
import { findMandateBetween } from './mandate-transitions.store.ts'
import { viewMandate } from './mandates.view.ts'

/** What a mailed invitation is about, with the mandate that a talent takes over. Refuses `invitation_expired` for every other link alike. */
export const getInvitation: Handler<typeof agencyCalls.invitation> = async (ctx, { token }) => {
  const found = (await findInvitation(fingerprint(token), ctx.now)) ?? fail('invitation_expired')
  const agency = (await loadAgency(found.agencyId)) ?? fail('invitation_expired')
  const mandate = found.talentId ? await findMandateBetween(found.agencyId, found.talentId) : undefined
  const { kind, email, name } = found
  return {
    kind,
    email,
    name,
    agency: agency.name,
    mandate: mandate ? viewMandate(mandate, viewAgencyCard(agency), 'talent') : null,
  }
}
