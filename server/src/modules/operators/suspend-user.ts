import type { operatorUserCalls } from '@marquee/contract/calls/operator-users'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { type Account, lockAccount } from '../identity/identity.store.ts'
import { recordOperatorAct } from './audit.ts'
import { restoreAccount, suspendAccount } from './suspension.ts'

/**
 * Suspends a user's account. Its sessions end with the commit; what the user has in progress is stopped by the event's
 * handlers. Fails with `not_found` for anyone who is no user and with `wrong_state` when it is suspended already.
 */
export const suspendUser: Handler<typeof operatorUserCalls.suspendUser> = async (
  ctx,
  { userId, reasonCode, explanation, reason },
) => {
  const account = await lockUser(userId)
  if (account.status === 'suspended') fail('wrong_state', { state: account.status })
  await recordOperatorAct(ctx, { action: 'suspendUser', accountId: userId, reason, details: { reasonCode } })
  await suspendAccount(ctx, account, { reasonCode, explanation })
  return { status: 'suspended' }
}

/** Ends the suspension of an account. Fails with `not_found` and with `wrong_state` when it is not suspended. */
export const restoreUser: Handler<typeof operatorUserCalls.restoreUser> = async (ctx, { userId, reason }) => {
  const account = await lockUser(userId)
  if (account.status !== 'suspended') fail('wrong_state', { state: account.status })
  await recordOperatorAct(ctx, { action: 'restoreUser', accountId: userId, reason })
  await restoreAccount(ctx, account)
  return { status: 'active' }
}

/** Locks the account of a user. Fails with `not_found` for operators and erased accounts. */
async function lockUser(userId: string): Promise<Account> {
  const account = (await lockAccount(userId)) ?? fail('not_found')
  return account.role === 'adminProMax' || account.status === 'erased' ? fail('not_found') : account
}
