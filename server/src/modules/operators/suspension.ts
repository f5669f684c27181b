import { type suspensionReasonCodes, suspensionReasons } from '@marquee/contract/rules/suspension-reasons'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import type { RequestContext } from '../../platform/handler.ts'
import { type Account, updateAccount } from '../identity/identity.store.ts'
import { endSessionsOf } from '../identity/session.ts'

interface Suspension {
  reasonCode: (typeof suspensionReasonCodes)[number]
  /** The user reads it. */
  explanation: string
}

/**
 * Suspends a locked account of a user. Its sessions end with the commit; what the user has in progress is stopped by the
 * event's handlers.
 */
export async function suspendAccount(
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  { id, email }: Account,
  { reasonCode, explanation }: Suspension,
): Promise<void> {
  await updateAccount(id, { status: 'suspended', updatedAt: now })
  await endSessionsOf(id, {})
  await emit('account.suspended', { accountId: id })
  await sendEmail({
    to: email,
    subject: 'Your Marquee account is suspended',
    parts: [
      `We have suspended your account. ${suspensionReasons[reasonCode]}`,
      explanation,
      'You can’t sign in. Your open offers are withdrawn and payment holds released. Your campaigns and running deals are paused, and payouts are on hold. You remain entitled to money you have earned.',
      'If you think this is wrong, reply to this email.',
    ],
    key: `suspended:${id}:${requestId}`,
    isSecurity: true,
  })
}

/** Ends the suspension of a locked account. */
export async function restoreAccount(
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  { id, email, role, isAgencySuspended }: Account,
): Promise<void> {
  await updateAccount(id, { status: 'active', updatedAt: now })
  await emit('account.restored', { accountId: id })
  await sendEmail({
    to: email,
    subject: 'Your Marquee account is active again',
    parts: [
      isAgencySuspended
        ? 'You can sign in once the suspension of your agency has ended too.'
        : 'You can sign in again, and payouts on hold continue.',
      role === 'brand'
        ? 'Your campaigns stay paused until you resume them.'
        : 'Offers that were withdrawn stay withdrawn; brands can send new ones.',
    ],
    key: `restored:${id}:${requestId}`,
    isSecurity: true,
  })
}
