/**
 * The families of the ledger's accounts. Assets and expenses grow with debits, liabilities and income with credits; an operator
 * reads each as a positive amount of what it holds.
 */
export const ledgerFamilies = {
  stripe: { kind: 'asset', label: 'At the payment provider' },
  bank: { kind: 'asset', label: 'On Marquee’s bank account' },
  dispute: { kind: 'asset', label: 'Withdrawn by banks until they decide' },
  recv: { kind: 'asset', label: 'Owed by payees' },
  fx: { kind: 'asset', label: 'Currency exchange' },
  held: { kind: 'liability', label: 'Held for running deals' },
  pay: { kind: 'liability', label: 'Owed to talents and agencies' },
  vat: { kind: 'liability', label: 'VAT to pay' },
  refund_due: { kind: 'liability', label: 'Owed to brands' },
  fee_income: { kind: 'income', label: 'Fees' },
  subscription_income: { kind: 'income', label: 'Subscriptions' },
  stripe_fees: { kind: 'expense', label: 'Fees of the payment provider' },
  dispute_fees: { kind: 'expense', label: 'Fees for disputes' },
  losses: { kind: 'expense', label: 'Losses' },
} as const

export type LedgerFamily = keyof typeof ledgerFamilies
export const ledgerFamilyNames = [
  'stripe',
  'bank',
  'dispute',
  'recv',
  'fx',
  'held',
  'pay',
  'vat',
  'refund_due',
  'fee_income',
  'subscription_income',
  'stripe_fees',
  'dispute_fees',
  'losses',
] as const satisfies readonly LedgerFamily[]
