import type { identityCalls } from '@marquee/contract/calls/identity'
import { fail } from '@marquee/contract/errors'
import { prepared } from '../../platform/handler.ts'
import { confirmSession, loadAccount } from './identity.store.ts'
import { checkPassword } from './secrets.ts'

/** Confirms the password for this session, like a sign-in. Fails with `wrong_password`. */
export const confirmPassword = prepared<typeof identityCalls.confirmPassword, boolean>({
  prepare: async (ctx, { password }) =>
    checkPassword((await loadAccount(ctx.actor.id))?.passwordHash, password),
  act: async (ctx, _input, isRight) => {
    if (!isRight) fail('wrong_password')
    await confirmSession(ctx.actor.sessionId, ctx.now)
    return { confirmed: true }
  },
})
