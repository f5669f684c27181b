import type { identityCalls } from '@marquee/contract/calls/identity'
import { fail } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { runInBackground } from '../../platform/jobs/background-work.ts'
import { clock } from '../../platform/time/clock.ts'
import {
  consumeSecret,
  consumeSecretAttempt,
  findAccountByEmail,
  loadAccount,
  updateAccount,
} from './identity.store.ts'
import { fingerprint } from './secrets.ts'
import { sendVerificationCode } from './send-code.ts'
import { openSessionFor } from './session.ts'

/** The account whose code was correct; null otherwise. */
type CheckedCode = { accountId: string; secretHash: string } | null

/**
 * Confirms the address with the emailed code, once, and opens the first session. Fails with `wrong_code` in
 * every other case.
 */
function verifyEmail(role: 'brand' | 'talent' | 'talentagent') {
  return prepared<typeof identityCalls.brandVerifyEmail, CheckedCode>({
    // The attempt is counted in a separate transaction before the code is checked, so that a rollback cannot
    // undo it.
    prepare: (_ctx: RequestContext, { email, code }) =>
      separateTransaction(async () => {
        const account = await findAccountByEmail(email)
        if (!account || account.role !== role || account.status !== 'active') return null
        const secret = await consumeSecretAttempt(account.id, 'verify_email', clock.now())
        const secretHash = fingerprint(code, account.id)
        return secret?.secretHash === secretHash ? { accountId: account.id, secretHash } : null
      }),
    act: async (ctx, _input, checked) => {
      if (!checked || !(await consumeSecret(checked.accountId, 'verify_email', checked.secretHash)))
        fail('wrong_code')
      const account = (await loadAccount(checked.accountId)) ?? fail('not_found')
      await updateAccount(account.id, { emailVerifiedAt: ctx.now })
      return openSessionFor(ctx, { ...account, emailVerifiedAt: ctx.now })
    },
  })
}

export const verifyBrandEmail = verifyEmail('brand')
export const verifyTalentEmail = verifyEmail('talent')
export const verifyAgentEmail = verifyEmail('talentagent')

/**
 * Emails a new code to an unconfirmed address. The response is the same for every address, and so is its duration: the
 * account is looked up after it.
 */
export const resendCode: Handler<typeof identityCalls.brandResendCode> = async (_ctx, { email }) => {
  runInBackground('verification code', async (now) => {
    const account = await findAccountByEmail(email)
    if (account && account.status === 'active' && !account.emailVerifiedAt)
      await sendVerificationCode(account, now)
  })
  return { email, verify: true }
}
