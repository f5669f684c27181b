import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { type Account, upsertSecret } from './identity.store.ts'
import { hashCode, keyedHash, newCode, newToken } from './secrets.ts'
import { type SignUp, saveCode } from './sign-ups.store.ts'

const CODE_TTL_MS = 10 * 60_000
const LINK_TTL_MS = 10 * 60_000

/**
 * Emails a new six-digit code that confirms the address; it is valid for ten minutes and replaces the
 * previous one.
 */
export async function sendVerificationCode(signUp: SignUp, now: Date): Promise<void> {
  const { id, role, email, name } = signUp
  const code = newCode()
  await saveCode(id, await hashCode(code), new Date(now.getTime() + CODE_TTL_MS))
  const link = publicUrl(`/verify-email#role=${role}&email=${encodeURIComponent(email)}`)
  await sendEmail({
    isSecurity: true,
    holdsSecret: true,
    to: email,
    subject: `${code} is your Marquee code`,
    reason: 'You’re receiving this because someone entered your address to sign up.',
    parts: [
      `Hello ${name},`,
      'your code works for ten minutes:',
      { code },
      { button: 'Enter it here', url: link },
      `If you didn’t sign up as “${name}”, don’t enter this code. You can ignore this email.`,
    ],
  })
}

/** Emails a link that sets a new password once, within ten minutes. */
export async function sendResetLink(account: Account, now: Date): Promise<void> {
  const token = newToken()
  await upsertSecret(account.id, 'reset_password', keyedHash(token), new Date(now.getTime() + LINK_TTL_MS))
  await sendEmail({
    isSecurity: true,
    holdsSecret: true,
    to: account.email,
    subject: 'Set a new password',
    parts: [
      `Hello ${account.name},`,
      'you asked for a new password.',
      { button: 'Set a new password', url: publicUrl(`/reset-password#${token}`) },
      'The link works once, for ten minutes. If you didn’t request this, you can ignore this email; your password stays the same.',
    ],
  })
}

/** Notifies the owner of an address that someone tried to create a second account with it. */
export async function sendAccountExists(account: Account, now: Date): Promise<void> {
  await sendEmail({
    isSecurity: true,
    to: account.email,
    subject: 'You already have a Marquee account',
    parts: [
      `Hello ${account.name},`,
      'someone tried to create a Marquee account with this email address. You already have one.',
      { button: 'Sign in', url: publicUrl('/signin') },
      { button: 'Set a new password', url: publicUrl('/forgot-password') },
    ],
    key: `known-${account.id}-${now.getTime()}`,
  })
}
