import { randomUUID } from 'node:crypto'
import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail, failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { assignTalents, createAgent } from '../agencies/agents.store.ts'
import { consumeInvitation, findInvitation, type Invitation } from '../agencies/invitations.store.ts'
import { createAccount } from '../identity/identity.store.ts'
import { openSession } from '../identity/open-session.ts'
import { fingerprint, hashPassword, requireStrongPassword } from '../identity/secrets.ts'
import { TERMS_VERSION } from '../identity/sign-up.ts'
import { listRepresentedAmong } from '../mandates/mandates.store.ts'
import { claimProfile, lockProfileForClaim } from './claim-profile.ts'

/**
 * Accepts an emailed invitation, once: the account joins the agency's team, or claims a managed profile.
 * Reading the email proves the address, so it counts as verified. Fails with `invitation_expired`, and by
 * field when the address has an account already.
 */
export const acceptInvitation = prepared<typeof agencyCalls.acceptInvitation, string>({
  prepare: async (ctx, { token, password }) => {
    const invitation = (await findInvitation(fingerprint(token), ctx.now)) ?? fail('invitation_expired')
    requireStrongPassword('password', password, invitation.email)
    return hashPassword(password)
  },
  act: async (ctx, { token }, passwordHash) => {
    const found = (await findInvitation(fingerprint(token), ctx.now)) ?? fail('invitation_expired')
    const accountId = found.talentId ?? randomUUID()
    // Mandates are locked first.
    const mandate = found.talentId ? await lockProfileForClaim(found.agencyId, found.talentId) : null
    const invitation = (await consumeInvitation(fingerprint(token), ctx.now)) ?? fail('invitation_expired')
    const account = await createAccount({
      ...{
        id: accountId,
        role: found.kind === 'claim' ? 'talent' : 'talentagent',
        name: invitation.name,
        email: invitation.email,
      },
      ...{ passwordHash, emailVerifiedAt: ctx.now, termsVersion: TERMS_VERSION, termsAcceptedAt: ctx.now },
    })
    if (!account)
      failField(
        'token',
        'This e-mail address has a Marquee account already. Please ask for an invitation to another one.',
      )
    if (mandate) await claimProfile(mandate, accountId, invitation.email, ctx.now)
    else await join(accountId, invitation)
    return openSession(ctx, accountId)
  },
})

async function join(id: string, { agencyId, talentIds }: Invitation): Promise<void> {
  await createAgent({ id, agencyId, role: 'member' })
  // Talents who have left the roster since are skipped.
  await assignTalents(id, await listRepresentedAmong(agencyId, talentIds))
  await emit('agency.changed', { agencyId })
}
