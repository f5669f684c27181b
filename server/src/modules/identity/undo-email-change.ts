import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { findUndoableChange, undoChange } from './email-changes.store.ts'
import { deleteSecretsOf, lockAccount, updateAccount } from './identity.store.ts'
import { keepFactorOf } from './second-factor-removal.ts'
import { deleteChallengesOf, deleteSecondFactor, loadSecondFactor } from './second-factors.store.ts'
import { hashPassword, keyedHash, newToken } from './secrets.ts'
import { emailChangeUndone } from './security-emails.ts'
import { sendResetLink } from './send-code.ts'
import { endSessionsOf } from './session.ts'

/**
 * A second factor is the owner’s when it was turned on longer than this before the change, in milliseconds.
 */
const TRUST_MS = 72 * 3_600_000

/**
 * Restores the former address of an account with the link that was sent there. It ends later changes with it,
 * and all sessions; the password stops working, and a link for a new one is emailed. A second factor that was
 * turned on in the 72 hours before the change or after it is removed, because it may be the attacker’s; an
 * older one stays, also when its removal was planned. Fails with `wrong_code`.
 */
export const undoEmailChange = prepared<typeof signInCalls.undoEmailChange, string>({
  // Nobody knows this password, so that the one which may be known to others opens nothing.
  prepare: () => hashPassword(newToken()),
  act: async (ctx, { token }, passwordHash) => {
    const change = (await findUndoableChange(keyedHash(token), ctx.now)) ?? fail('wrong_code')
    const account = (await lockAccount(change.accountId)) ?? fail('wrong_code')
    if (!(await undoChange(change))) fail('wrong_code')
    const restored = { ...account, email: change.oldEmail }
    await updateAccount(account.id, { email: restored.email, emailVerifiedAt: ctx.now, passwordHash })
    const factor = await loadSecondFactor(account.id)
    const trustedUntil = (change.changedAt ?? ctx.now).getTime() - TRUST_MS
    if (factor && factor.enrolledAt.getTime() > trustedUntil) {
      await deleteSecondFactor(account.id)
      await emit('account.second_factor_off', { accountId: account.id, isLost: false })
    } else if (factor) await keepFactorOf(restored, ctx.now)
    await deleteSecretsOf(account.id)
    await deleteChallengesOf(account.id)
    await endSessionsOf(account.id, {})
    await sendResetLink(restored, ctx.now)
    await emailChangeUndone(restored, { replaced: account.email, now: ctx.now })
    await emit('account.email_changed', { accountId: account.id, isUndone: true })
    return { email: restored.email }
  },
})
