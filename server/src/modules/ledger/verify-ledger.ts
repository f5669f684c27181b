import { z } from 'zod'
import { verifyChain } from '../../platform/events/verify-chain.ts'
import { documentTax, providerTransactions } from './ledger.ports.ts'
import { compareWithProvider } from './provider-transactions.ts'
import {
  findOverdrawn,
  findRefundedTooMuch,
  findStray,
  findTransferredTooMuch,
  findTransferredTwice,
  findUnbalanced,
  findWrongBalances,
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

function check(name: string, faults: readonly string[]): Check {
  return { name, holds: faults.length === 0, detail: faults.join('; '), alert: false }
}

/**
 * Checks that our assets cover our liabilities, except for the provider's fees and our losses. Those are
 * reported as an alert, because money must be added before it is due. Any further gap is a violation.
 */
async function checkSolvency(): Promise<Check> {
  const sums = await sumFamilies()
  const faults: string[] = []
  const alerts: string[] = []
  for (const currency of new Set(sums.map((row) => row.currency))) {
    const total = (...families: string[]): number =>
      sums
        .filter((row) => row.currency === currency && families.includes(row.family))
        .reduce((sum, row) => sum + row.total, 0)
    const margin = total('stripe', 'bank', 'dispute', 'recv', 'fx', 'held', 'pay', 'vat', 'refund_due')
    const eaten = total('stripe_fees', 'dispute_fees', 'losses')
    if (margin < -eaten)
      faults.push(`${currency} is short by ${-margin}, of which fees and losses explain ${eaten}`)
    else if (margin < 0) alerts.push(`${currency} is short by ${-margin}: fees and losses have eaten it`)
  }
  const name = 'Assets cover liabilities'
  return {
    name,
    holds: faults.length === 0,
    detail: [...faults, ...alerts].join('; '),
    alert: alerts.length > 0,
  }
}

async function checkChain(): Promise<Check> {
  const { checked, broken, unsealed } = await verifyChain()
  const waiting = unsealed.length > 0 ? `, ${unsealed.length} rows not sealed yet` : ''
  return {
    name: 'The hash chain is intact',
    holds: !broken,
    detail: broken ?? `${checked} seals${waiting}`,
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
  return [...difference].flatMap(([key, off]) =>
    off === 0 ? [] : [`${key}: the ledger has ${off} more than the documents`],
  )
}
