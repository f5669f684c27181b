import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { type LedgerFamily, ledgerFamilies } from '@marquee/contract/rules/ledger-families'

/**
 * Kinds of accounts. Debits are positive: assets and expenses grow with them, liabilities and income with
 * credits.
 */
export const accountKinds = ['asset', 'liability', 'income', 'expense'] as const
export type AccountKind = (typeof accountKinds)[number]

/**
 * The name of an account: its family, its owner where there are several, and its only currency:
 * `held:<subject>:GBP`.
 */
export type AccountCode = `${LedgerFamily}:${Currency}` | `${LedgerFamily}:${string}:${Currency}`
export type PayeeRole = 'talent' | 'agent'

/** Money in our balance at the payment provider. */
export const stripe = (currency: Currency): AccountCode => `stripe:${currency}`
/** Money on the platform's own bank account. */
export const bank = (currency: Currency): AccountCode => `bank:${currency}`
/** Money a bank has withdrawn until a dispute is decided. */
export const dispute = (id: string, currency: Currency): AccountCode => `dispute:${id}:${currency}`
/** What a payee owes us because the brand was refunded after the payout. */
export const receivable = (payeeId: string, currency: Currency): AccountCode => `recv:${payeeId}:${currency}`
/** Held funds: what a brand has paid for a subject and no payee has earned yet. */
export const held = (subjectId: string, currency: Currency): AccountCode => `held:${subjectId}:${currency}`
/** What we owe a payee for completed work. */
export const payableTo = (role: PayeeRole, payeeId: string, currency: Currency): AccountCode =>
  `pay:${role}:${payeeId}:${currency}`
export const vat = (currency: Currency): AccountCode => `vat:${currency}`
/** A refund the bank returned: still owed to the brand. */
export const refundDue = (brandId: string, currency: Currency): AccountCode =>
  `refund_due:${brandId}:${currency}`
export const feeIncome = (currency: Currency): AccountCode => `fee_income:${currency}`
export const subscriptionIncome = (currency: Currency): AccountCode => `subscription_income:${currency}`
export const stripeFees = (currency: Currency): AccountCode => `stripe_fees:${currency}`
export const disputeFees = (currency: Currency): AccountCode => `dispute_fees:${currency}`
/** Refunds that could not be recovered. */
export const losses = (currency: Currency): AccountCode => `losses:${currency}`
/** Clears a charge in one currency that the provider settled in another. */
export const fx = (currency: Currency): AccountCode => `fx:${currency}`

/** Returns a stored code as an account code. Throws RangeError for an unknown form. */
export function accountCode(text: string): AccountCode {
  if (!isCode(text)) throw new RangeError(`${text} is not an account`)
  return text
}

/** Returns kind and currency of an account from its name. Throws RangeError for an unknown form. */
export function accountOf(code: AccountCode): { code: AccountCode; kind: AccountKind; currency: Currency } {
  const family = code.split(':')[0] ?? ''
  const currency = currencies.find((known) => code.endsWith(`:${known}`))
  if (!isFamily(family) || !currency) throw new RangeError(`${code} is not an account`)
  return { code, kind: ledgerFamilies[family].kind, currency }
}

function isCode(text: string): text is AccountCode {
  return isFamily(text.split(':')[0] ?? '') && currencies.some((currency) => text.endsWith(`:${currency}`))
}

function isFamily(word: string): word is LedgerFamily {
  return Object.hasOwn(ledgerFamilies, word)
}
