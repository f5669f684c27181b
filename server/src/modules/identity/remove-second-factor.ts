import type { securityCalls } from '@marquee/contract/calls/security'
import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { takeAttempt } from './challenges.ts'
import { loadAccount, lockAccount } from './identity.store.ts'
import { keepFactorOf } from './second-factor-removal.ts'
import {
  type Challenge,
  consumeChallenge,
  findOpenChallenge,
  findPlannedRemoval,
  planRemoval,
  saveChallengeCode,
} from './second-factors.store.ts'
import { fingerprint, hashCode, isCode, keyedHash, newCode, newToken } from './secrets.ts'
import { emailRemovalCode, emailRemovalRequested } from './security-emails.ts'

/** How long a lost second factor stays after its removal was asked for. */
const REMOVAL_MS = 72 * 3_600_000

/** Emails a code, once for each challenge, to someone whose password was correct. Fails with `wrong_code`. */
export const sendFactorRemovalCode = prepared<
  typeof signInCalls.sendFactorRemovalCode,
  { code: string; codeHash: string }
>({
  prepare: async () => {
    const code = newCode()
    return { code, codeHash: await hashCode(code) }
  },
  act: async (ctx, { challenge: token }, { code, codeHash }) => {
    const challenge = await findOpenChallenge(fingerprint(token), ctx.now)
    if (!challenge || challenge.sealedKey !== null) fail('wrong_code')
    const account = (await loadAccount(challenge.accountId)) ?? fail('wrong_code')
    if (account.role === 'adminProMax') fail('wrong_code')
    if (await saveChallengeCode(challenge.id, codeHash)) await emailRemovalCode(account, code, ctx.now)
    return { sent: true }
  },
})

/**
 * Plans the removal of a second factor in 72 hours, for a correct password and the emailed code. An earlier
 * plan keeps its time. The user gets an email with a link that cancels it, and every signed-in session shows
 * it. Fails with `wrong_code`.
 */
export const requestFactorRemoval = prepared<typeof signInCalls.requestFactorRemoval, Challenge>({
  prepare: async (_ctx, { challenge: token, code }) => {
    const { challenge } = await takeAttempt(token)
    if (challenge.codeHash === null || !(await isCode(challenge.codeHash, code))) fail('wrong_code')
    return challenge
  },
  act: async (ctx, _input, challenge) => {
    const account = (await lockAccount(challenge.accountId)) ?? fail('wrong_code')
    if (!(await consumeChallenge(challenge.id, ctx.now))) fail('wrong_code')
    const token = newToken()
    const removesAt = new Date(ctx.now.getTime() + REMOVAL_MS)
    const planned =
      (await planRemoval(account.id, { removesAt, cancelHash: keyedHash(token) })) ?? fail('wrong_code')
    if (planned.isNew) {
      await scheduleTimer('second factor', account.id, 'remove', removesAt)
      await emailRemovalRequested(account, { token, now: ctx.now })
      await emit('account.factor_removal_requested', { accountId: account.id })
    }
    return { removesAt: planned.removesAt.toISOString() }
  },
})

/** Cancels a planned removal with the emailed link. Fails with `wrong_code`. */
export const keepSecondFactor: Handler<typeof signInCalls.keepSecondFactor> = async (ctx, { token }) => {
  const cancelHash = keyedHash(token)
  const accountId = (await findPlannedRemoval(cancelHash)) ?? fail('wrong_code')
  const account = (await lockAccount(accountId)) ?? fail('wrong_code')
  // Another request or the timer may have been faster.
  if ((await findPlannedRemoval(cancelHash)) !== accountId) fail('wrong_code')
  await keepFactorOf(account, ctx.now)
  return { kept: true }
}

/** Cancels a planned removal in a session of the account. Fails with `wrong_state` when none is planned. */
export const cancelFactorRemoval: Handler<typeof securityCalls.cancelFactorRemoval> = async (ctx) => {
  const account = (await lockAccount(ctx.actor.id)) ?? fail('not_signed_in')
  if (!(await keepFactorOf(account, ctx.now))) fail('wrong_state')
  return { kept: true }
}
