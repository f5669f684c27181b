import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { type Account, upsertSecret } from './identity.store.ts'
import { fingerprint, newCode, newToken } from './secrets.ts'
import { type SignUp, saveCode } from './sign-ups.store.ts'

const CODE_TTL_MS = 10 * 60_000
const LINK_TTL_MS = 30 * 60_000

/**
 * Emails a new six-digit code that confirms the address; it is valid for ten minutes and replaces the
 * previous one.
 */
export async function sendVerificationCode(signUp: SignUp, now: Date): Promise<void> {
  const { id, role, email, name } = signUp
  const code = newCode()
  await saveCode(id, fingerprint(code, id), new Date(now.getTime() + CODE_TTL_MS))
  const link = publicUrl(`/verify-email?role=${role}&email=${encodeURIComponent(email)}`)
  await sendEmail({
    isSecurity: true,
    to: email,
    subject: `${code} is your Marquee code`,
    text: `Hello ${name},\n\nyour code is ${code}. It works for ten minutes.\n\nEnter it here: ${link}\n\nIf you didn’t sign up as “${name}”, don’t enter this code. You can ignore this email.`,
    key: `verify-${id}-${now.getTime()}`,
  })
}

/** Emails a link that sets a new password once, within thirty minutes. */
export async function sendResetLink(account: Account, now: Date): Promise<void> {
  const token = newToken()
  await upsertSecret(account.id, 'reset_password', fingerprint(token), new Date(now.getTime() + LINK_TTL_MS))
  await sendEmail({
    isSecurity: true,
    to: account.email,
    subject: 'Set a new password',
    text: `Hello ${account.name},\n\nset a new password here: ${publicUrl(`/reset-password#${token}`)}\n\nThe link works once, for thirty minutes. If you didn’t request this, you can ignore this email; your password stays the same.`,
    key: `reset-${account.id}-${now.getTime()}`,
  })
}

/** Notifies the owner of an address that someone tried to create a second account with it. */
export async function sendAccountExists(account: Account, now: Date): Promise<void> {
  await sendEmail({
    isSecurity: true,
    to: account.email,
    subject: 'You already have a Marquee account',
    text: `Hello ${account.name},\n\nsomeone tried to create a Marquee account with this email address. You already have one. Sign in here: ${publicUrl('/signin')}\n\nForgot the password? ${publicUrl('/forgot-password')}`,
    key: `known-${account.id}-${now.getTime()}`,
  })
}
