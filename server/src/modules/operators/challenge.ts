import { fail, failField } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { consumeCode, type SecondCode, secondCodeOf } from '../identity/check-second-factor.ts'
import {
  type Challenge,
  consumeChallenge,
  consumeChallengeAttempt,
} from '../identity/second-factors.store.ts'
import { fingerprint, isCode } from '../identity/secrets.ts'
import { loadOperator, type Operator } from './operators.store.ts'

/** A correct emailed code, and what came with it: the period of the app’s code, or a recovery code. */
export interface CheckedCodes {
  challenge: Challenge
  operator: Operator
  /** Null for an operator who has no app yet. */
  second: SecondCode | null
}

/**
 * Checks the emailed code and the second factor, after the attempt was counted in a transaction of its own, so that
 * no rollback and no parallel request gives more than five. Fails with `wrong_code` whichever code is wrong, and with
 * `invalid_input` at `totp` when the operator has an app and the code is missing.
 */
export async function checkCodes(
  ctx: RequestContext,
  { code, totp }: { code: string; totp?: string | undefined },
): Promise<CheckedCodes> {
  const token = ctx.operatorCookie('adminChallenge') ?? fail('wrong_code')
  const now = clock.now()
  const challenge =
    (await separateTransaction(() => consumeChallengeAttempt(fingerprint(token), now))) ?? fail('wrong_code')
  const operator = (await loadOperator(challenge.accountId)) ?? fail('wrong_code')
  if (operator.sealedKey !== null && !totp) failField('totp', 'Please enter the code of your app.')
  const isCorrect = challenge.codeHash !== null && (await isCode(challenge.codeHash, code))
  // A code is correct once: the enrolment goes on with the app.
  if (!isCorrect || challenge.sealedKey !== null) fail('wrong_code')
  if (operator.sealedKey === null) return { challenge, operator, second: null }
  return {
    challenge,
    operator,
    second: secondCodeOf(operator.sealedKey, totp ?? '', now) ?? fail('wrong_code'),
  }
}

/** Uses up the checked codes. Fails with `wrong_code` when another request was faster. */
export async function consumeCodes(
  { now }: Pick<RequestContext, 'now'>,
  { challenge, operator, second }: CheckedCodes,
): Promise<void> {
  if (!second || !(await consumeChallenge(challenge.id, now))) fail('wrong_code')
  if (!(await consumeCode(operator.id, second, now))) fail('wrong_code')
}
