import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '@marquee/contract/errors'
import { type Message, sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { runtimeState } from '../../platform/runtime.ts'
import { loadAccount } from '../identity/identity.store.ts'
import type { Agent } from './agents.store.ts'
import { countInvitation, isOptedOut } from './invitation-emails.store.ts'

/** The path at which the owner of an address refuses invitations, without a session. */
export const optOutPath = '/unsubscribe/invitations'

/**
 * Invitations per day (UTC): of one agency or brand, of one agency or brand to one address, and of all of them to one
 * address.
 */
export const invitationLimits = {
  agency: 50,
  agencyToAddress: 3,
  brand: 20,
  brandToAddress: 2,
  address: 5,
} as const

const state = runtimeState(() => ({ key: '', isLimited: true }))

/** Sets the key of hashes and signatures from the server’s secret, and whether limits are counted; once at start. */
export function setInvitationSettings(secret: string, isLimited: boolean): void {
  state().key = hmac(secret, 'invitations')
  state().isLimited = isLimited
}

/**
 * Queues an email in which an agent invites an address. It names the agent’s own address, and has a link that refuses
 * further invitations. Fails at `email` with `invitation_limit_reached` beyond the limits of the agency. An address that
 * refuses invitations, or has received many today, gets no email; the sender does not learn of it.
 */
export async function sendInvitation(agent: Agent, message: Message, now: Date): Promise<void> {
  const address = hashOf(message.to)
  if (!(await isWithinLimits('agency', agent.agencyId, address, now))) return
  if (await isOptedOut(address)) return
  const sender = (await loadAccount(agent.id)) ?? fail('not_found')
  await sendEmail(withInvitationFooter(message, sender.email))
}

/**
 * Counts the invitation of a brand to an address. Fails at `email` with `invitation_limit_reached` beyond the limits of a
 * day, and with `invitations_refused` for an address whose owner refuses invitations. Neither depends on whether the address
 * has an account.
 */
export async function requireMayBeInvited(brandId: string, email: string, now: Date): Promise<void> {
  const address = hashOf(email)
  if (!(await isWithinLimits('brand', brandId, address, now))) failLimit()
  if (await isOptedOut(address))
    fail('invitations_refused', { fields: { email: 'This person does not want to be invited by email.' } })
}

/** Returns why an invitation is sent: its reader may have no account. */
export const invitationReason = (inviter: string): string =>
  `You’re receiving this because ${inviter} invited you.`

/** Returns an invitation that names the address of its sender, and has a link that refuses further ones. */
export function withInvitationFooter(message: Message, sender: string): Message {
  const address = hashOf(message.to)
  return {
    ...message,
    holdsSecret: true,
    parts: [
      ...message.parts,
      `You were invited by ${sender}. Marquee has confirmed that this email address is theirs.`,
    ],
    unsubscribe: {
      url: publicUrl(`${optOutPath}?t=${address}.${signatureOf(address)}`),
      label: 'Don’t email me invitations again',
    },
  }
}

/**
 * Counts the invitation. Returns false when the address has received the most of a day. Fails when the sender has sent the
 * most of a day.
 */
async function isWithinLimits(
  kind: 'agency' | 'brand',
  senderId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  if (!state().isLimited) return true
  const day = now.toISOString().slice(0, 10)
  const isWithinOwn =
    (await countInvitation(hashOf(`${kind} ${senderId}`), day, invitationLimits[kind])) &&
    (await countInvitation(
      hashOf(`${kind} ${senderId} ${address}`),
      day,
      invitationLimits[`${kind}ToAddress`],
    ))
  if (!isWithinOwn) failLimit()
  return countInvitation(hashOf(`address ${address}`), day, invitationLimits.address)
}

const failLimit = (): never =>
  fail('invitation_limit_reached', { fields: { email: 'Please try again tomorrow.' } })

/** Returns the hash of the address that a link is for; null without a valid signature. */
export function readOptOutToken(token: string): string | null {
  const [address = '', signature = ''] = token.split('.')
  const [expected, received] = [Buffer.from(signatureOf(address)), Buffer.from(signature)]
  return expected.length === received.length && timingSafeEqual(expected, received) ? address : null
}

const hashOf = (text: string): string => hmac(state().key, `hash ${text}`)
const signatureOf = (address: string): string => hmac(state().key, `opt-out ${address}`)
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
