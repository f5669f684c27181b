import type { identityCalls } from '@marquee/contract/calls/identity'
import { fail } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { prepared, type RequestContext } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { consumeSecret, consumeSecretAttempt, findAccountByEmail, updateAccount } from './identity.store.ts'
import { openSession } from './open-session.ts'
import { fingerprint } from './secrets.ts'

type Judged = { accountId: string; secretHash: string } | null

function verifyEmail(door: 'brand' | 'talent' | 'talentagent') {
  return prepared<typeof identityCalls.brandVerifyEmail, Judged>({
    // The attempt is counted in a separate transaction before the code is checked, so that a rollback cannot
    // undo it.
    prepare: (_ctx: RequestContext, { email, code }) =>
      separateTransaction(async () => {
        const account = await findAccountByEmail(email)
        if (!account || account.role !== door || account.status !== 'active') return null
        const secret = await consumeSecretAttempt(account.id, 'verify_email', clock.now())
        const secretHash = fingerprint(code, account.id)
        return secret?.secretHash === secretHash ? { accountId: account.id, secretHash } : null
      }),
    act: async (ctx, _input, judged) => {
      if (!judged || !(await consumeSecret(judged.accountId, 'verify_email', judged.secretHash)))
        fail('wrong_code')
      await updateAccount(judged.accountId, { emailVerifiedAt: ctx.now })
      return openSession(ctx, judged.accountId)
    },
  })
}

/**
 * Confirms the address with the emailed code, once, and opens the first session. Fails with `wrong_code` in
 * every other case.
 */
export const verifyBrandEmail = verifyEmail('brand')
export const verifyTalentEmail = verifyEmail('talent')
export const verifyAgentEmail = verifyEmail('talentagent')
