import type { identityCalls } from '@marquee/contract/calls/identity'
import type { Handler } from '../../platform/handler.ts'
import { findAccountByEmail } from './identity.store.ts'
import { sendVerificationCode } from './send-code.ts'

/** Mails a new code to an address that waits for one; the answer never tells whether it does. */
export const resendCode: Handler<typeof identityCalls.brandResendCode> = async (ctx, { email }) => {
  const account = await findAccountByEmail(email)
  if (account && account.status === 'active' && !account.emailVerifiedAt)
    await sendVerificationCode(account, ctx.now)
  return { email, verify: true }
}
