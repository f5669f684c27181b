import { emit } from '../../platform/events/events.ts'
import { cancelIdleTimers } from '../../platform/timers/timers.ts'
import { type Account, lockAccount } from './identity.store.ts'
import { cancelPlannedRemoval, deleteSecondFactor, loadSecondFactor } from './second-factors.store.ts'
import { emailFactorOff, emailRemovalCancelled } from './security-emails.ts'

/** Cancels the planned removal of a locked account; false without one. */
export async function keepFactorOf(account: Account, now: Date): Promise<boolean> {
  if (!(await cancelPlannedRemoval(account.id))) return false
  await cancelIdleTimers('second factor', account.id)
  await emailRemovalCancelled(account, now)
  await emit('account.factor_removal_cancelled', { accountId: account.id })
  return true
}

/** Removes a second factor whose time has come, unless someone has kept it: all lock the account first. Payouts are held from now on. */
export async function removeLostFactor(accountId: string, now: Date): Promise<void> {
  const account = await lockAccount(accountId)
  const factor = await loadSecondFactor(accountId)
  if (!account || !factor?.removesAt || factor.removesAt > now) return
  await deleteSecondFactor(accountId)
  await emailFactorOff(account, now, true)
  await emit('account.second_factor_off', { accountId, isLost: true })
}
