import type { Currency } from '@marquee/contract/rules/currency'
import { openTransaction } from '../../platform/database/database.ts'
import { type AccountCode, held, stripe } from './accounts.ts'
import { loadBalances, lockBalance, sumFamily, sumSubject } from './ledger.store.ts'

/**
 * Returns the balance of an account in minor units, debit positive: held or owed money is negative. 0 for an
 * unused account.
 */
export async function balanceOf(code: AccountCode): Promise<number> {
  const [row] = await loadBalances([code])
  return row?.amount ?? 0
}

/**
 * Returns the balance and locks the account until the transaction ends, for a decision based on it. Use it
 * for a payee's debt before netting it; otherwise two concurrent shares would both be reduced by one debt.
 */
export async function balanceToDecideOn(code: AccountCode): Promise<number> {
  openTransaction('balanceToDecideOn()')
  return (await lockBalance(code)) ?? 0
}

/** Returns the movements of the journals about one subject, by account; debit positive. */
export async function balancesOf(subject: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sumSubject(subject)
  return new Map(rows.map((row) => [row.code, row.amount]))
}

/**
 * Returns what is held for each of these subjects in one currency, as a positive amount; 0 where nothing is.
 */
export async function heldFor(
  subjects: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, number>> {
  const rows = await loadBalances(subjects.map((subject) => held(subject, currency)))
  const amounts = new Map(rows.map((row) => [row.code, -row.amount]))
  return new Map(subjects.map((subject) => [subject, amounts.get(held(subject, currency)) ?? 0]))
}

/**
 * Returns how much of our balance at the provider is our own: the rest is held or owed to payees, brands or
 * the tax office. Never below 0.
 */
export async function freeToPayOut(currency: Currency): Promise<number> {
  const sums = await Promise.all(
    ['held', 'pay', 'vat', 'refund\\_due'].map((family) => sumFamily(family, currency)),
  )
  const owed = sums.reduce((total, sum) => total + sum, 0)
  return Math.max(0, (await balanceOf(stripe(currency))) + owed)
}
