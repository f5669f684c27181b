import type { BalanceTransaction } from './ledger.ports.ts'
import { listProviderTxns, sumFamilies } from './verify.store.ts'

const mostTold = 20

/**
 * Returns differences between our ledger and the provider's: lines without a journal, journals without a
 * line, different balances (payments, section 4.5, 4). A line not older than `settledBefore` may still lack
 * its journal.
 */
export async function compareWithProvider(
  book: { transactions(): AsyncIterable<BalanceTransaction> },
  settledBefore?: Date,
): Promise<string[]> {
  const unmatched = new Set(await listProviderTxns())
  const ours = (await sumFamilies()).filter((row) => row.family === 'stripe')
  const booked = new Set(unmatched)
  const nets = new Map(ours.map((row) => [row.currency, 0]))
  const faults: string[] = []
  for await (const { id, net, currency, type, source, created } of book.transactions()) {
    if (!booked.has(id) && settledBefore && created >= settledBefore) continue
    if (!booked.has(id)) faults.push(`${id} (${type} ${source ?? ''}, ${net} ${currency}) is not booked`)
    unmatched.delete(id)
    const code = currency.toUpperCase()
    nets.set(code, (nets.get(code) ?? 0) + net)
  }
  for (const id of unmatched) faults.push(`${id} is booked and unknown to the provider`)
  for (const [currency, net] of nets) {
    const balance = ours.find((row) => row.currency === currency)?.total ?? 0
    if (balance !== net) faults.push(`stripe:${currency} is ${balance} here and ${net} at the provider`)
  }
  return faults.slice(0, mostTold)
}
