import { fail } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { clock } from '../../platform/time/clock.ts'
import type { Account } from './identity.store.ts'
import { recoveryCodeHash, stepOfCode } from './second-factor.ts'
import {
  consumeFactorAttempt,
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
} from './second-factors.store.ts'
import { emailCodesTried, emailRecoveryCodeUsed } from './security-emails.ts'

/** Codes of one account that are judged in an hour, for all its challenges and confirmations together. */
export const MAX_FACTOR_ATTEMPTS = 20
const HOUR_MS = 3_600_000

/** A code that was read: the period of the app’s code, or a recovery code, which only the database knows. */
export type SecondCode = { step: number } | { recoveryCode: string }

/**
 * Returns what a text is: six digits are a code of the app, everything else a recovery code; null for a wrong
 * code.
 */
export function secondCodeOf(sealedKey: string, code: string, now: Date): SecondCode | null {
  if (!/^\d{6}$/.test(code)) return { recoveryCode: code }
  const step = stepOfCode(sealedKey, code, now)
  return step === null ? null : { step }
}

/** Uses a code up; false when it is unknown, or another request was faster. */
export async function consumeCode(accountId: string, code: SecondCode, now: Date): Promise<boolean> {
  return 'step' in code
    ? consumeStep(accountId, code.step)
    : consumeRecoveryCode(accountId, recoveryCodeHash(code.recoveryCode), now)
}

/**
 * Reads the code of a user before the transaction opens, after the attempt was counted in a transaction of
 * its own. Fails with `wrong_code`, and with `too_many_requests` after twenty attempts in an hour, which are
 * emailed to the user.
 */
export async function checkSecondFactor(account: Account, code: string): Promise<SecondCode> {
  const now = clock.now()
  const factor = await separateTransaction(async () => {
    const counted = await consumeFactorAttempt(account.id, now, HOUR_MS)
    if (counted?.attempts === MAX_FACTOR_ATTEMPTS) await emailCodesTried(account, now)
    return counted
  })
  if (!factor) fail('wrong_code')
  if (factor.attempts > MAX_FACTOR_ATTEMPTS) {
    const waitMs = (factor.attemptsUntil?.getTime() ?? 0) - now.getTime()
    fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
  }
  return secondCodeOf(factor.sealedKey, code, now) ?? fail('wrong_code')
}

/**
 * Uses up the checked code of a user. A recovery code is emailed to them, with how many are left. Fails with
 * `wrong_code`.
 */
export async function consumeSecondFactor(account: Account, code: SecondCode, now: Date): Promise<void> {
  if (!(await consumeCode(account.id, code, now))) fail('wrong_code')
  if ('step' in code) return
  await emailRecoveryCodeUsed(account, await countRecoveryCodes(account.id), now)
  await emit('account.recovery_code_used', { accountId: account.id })
}
