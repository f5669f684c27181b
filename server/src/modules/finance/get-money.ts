import type { financeCalls, LedgerBalances } from '@marquee/contract/calls/finance'
import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { type LedgerFamily, ledgerFamilies, ledgerFamilyNames } from '@marquee/contract/rules/ledger-families'
import type { Handler } from '../../platform/handler.ts'
import {
  type BalanceRow,
  findBankStatus,
  listChecks,
  listMandatesOf,
  sumBalances,
  sumUserMoney,
  sumVat,
} from './finance.store.ts'

/** Returns the balances of the ledger by currency, and the last result of each of its checks. */
export const getMoney: Handler<typeof financeCalls.marketMoney> = async () => {
  const [rows, checks] = await Promise.all([sumBalances(), listChecks()])
  return {
    balances: balancesOf(rows),
    checks: checks.map(({ name, holds, alert, detail, checkedAt, changedAt }) => ({
      name,
      holds,
      needsAttention: alert,
      detail,
      checkedAt: checkedAt.toISOString(),
      changedAt: changedAt.toISOString(),
    })),
  }
}

/** Returns the VAT of all documents by month, country and currency. */
export const getVat: Handler<typeof financeCalls.marketVat> = async () => ({ items: await sumVat() })

/** Returns what a user has paid and earned, the account for payouts, and the mandates. */
export const getUserMoney: Handler<typeof financeCalls.userMoney> = async (_ctx, { userId }) => {
  const [amounts, bank, mandates] = await Promise.all([
    sumUserMoney(userId),
    findBankStatus(userId),
    listMandatesOf(userId),
  ])
  return { amounts, bank, mandates }
}

function balancesOf(rows: readonly BalanceRow[]): LedgerBalances[] {
  return currencies
    .filter((currency) => rows.some((row) => row.currency === currency))
    .map((currency) =>
      balanceIn(
        currency,
        rows.filter((row) => row.currency === currency),
      ),
    )
}

/** What is at the provider belongs to Marquee, except for its liabilities. */
function balanceIn(currency: Currency, rows: readonly BalanceRow[]): LedgerBalances {
  const accounts = ledgerFamilyNames.map((family) => {
    const amount = rows.find((row) => row.family === family)?.amount ?? 0
    return { family, amount: inItsDirection(family, amount) }
  })
  const own = rows
    .filter(({ family }) => family === 'stripe' || ledgerFamilies[family].kind === 'liability')
    .reduce((sum, { amount }) => sum + amount, 0)
  return { currency, accounts, own }
}

/** Returns an amount, debit positive, as positive in the direction in which its account grows. */
function inItsDirection(family: LedgerFamily, amount: number): number {
  const { kind } = ledgerFamilies[family]
  return kind === 'asset' || kind === 'expense' || amount === 0 ? amount : -amount
}
