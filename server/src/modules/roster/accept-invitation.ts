import { randomUUID } from 'node:crypto'
import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail, failField } from '@marquee/contract/errors'
import { confirmationsAtSignUp } from '@marquee/contract/legal/confirmations'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { assignTalents, createAgent } from '../agencies/agents.store.ts'
import { invitationOf } from '../agencies/invitation.ts'
import { consumeInvitation, type Invitation } from '../agencies/invitations.store.ts'
import { requireNotBreached } from '../identity/breached-passwords.ts'
import { createConsents } from '../identity/consents.store.ts'
import { createAccount, lockStatusOf } from '../identity/identity.store.ts'
import { loadLegalDocuments } from '../identity/legal-versions.store.ts'
import { fingerprint, hashPassword, requireStrongPassword } from '../identity/secrets.ts'
import { openSession } from '../identity/session.ts'
import { emitMandateEvent } from '../mandates/advance-mandate.ts'
import { lockMandatesBetween, updateMandate } from '../mandates/mandate-transitions.store.ts'
import { listRepresentedAmong, type Mandate } from '../mandates/mandates.store.ts'
import { loadTalent, showManagedTalents, updateTalent } from '../talents/talents.store.ts'
import { isManagedProfile } from './roster.ts'

/** What is read and computed before the transaction opens. */
interface Prepared {
  invitation: Invitation
  passwordHash: string
}

/**
 * Accepts an emailed invitation, once: the account joins the agency's team, or claims a managed profile.
 * Reading the email proves the address, so it counts as verified. Fails with `invitation_expired`, also when a member would join
 * a suspended agency, and by field when the address has an account already.
 */
export const acceptInvitation = prepared<typeof agencyCalls.acceptInvitation, Prepared>({
  prepare: async (ctx, { token, password }) => {
    const invitation = await invitationOf(token, ctx.now)
    await requireStrongPassword('password', password, { email: invitation.email, names: [invitation.name] })
    await requireNotBreached('password', password)
    return { invitation, passwordHash: await hashPassword(password) }
  },
  act: async (ctx, { token }, { invitation, passwordHash }) => {
    const { kind, agencyId, talentId } = invitation
    // Mandates are locked first. Consuming the invitation shows that it is still open.
    const mandate = talentId ? await lockProfileForClaim(agencyId, talentId) : null
    // The owner’s account is locked: a suspension that runs now suspends only those who are already members.
    if (kind === 'member' && (await lockStatusOf(agencyId)) !== 'active') fail('invitation_expired')
    const consumed = (await consumeInvitation(fingerprint(token), ctx.now)) ?? fail('invitation_expired')

    const accountId = talentId ?? randomUUID()
    const role = kind === 'claim' ? 'talent' : 'talentagent'
    const account = await createAccount({
      id: accountId,
      role,
      name: consumed.name,
      email: consumed.email,
      passwordHash,
      emailVerifiedAt: ctx.now,
    })
    if (!account)
      failField(
        'token',
        'This email address has a Marquee account already. Please ask for an invitation to another one.',
      )
    await createConsents(accountId, confirmationsAtSignUp(role, await loadLegalDocuments()), {
      acceptedAt: ctx.now,
      way: 'sign_up',
      ip: ctx.ip,
    })
    if (mandate) await claimProfile(mandate, accountId, consumed.email, ctx.now)
    else await joinTeam(accountId, consumed)

    return openSession(ctx, accountId)
  },
})

/** Adds the account to the agency's team with its talents. */
async function joinTeam(id: string, { agencyId, talentIds }: Invitation): Promise<void> {
  await createAgent({ id, agencyId, role: 'member' })
  // Talents who have left the roster since are skipped.
  await assignTalents(id, await listRepresentedAmong(agencyId, talentIds))
  await emit('agency.changed', { agencyId })
}

/**
 * Returns the locked mandate of a managed talent whose profile can still be claimed. Fails with
 * `invitation_expired` when it was claimed meanwhile.
 */
async function lockProfileForClaim(agencyId: string, talentId: string): Promise<Mandate> {
  const { active } = await lockMandatesBetween(agencyId, talentId)
  const talent = await loadTalent(talentId)
  return active && talent && isManagedProfile(active, talent) ? active : fail('invitation_expired')
}

/**
 * Links the talent to the account: the account has the talent's id, and the talent may end the mandate. A suspension of the
 * agency does not hide them any more.
 */
async function claimProfile(mandate: Mandate, accountId: string, email: string, now: Date): Promise<void> {
  await showManagedTalents([accountId])
  await updateTalent(accountId, { accountId, updatedAt: now })
  await updateMandate(mandate.id, { isManaged: false, email, version: mandate.version + 1, updatedAt: now })
  await emitMandateEvent(mandate, 'claim')
}
