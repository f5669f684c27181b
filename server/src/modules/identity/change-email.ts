import type { securityCalls } from '@marquee/contract/calls/security'
import { fail, failField } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import {
  completeChange,
  consumeChangeAttempt,
  deletePendingChange,
  type EmailChange,
  findReservation,
  savePendingChange,
} from './email-changes.store.ts'
import { deleteSecretsOf, findAccountByEmail, lockAccount, updateAccount } from './identity.store.ts'
import { deleteChallengesOf } from './second-factors.store.ts'
import { hashCode, isCode, keyedHash, newCode, newToken } from './secrets.ts'
import {
  emailAddressTaken,
  emailChangeDone,
  emailChangeRequested,
  emailNewAddressCode,
  emailNewAddressInUse,
} from './security-emails.ts'
import { endSessionsOf, rememberOrigin } from './session.ts'
import { deleteSignUpsOf } from './sign-ups.store.ts'

const CODE_TTL_MS = 10 * 60_000
/** How long the former address can undo a change. */
const UNDO_MS = 72 * 3_600_000

/**
 * Emails a code to the new address; the address changes when it is entered. The owner of an address that has
 * an account, or had one until now, gets an email that says so, and the response is the same.
 */
export const changeEmail = prepared<typeof securityCalls.changeEmail, { code: string; codeHash: string }>({
  prepare: async () => {
    const code = newCode()
    return { code, codeHash: await hashCode(code) }
  },
  act: async (ctx, { email }, { code, codeHash }) => {
    const account = (await lockAccount(ctx.actor.id)) ?? fail('not_signed_in')
    if (email === account.email) failField('email', 'This is your present email address.')
    const codeExpiresAt = new Date(ctx.now.getTime() + CODE_TTL_MS)
    await savePendingChange({
      accountId: account.id,
      oldEmail: account.email,
      newEmail: email,
      codeHash,
      codeExpiresAt,
      createdAt: ctx.now,
    })
    if (await isTaken(email, account.id, ctx.now)) await emailAddressTaken(email, account.id, ctx.now)
    else await emailNewAddressCode({ ...account, email }, code, ctx.now)
    await emailChangeRequested(account, ctx.now)
    return { sent: true, expiresAt: codeExpiresAt.toISOString() }
  },
})

/**
 * Changes the address with the emailed code and ends all other sessions. The former address gets a link that
 * undoes it for 72 hours. Fails with `wrong_code`.
 */
export const confirmEmailChange = prepared<typeof securityCalls.confirmEmailChange, EmailChange>({
  // The attempt is counted in a separate transaction before the code is checked, so that a rollback cannot
  // undo it.
  prepare: async (ctx, { code }) => {
    const now = clock.now()
    const change =
      (await separateTransaction(() => consumeChangeAttempt(ctx.actor.id, now))) ?? fail('wrong_code')
    return (await isCode(change.codeHash, code)) ? change : fail('wrong_code')
  },
  act: async (ctx, _input, { id, newEmail }) => {
    const former = (await lockAccount(ctx.actor.id)) ?? fail('not_signed_in')
    const token = newToken()
    const undoUntil = new Date(ctx.now.getTime() + UNDO_MS)
    const made = { changedAt: ctx.now, undoHash: keyedHash(token), undoUntil }
    if (!(await completeChange(id, made))) fail('wrong_code')
    if (await isTaken(newEmail, former.id, ctx.now)) fail('wrong_code')
    // A sign-up that takes the address at this moment makes one of the two fail with `wrong_state`.
    await updateAccount(former.id, { email: newEmail, emailVerifiedAt: ctx.now })
    const account = { ...former, email: newEmail }
    await deleteSecretsOf(account.id)
    await deleteChallengesOf(account.id)
    await deleteSignUpsOf(newEmail)
    await deleteSignUpsOf(former.email)
    await endSessionsOf(account.id, { except: ctx.actor.sessionId })
    await rememberOrigin(ctx, account)
    await emailChangeDone(former, { token, now: ctx.now })
    await emailNewAddressInUse(account, ctx.now)
    await emit('account.email_changed', { accountId: account.id, isUndone: false })
    return { email: newEmail }
  },
})

/** Cancels the change that waits for its code. */
export const cancelEmailChange: Handler<typeof securityCalls.cancelEmailChange> = async (ctx) => ({
  cancelled: await deletePendingChange(ctx.actor.id),
})

/** Returns whether another account has an address, or may still restore it. */
async function isTaken(email: string, accountId: string, now: Date): Promise<boolean> {
  const [owner, reserved] = [await findAccountByEmail(email), await findReservation(email, now)]
  return (owner !== undefined && owner.id !== accountId) || (reserved !== undefined && reserved !== accountId)
}
