import type { securityCalls } from '@marquee/contract/calls/security'
import { fail, failField } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { openChallenge } from './challenges.ts'
import { checkSecondFactor, consumeSecondFactor, type SecondCode } from './check-second-factor.ts'
import { findPendingChange } from './email-changes.store.ts'
import { confirmSession, loadAccount, lockAccount } from './identity.store.ts'
import {
  enrolmentOf,
  newAppKey,
  newRecoveryCodes,
  recoveryCodeHash,
  sealKey,
  stepOfCode,
} from './second-factor.ts'
import {
  consumeChallenge,
  consumeChallengeAttempt,
  countRecoveryCodes,
  createSecondFactor,
  deleteSecondFactor,
  loadSecondFactor,
  replaceRecoveryCodes,
} from './second-factors.store.ts'
import { checkPassword, fingerprint } from './secrets.ts'
import { emailFactorOff, emailFactorOn } from './security-emails.ts'

/**
 * Returns whether the account has a second factor, and a change of the email address that waits for its code.
 */
export const getSecurity: Handler<typeof securityCalls.security> = async (ctx) => {
  const [factor, recoveryCodesLeft, pending] = await Promise.all([
    loadSecondFactor(ctx.actor.id),
    countRecoveryCodes(ctx.actor.id),
    findPendingChange(ctx.actor.id, ctx.now),
  ])
  return {
    secondFactor: factor
      ? {
          turnedOnAt: factor.enrolledAt.toISOString(),
          recoveryCodesLeft,
          removesAt: factor.removesAt?.toISOString() ?? null,
        }
      : null,
    pendingEmail: pending
      ? { email: pending.newEmail, expiresAt: pending.codeExpiresAt.toISOString() }
      : null,
  }
}

/**
 * Returns a new key for an app, which counts once a code has confirmed it. Fails with `wrong_state` when
 * there is an app.
 */
export const startSecondFactor: Handler<typeof securityCalls.startSecondFactor> = async (ctx) => {
  if (ctx.actor.hasSecondFactor) fail('wrong_state')
  const account = (await loadAccount(ctx.actor.id)) ?? fail('not_signed_in')
  const key = newAppKey()
  const { challenge } = await openChallenge(ctx, account.id, sealKey(key))
  return { ...enrolmentOf(key, account.email), challenge }
}

interface CheckedApp {
  challengeId: string
  sealedKey: string
  step: number
}

/**
 * Turns the second factor on with a code of the app and returns the recovery codes, which nobody can read
 * again. This session counts as confirmed with it. Fails with `wrong_code`, and with `wrong_state` when there
 * is an app.
 */
export const turnOnSecondFactor = prepared<typeof securityCalls.turnOnSecondFactor, CheckedApp>({
  prepare: async (ctx, { challenge: token, code }) => {
    const now = clock.now()
    const challenge = await separateTransaction(() => consumeChallengeAttempt(fingerprint(token), now))
    if (challenge?.accountId !== ctx.actor.id || challenge.sealedKey === null) fail('wrong_code')
    const step =
      stepOfCode(challenge.sealedKey, code, now) ??
      failField('code', 'This is not the code that the app shows now.')
    return { challengeId: challenge.id, sealedKey: challenge.sealedKey, step }
  },
  act: async (ctx, _input, { challengeId, sealedKey, step }) => {
    const account = (await lockAccount(ctx.actor.id)) ?? fail('not_signed_in')
    if (!(await consumeChallenge(challengeId, ctx.now))) fail('wrong_code')
    const factor = { accountId: account.id, sealedKey, lastStep: step, enrolledAt: ctx.now }
    if (!(await createSecondFactor(factor))) fail('wrong_state')
    const recoveryCodes = await newCodesFor(account.id)
    await confirmSession(ctx.actor.sessionId, ctx.now, { isSecondConfirmed: true })
    await emailFactorOn(account, ctx.now)
    await emit('account.second_factor_on', { accountId: account.id })
    return { recoveryCodes }
  },
})

/**
 * Turns the second factor off, with the password and a code. Fails with `wrong_password`, `wrong_code` and
 * `wrong_state`.
 */
export const turnOffSecondFactor = prepared<typeof securityCalls.turnOffSecondFactor, SecondCode>({
  prepare: async (ctx, { password, code }) => {
    const account = (await loadAccount(ctx.actor.id)) ?? fail('not_signed_in')
    if (!(await loadSecondFactor(account.id))) fail('wrong_state')
    if (!(await checkPassword(account.passwordHash, password))) fail('wrong_password')
    return checkSecondFactor(account, code)
  },
  act: async (ctx, _input, code) => {
    const account = (await lockAccount(ctx.actor.id)) ?? fail('not_signed_in')
    await consumeSecondFactor(account, code, ctx.now)
    await deleteSecondFactor(account.id)
    await cancelTimers('second factor', account.id)
    await emailFactorOff(account, ctx.now, false)
    await emit('account.second_factor_off', { accountId: account.id, isLost: false })
    return { off: true }
  },
})

/** Replaces the recovery codes and returns the new ones. Fails with `wrong_state` without a second factor. */
export const renewRecoveryCodes: Handler<typeof securityCalls.newRecoveryCodes> = async (ctx) => {
  await lockAccount(ctx.actor.id)
  if (!(await loadSecondFactor(ctx.actor.id))) fail('wrong_state')
  return { recoveryCodes: await newCodesFor(ctx.actor.id) }
}

async function newCodesFor(accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(accountId, codes.map(recoveryCodeHash))
  return codes
}
