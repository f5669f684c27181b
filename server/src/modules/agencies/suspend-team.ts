import { sendEmail } from '../../platform/email/email.ts'
import { updateAccount } from '../identity/identity.store.ts'
import { endSessionsOf } from '../identity/session.ts'
import { loadAgency } from './agencies.store.ts'
import { lockMembersOf } from './agents.store.ts'

/**
 * Suspends the members of an agency whose owner is suspended now, until the suspension ends: their sessions end with the commit
 * and they cannot sign in. Each gets an email. Does nothing for other accounts.
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
        'You can’t sign in until the suspension of the agency ends. Brands don’t find its managed talents meanwhile.',
        'If you think this is wrong, reply to this email.',
      ],
      key: `suspended:${member.id}:${now.toISOString()}`,
      isSecurity: true,
    })
  }
}

/** Ends the suspension of the members of an agency with that of its owner. Those who are suspended themselves stay so. */
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
