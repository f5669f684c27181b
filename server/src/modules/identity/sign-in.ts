import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import { runAfterTransaction } from '../../platform/database/database.ts'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { openChallenge } from './challenges.ts'
import { findAccountByEmail, lockAccount, updateAccount } from './identity.store.ts'
import { isSuspended } from './is-suspended.ts'
import { loadSecondFactor } from './second-factors.store.ts'
import { checkPassword, hashPassword, isOutdated } from './secrets.ts'
import { sendVerificationCode } from './send-code.ts'
import { openSessionFor } from './session.ts'
import { listSignUps, type SignUp } from './sign-ups.store.ts'

type AccountType = 'brand' | 'talent' | 'talentagent'
type Response = Awaited<ReturnType<Handler<typeof signInCalls.userSignIn>>>
/** The account or the unconfirmed sign-up whose password was correct; null otherwise. */
type CheckedPassword =
  | { accountId: string; checkedHash: string; newHash: string | null }
  | { signUp: SignUp }
  | null

/**
 * Opens a session for a correct password, or a challenge for an account with a second factor. The password is
 * checked before the transaction opens; an unknown address and a wrong password have the same response and
 * duration. Fails with `wrong_sign_in`; after a correct password with `wrong_account_type`,
 * `account_suspended` or `email_not_verified` (a new code is emailed; the error names the account type).
 * Without an account type, that of the account counts.
 */
function signIn<Input extends { email: string; password: string }>(
  accountTypeOf: (input: Input) => AccountType | undefined,
) {
  return {
    prepare: async (_ctx: RequestContext, { email, password }: Input): Promise<CheckedPassword> => {
      const account = await findAccountByEmail(email)
      const [signUp] = account ? [] : await listSignUps(email)
      const isCorrect = await checkPassword((account ?? signUp)?.passwordHash, password)
      if (!isCorrect) return null
      if (!account) return signUp ? { signUp } : null
      const newHash = isOutdated(account.passwordHash) ? await hashPassword(password) : null
      return { accountId: account.id, checkedHash: account.passwordHash, newHash }
    },
    act: async (ctx: RequestContext, input: Input, checked: CheckedPassword): Promise<Response> => {
      if (!checked) fail('wrong_sign_in')
      if ('signUp' in checked) {
        const { signUp } = checked
        if (signUp.role !== (accountTypeOf(input) ?? signUp.role)) fail('wrong_account_type')
        // The error rolls this transaction back; the new code must be sent all the same.
        runAfterTransaction(() => sendVerificationCode(signUp, ctx.now))
        fail('email_not_verified', { role: signUp.role })
      }
      const account = (await lockAccount(checked.accountId)) ?? fail('wrong_sign_in')
      // Another password was set since this one was checked.
      if (account.passwordHash !== checked.checkedHash) fail('wrong_sign_in')
      // Operators sign in elsewhere, and nobody learns here that this address is one.
      if (account.role === 'adminProMax') fail('wrong_sign_in')
      if (isSuspended(account)) fail('account_suspended')
      if (account.status !== 'active') fail('wrong_sign_in')
      if (account.role !== (accountTypeOf(input) ?? account.role)) fail('wrong_account_type')
      if (checked.newHash) await updateAccount(account.id, { passwordHash: checked.newHash })
      if (await loadSecondFactor(account.id)) return openChallenge(ctx, account.id)
      return openSessionFor(ctx, account)
    },
  }
}

export const signInAs = prepared<typeof signInCalls.userSignIn, CheckedPassword>(
  signIn((input) => input.role),
)
export const signInBrand = prepared<typeof signInCalls.brandSignIn, CheckedPassword>(signIn(() => 'brand'))
export const signInTalent = prepared<typeof signInCalls.talentSignIn, CheckedPassword>(signIn(() => 'talent'))
export const signInAgent = prepared<typeof signInCalls.agentSignIn, CheckedPassword>(
  signIn(() => 'talentagent'),
)
