import { z } from 'zod'
import { verifyChain } from '../../platform/events/verify-chain.ts'
import { type BalanceTransaction, documentTax, providerTransactions } from './ledger.ports.ts'
import {
  findOverdrawn,
  findRefundedTooMuch,
  findStray,
  findTransferredTooMuch,
  findTransferredTwice,
  findUnbalanced,
  findWrongBalances,
  listProviderTxns,
  sumFamilies,
  sumTaxByMonth,
} from './verify.store.ts'

/**
 * One invariant of the ledger (payments, section 4.5) and its violations; with `alert` it holds but needs
 * attention.
 */
export const checkResponse = z.object({
  name: z.string(),
  holds: z.boolean(),
  detail: z.string(),
  alert: z.boolean(),
})
export type Check = z.output<typeof checkResponse>

/** Maximum number of reported differences from the provider. */
const MAX_DIFFERENCES = 20

/** Which sources outside the ledger are available; checks without their source are skipped. */
export interface Sources {
  provider: boolean
  documents: boolean
  /** Provider transactions after this moment may lack their journal; without it none may. */
  settledBefore?: Date
}

/**
 * Checks every invariant over the whole ledger. Only reads; `sources` says which external sources are
 * available.
 */
export async function verifyLedger(sources: Sources = { provider: true, documents: true }): Promise<Check[]> {
  const checks = [
    check('Every journal sums to zero in each currency', await findUnbalanced()),
    check('Held funds, payables and receivables were never overdrawn', await findOverdrawn()),
    check('Captured is refunded, released or held', await findStray()),
    check('No more is transferred than was captured and not refunded', await findTransferredTooMuch()),
    check('No more is refunded than was captured', await findRefundedTooMuch()),
    check('No share is transferred twice', await findTransferredTwice()),
    check('Stored balances equal their postings', await findWrongBalances()),
    await checkSolvency(),
    await checkChain(),
  ]
  if (sources.documents) checks.push(check('Documents and ledger have the same tax', await compareTax()))
  if (sources.provider)
    checks.push(
      check(
        'The provider’s balance and ours agree',
        await compareWithProvider(providerTransactions.get(), sources.settledBefore),
      ),
    )
  return checks
}

function check(name: string, violations: readonly string[]): Check {
  return { name, holds: violations.length === 0, detail: violations.join('; '), alert: false }
}

/**
 * Checks that our assets cover our liabilities, except for the provider’s fees and our losses. Those are
 * reported as an alert, because money must be added before it is due. Any further gap is a violation.
 */
async function checkSolvency(): Promise<Check> {
  const sums = await sumFamilies()
  const violations: string[] = []
  const alerts: string[] = []
  for (const currency of new Set(sums.map((row) => row.currency))) {
    const total = (...families: string[]): number =>
      sums
        .filter((row) => row.currency === currency && families.includes(row.family))
        .reduce((sum, row) => sum + row.total, 0)
    const margin = total('stripe', 'bank', 'dispute', 'recv', 'fx', 'held', 'pay', 'vat', 'refund_due')
    const feesAndLosses = total('stripe_fees', 'dispute_fees', 'losses')
    if (margin < -feesAndLosses)
      violations.push(`${currency} is short by ${-margin}, of which fees and losses explain ${feesAndLosses}`)
    else if (margin < 0) alerts.push(`${currency} is short by ${-margin}: fees and losses explain it`)
  }
  const name = 'Assets cover liabilities'
  return {
    name,
    holds: violations.length === 0,
    detail: [...violations, ...alerts].join('; '),
    alert: alerts.length > 0,
  }
}

async function checkChain(): Promise<Check> {
  const { checked, broken, unsealed } = await verifyChain()
  const waiting = unsealed.length > 0 ? `, ${unsealed.length} rows not sealed yet` : ''
  return {
    name: 'The hash chain is intact',
    holds: !broken,
    detail: broken ?? `${checked} sealed rows${waiting}`,
    alert: false,
  }
}

async function compareTax(): Promise<string[]> {
  const difference = new Map<string, number>()
  const add = (rows: readonly { month: string; currency: string; tax: number }[], sign: number): void => {
    for (const { month, currency, tax } of rows) {
      const key = `${month} ${currency}`
      difference.set(key, (difference.get(key) ?? 0) + sign * tax)
    }
  }
  add(await sumTaxByMonth(), 1)
  add(await documentTax.get().byMonth(), -1)
  return [...difference].flatMap(([key, gap]) =>
    gap === 0 ? [] : [`${key}: the ledger has ${gap} more than the documents`],
  )
}

/**
 * Returns differences between our ledger and the provider’s: lines without a journal, journals without a
 * line, different balances (payments, section 4.5, 4). A line not older than `settledBefore` may still lack
 * its journal.
 */
export async function compareWithProvider(
  source: { transactions(): AsyncIterable<BalanceTransaction> },
  settledBefore?: Date,
): Promise<string[]> {
  const unmatched = new Set(await listProviderTxns())
  const ours = (await sumFamilies()).filter((row) => row.family === 'stripe')
  const booked = new Set(unmatched)
  const nets = new Map(ours.map((row) => [row.currency, 0]))
  const differences: string[] = []
  for await (const { id, net, currency, type, source: sourceId, created } of source.transactions()) {
    if (!booked.has(id) && settledBefore && created >= settledBefore) continue
    if (!booked.has(id))
      differences.push(`${id} (${type} ${sourceId ?? ''}, ${net} ${currency}) is not booked`)
    unmatched.delete(id)
    const code = currency.toUpperCase()
    nets.set(code, (nets.get(code) ?? 0) + net)
  }
  for (const id of unmatched) differences.push(`${id} is booked and unknown to the provider`)
  for (const [currency, net] of nets) {
    const balance = ours.find((row) => row.currency === currency)?.total ?? 0
    if (balance !== net) differences.push(`stripe:${currency} is ${balance} here and ${net} at the provider`)
  }
  return differences.slice(0, MAX_DIFFERENCES)
}
