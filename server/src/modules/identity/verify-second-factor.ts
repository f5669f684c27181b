import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import { prepared } from '../../platform/handler.ts'
import { takeAttempt } from './challenges.ts'
import { checkSecondFactor, consumeSecondFactor, type SecondCode } from './check-second-factor.ts'
import { lockAccount } from './identity.store.ts'
import { isSuspended } from './is-suspended.ts'
import { keepFactorOf } from './second-factor-removal.ts'
import { type Challenge, consumeChallenge } from './second-factors.store.ts'
import { openSessionFor } from './session.ts'

/**
 * Opens the session of a correct password with a code of the app, or a recovery code. It also keeps a second
 * factor whose removal was asked for. Fails with `wrong_code`, `too_many_requests` and `account_suspended`.
 */
export const verifySecondFactor = prepared<
  typeof signInCalls.verifySecondFactor,
  { challenge: Challenge; code: SecondCode }
>({
  prepare: async (_ctx, { challenge: token, code }) => {
    const { challenge, account } = await takeAttempt(token)
    return { challenge, code: await checkSecondFactor(account, code) }
  },
  act: async (ctx, _input, { challenge, code }) => {
    const account = (await lockAccount(challenge.accountId)) ?? fail('wrong_code')
    if (isSuspended(account)) fail('account_suspended')
    if (!(await consumeChallenge(challenge.id, ctx.now))) fail('wrong_code')
    await consumeSecondFactor(account, code, ctx.now)
    await keepFactorOf(account, ctx.now)
    return openSessionFor(ctx, account, { isSecondConfirmed: true })
  },
})
