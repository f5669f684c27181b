import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { runInBackground } from '../../platform/jobs/background-work.ts'
import { requireNotBreached } from './breached-passwords.ts'
import { consumeLinkSecret, findAccountByEmail, loadAccount, updateAccount } from './identity.store.ts'
import { deleteChallengesOf } from './second-factors.store.ts'
import { hashPassword, keyedHash, requireStrongPassword } from './secrets.ts'
import { sendResetLink, sendVerificationCode } from './send-code.ts'
import { endSessionsOf, rememberOrigin } from './session.ts'
import { listSignUps } from './sign-ups.store.ts'

/**
 * Emails a link to the address of an active account, or new codes to sign-ups that are not confirmed yet. The
 * response is the same for every address, and so is its duration: the account is looked up after it.
 */
export const forgotPassword: Handler<typeof signInCalls.forgotPassword> = async (_ctx, { email }) => {
  runInBackground('reset link', async (now) => {
    const account = await findAccountByEmail(email)
    // An operator’s mailbox alone sets no password: the email holds the code of the same sign-in.
    if (account?.status === 'active' && !account.isAgencySuspended && account.role !== 'adminProMax')
      await sendResetLink(account, now)
    if (!account) for (const signUp of await listSignUps(email)) await sendVerificationCode(signUp, now)
  })
  return { sent: true }
}

/**
 * Consumes the emailed link, sets the password and ends every session. Fails with `wrong_code` for an
 * expired, used or unknown link.
 */
export const resetPassword = prepared<typeof signInCalls.resetPassword, string>({
  prepare: async (_ctx, { password }) => {
    await requireNotBreached('password', password)
    return hashPassword(password)
  },
  act: async (ctx, { token, password }, passwordHash) => {
    const accountId =
      (await consumeLinkSecret('reset_password', keyedHash(token), ctx.now)) ?? fail('wrong_code')
    const account = (await loadAccount(accountId)) ?? fail('wrong_code')
    // An error rolls back, so the link still works for a stronger password.
    await requireStrongPassword('password', password, { email: account.email, names: [account.name] })
    await updateAccount(accountId, { passwordHash })
    await deleteChallengesOf(accountId)
    await endSessionsOf(accountId, {})
    // The link proves the mailbox, so its reader can sign in whatever others do to the shared budget.
    await rememberOrigin(ctx, account)
    await emit('account.password_changed', { accountId })
    return { changed: true }
  },
})
