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

/** Invitations per day (UTC): of one agency, of one agency to one address, and of all agencies to one address. */
export const invitationLimits = { agency: 50, agencyToAddress: 3, address: 5 } as const

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
  if (state().isLimited && !(await isWithinLimits(agent.agencyId, address, now))) return
  if (await isOptedOut(address)) return
  const sender = (await loadAccount(agent.id)) ?? fail('not_found')
  await sendEmail({
    ...message,
    holdsSecret: true,
    parts: [
      ...message.parts,
      `You were invited by ${sender.email}. Marquee has confirmed that this email address is theirs.`,
    ],
    unsubscribe: {
      url: publicUrl(`${optOutPath}?t=${address}.${signatureOf(address)}`),
      label: 'Don’t email me invitations again',
    },
  })
}

/** Counts the invitation. Returns false when the address has received the most of a day. */
async function isWithinLimits(agencyId: string, address: string, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10)
  const { agency, agencyToAddress } = invitationLimits
  const isWithinOwn =
    (await countInvitation(hashOf(`agency ${agencyId}`), day, agency)) &&
    (await countInvitation(hashOf(`agency ${agencyId} ${address}`), day, agencyToAddress))
  if (!isWithinOwn) fail('invitation_limit_reached', { fields: { email: 'Please try again tomorrow.' } })
  return countInvitation(hashOf(`address ${address}`), day, invitationLimits.address)
}

/** Returns the hash of the address that a link is for; null without a valid signature. */
export function readOptOutToken(token: string): string | null {
  const [address = '', signature = ''] = token.split('.')
  const [expected, received] = [Buffer.from(signatureOf(address)), Buffer.from(signature)]
  return expected.length === received.length && timingSafeEqual(expected, received) ? address : null
}

const hashOf = (text: string): string => hmac(state().key, `hash ${text}`)
const signatureOf = (address: string): string => hmac(state().key, `opt-out ${address}`)
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
