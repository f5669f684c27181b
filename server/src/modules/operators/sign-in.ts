import type { operatorCalls } from '@marquee/contract/calls/operators'
import { fail, failField } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { findAccountByEmail } from '../identity/identity.store.ts'
import {
  enrolmentOf,
  newAppKey,
  newRecoveryCodes,
  recoveryCodeHash,
  sealKey,
  stepOfCode,
} from '../identity/second-factor.ts'
import {
  consumeChallenge,
  consumeChallengeAttempt,
  createChallenge,
  createSecondFactor,
  replaceRecoveryCodes,
  saveEnrolmentKey,
} from '../identity/second-factors.store.ts'
import { checkPassword, fingerprint, hashCode, newCode, newToken } from '../identity/secrets.ts'
import { type CheckedCodes, checkCodes, consumeCodes } from './challenge.ts'
import { loadOperator, type Operator } from './operators.store.ts'
import { operatorView } from './operators.view.ts'
import { endOperatorSessions, openOperatorSession } from './session.ts'

/** How long an emailed code works, and how long the enrolment after it may take. */
const CHALLENGE_MS = 10 * 60_000

interface CheckedPassword {
  operator: Operator
  code: string
  codeHash: string
}

/**
 * Emails a code for a correct password. Its browser gets a cookie that must come with the code. Fails with
 * `wrong_sign_in` for an unknown email address, a wrong password and an account that is no operator’s, with the same
 * response in the same time.
 */
export const generateOtp = prepared<typeof operatorCalls.generateOtp, CheckedPassword | null>({
  prepare: async (_ctx, { email, password }) => {
    const account = await findAccountByEmail(email)
    const isCorrect = await checkPassword(account?.passwordHash, password)
    if (!isCorrect || account?.role !== 'adminProMax') return null
    const operator = await loadOperator(account.id)
    if (!operator) return null
    const code = newCode()
    return { operator, code, codeHash: await hashCode(code) }
  },
  act: async (ctx, _input, checked) => {
    if (!checked) fail('wrong_sign_in')
    const { operator, code, codeHash } = checked
    const token = newToken()
    await createChallenge({
      accountId: operator.id,
      tokenHash: fingerprint(token),
      codeHash,
      expiresAt: new Date(ctx.now.getTime() + CHALLENGE_MS),
      createdAt: ctx.now,
    })
    await sendEmail({
      isSecurity: true,
      holdsSecret: true,
      to: operator.email,
      subject: `${code} is your Marquee operator code`,
      parts: [
        `Hello ${operator.name},`,
        'your code works once, for ten minutes:',
        { code },
        'If you didn’t ask for it, someone knows your password. Please set another one now.',
      ],
      key: `operator-code-${fingerprint(token)}`,
    })
    ctx.setCookie('adminChallenge', token, { httpOnly: true, maxAge: CHALLENGE_MS / 1000 })
    return { sent: true, isEnrolled: operator.sealedKey !== null }
  },
})

/**
 * Opens a session for the emailed code and the code of the app, or returns what an operator without an app enrols
 * with. Fails with `wrong_code`.
 */
export const verifyOtp = prepared<typeof operatorCalls.verifyOtp, CheckedCodes>({
  prepare: (ctx, input) => checkCodes(ctx, input),
  act: async (ctx, _input, checked) => {
    const { challenge, operator } = checked
    if (operator.sealedKey === null) {
      const key = newAppKey()
      const expiresAt = new Date(ctx.now.getTime() + CHALLENGE_MS)
      if (!(await saveEnrolmentKey(challenge.id, sealKey(key), expiresAt))) fail('wrong_code')
      return { token: null, operator: null, enrolment: enrolmentOf(key, operator.email) }
    }
    await consumeCodes(ctx, checked)
    ctx.clearCookie('adminChallenge')
    const token = await openOperatorSession(ctx, operator.id)
    return { token, operator: operatorView(operator), enrolment: null }
  },
})

interface CheckedEnrolment {
  challengeId: string
  operator: Operator
  sealedKey: string
  step: number
}

/**
 * Enrols the app with one of its codes, opens the first session, and returns the recovery codes, which nobody can
 * read again. Fails with `wrong_code`.
 */
export const enrol = prepared<typeof operatorCalls.enrolOperator, CheckedEnrolment>({
  prepare: async (ctx, { totp }) => {
    const token = ctx.operatorCookie('adminChallenge') ?? fail('wrong_code')
    const now = clock.now()
    const challenge = await separateTransaction(() => consumeChallengeAttempt(fingerprint(token), now))
    if (!challenge?.sealedKey) fail('wrong_code')
    const operator = (await loadOperator(challenge.accountId)) ?? fail('wrong_code')
    const step =
      stepOfCode(challenge.sealedKey, totp, now) ??
      failField('totp', 'This is not the code that the app shows now.')
    return { challengeId: challenge.id, operator, sealedKey: challenge.sealedKey, step }
  },
  act: async (ctx, _input, { challengeId, operator, sealedKey, step }) => {
    const factor = { accountId: operator.id, sealedKey, lastStep: step, enrolledAt: ctx.now }
    if (!(await consumeChallenge(challengeId, ctx.now)) || !(await createSecondFactor(factor)))
      fail('wrong_code')
    const recoveryCodes = newRecoveryCodes()
    await replaceRecoveryCodes(operator.id, recoveryCodes.map(recoveryCodeHash))
    ctx.clearCookie('adminChallenge')
    const token = await openOperatorSession(ctx, operator.id)
    return { token, operator: operatorView(operator), recoveryCodes }
  },
})

/** Returns the signed-in operator. */
export const getOperator: Handler<typeof operatorCalls.getOperator> = async (ctx) =>
  operatorView((await loadOperator(ctx.actor.id)) ?? fail('not_signed_in'))

/** Ends the session of the operator, and every impersonation begun in it. */
export const signOut: Handler<typeof operatorCalls.operatorSignOut> = async (ctx) => {
  await endOperatorSessions(ctx.actor.id, ctx.actor.sessionId)
  ctx.clearCookie('admin')
  ctx.clearCookie('adminToken')
  return { ended: true }
}
