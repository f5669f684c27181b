import type { identityCalls } from '@marquee/contract/calls/identity'
import type { Handler } from '../../platform/handler.ts'
import { findAccountByEmail } from './identity.store.ts'
import { sendVerificationCode } from './send-code.ts'

/** Emails a new code to an unconfirmed address; the response is the same for every address. */
export const resendCode: Handler<typeof identityCalls.brandResendCode> = async (ctx, { email }) => {
  const account = await findAccountByEmail(email)
  if (account && account.status === 'active' && !account.emailVerifiedAt)
    await sendVerificationCode(account, ctx.now)
  return { email, verify: true }
}
