import type { identityCalls } from '@marquee/contract/calls/identity'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { requireNotBreached } from './breached-passwords.ts'
import { confirmSession, loadAccount, updateAccount } from './identity.store.ts'
import { checkPassword, hashPassword, requireStrongPassword } from './secrets.ts'
import { endSessionsOf } from './session.ts'

/**
 * Changes the password when the current one is correct, and ends every other session. Fails with
 * `wrong_password`.
 */
export const changePassword = prepared<typeof identityCalls.changePassword, string | null>({
  prepare: async (ctx, { currentPassword, newPassword }) => {
    const account = await loadAccount(ctx.actor.id)
    requireStrongPassword('newPassword', newPassword, {
      email: account?.email ?? '',
      names: account ? [account.name] : [],
    })
    await requireNotBreached('newPassword', newPassword)
    return (await checkPassword(account?.passwordHash, currentPassword)) ? hashPassword(newPassword) : null
  },
  act: async (ctx, _input, passwordHash) => {
    if (!passwordHash) fail('wrong_password')
    await updateAccount(ctx.actor.id, { passwordHash })
    await endSessionsOf(ctx.actor.id, { except: ctx.actor.sessionId })
    await emit('account.password_changed', { accountId: ctx.actor.id })
    return { changed: true }
  },
})

/** Confirms the password for this session, like a sign-in. Fails with `wrong_password`. */
export const confirmPassword = prepared<typeof identityCalls.confirmPassword, boolean>({
  prepare: async (ctx, { password }) =>
    checkPassword((await loadAccount(ctx.actor.id))?.passwordHash, password),
  act: async (ctx, _input, isCorrect) => {
    if (!isCorrect) fail('wrong_password')
    await confirmSession(ctx.actor.sessionId, ctx.now)
    return { confirmed: true }
  },
})
