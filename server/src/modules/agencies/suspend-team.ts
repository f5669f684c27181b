import { sendEmail } from '../../platform/email/email.ts'
import { updateAccount } from '../identity/identity.store.ts'
import { endSessionsOf } from '../identity/session.ts'
import { loadAgency } from './agencies.store.ts'
import { lockMembersOf } from './agents.store.ts'

/**
 * Suspends the members of the agency whose owner has just been suspended, until that suspension ends: their sessions end with the
 * commit and they cannot sign in. Each gets an email. Does nothing when the account owns no agency.
 */
export async function suspendTeam(ownerId: string, now: Date): Promise<void> {
  const agency = await loadAgency(ownerId)
  if (!agency) return
  for (const member of await lockMembersOf(agency.id)) {
    await updateAccount(member.id, { isAgencySuspended: true, updatedAt: now })
    await endSessionsOf(member.id, {})
    await sendEmail({
      to: member.email,
      subject: 'Your Marquee account is suspended',
      parts: [
        `We have suspended the agency ${agency.name}, and the accounts of its team with it.`,
        'You can’t sign in until the suspension of the agency ends. Until then, brands can’t find its managed talents.',
        'If you think this is wrong, reply to this email.',
      ],
      key: `suspended:${member.id}:${now.toISOString()}`,
      isSecurity: true,
    })
  }
}

/** Ends the suspension that members share with the owner of their agency. Each gets an email, except members who are suspended themselves and stay so. */
export async function restoreTeam(ownerId: string, now: Date): Promise<void> {
  const agency = await loadAgency(ownerId)
  if (!agency) return
  for (const member of await lockMembersOf(agency.id)) {
    await updateAccount(member.id, { isAgencySuspended: false, updatedAt: now })
    if (member.status !== 'active') continue
    await sendEmail({
      to: member.email,
      subject: 'Your Marquee account is active again',
      parts: [`The suspension of the agency ${agency.name} has ended. You can sign in again.`],
      key: `restored:${member.id}:${now.toISOString()}`,
      isSecurity: true,
    })
  }
}
