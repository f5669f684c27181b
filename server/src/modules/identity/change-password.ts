import type { accountCalls } from '@marquee/contract/calls/accounts'
import { fail, failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { requireNotBreached } from './breached-passwords.ts'
import { checkSecondFactor, consumeSecondFactor, type SecondCode } from './check-second-factor.ts'
import { confirmSession, loadAccount, lockAccount, updateAccount } from './identity.store.ts'
import { deleteChallengesOf, loadSecondFactor } from './second-factors.store.ts'
import { checkPassword, hashPassword, requireStrongPassword } from './secrets.ts'
import { endSessionsOf } from './session.ts'

/**
 * Changes the password when the current one is correct, and ends every other session. Fails with
 * `wrong_password`.
 */
export const changePassword = prepared<typeof accountCalls.changePassword, string | null>({
  prepare: async (ctx, { currentPassword, newPassword }) => {
    const account = await loadAccount(ctx.actor.id)
    await requireStrongPassword('newPassword', newPassword, {
      email: account?.email ?? '',
      names: account ? [account.name] : [],
    })
    await requireNotBreached('newPassword', newPassword)
    return (await checkPassword(account?.passwordHash, currentPassword)) ? hashPassword(newPassword) : null
  },
  act: async (ctx, _input, passwordHash) => {
    if (!passwordHash) fail('wrong_password')
    await updateAccount(ctx.actor.id, { passwordHash })
    await deleteChallengesOf(ctx.actor.id)
    await endSessionsOf(ctx.actor.id, { except: ctx.actor.sessionId })
    await emit('account.password_changed', { accountId: ctx.actor.id })
    return { changed: true }
  },
})

/**
 * Confirms this session like a sign-in: with the password, and with a code where the account has a second
 * factor. Fails with `wrong_password`, `wrong_code`, and by field without the code.
 */
export const confirmPassword = prepared<typeof accountCalls.confirmPassword, SecondCode | null>({
  prepare: async (ctx, { password, code }) => {
    const account = (await loadAccount(ctx.actor.id)) ?? fail('not_signed_in')
    if (!(await checkPassword(account.passwordHash, password))) fail('wrong_password')
    if (!(await loadSecondFactor(account.id))) return null
    return checkSecondFactor(account, code ?? failField('code', 'Please enter the code of your app.'))
  },
  act: async (ctx, _input, code) => {
    const account = (await lockAccount(ctx.actor.id)) ?? fail('not_signed_in')
    if (code) await consumeSecondFactor(account, code, ctx.now)
    await confirmSession(ctx.actor.sessionId, ctx.now, { isSecondConfirmed: code !== null })
    return { confirmed: true }
  },
})
