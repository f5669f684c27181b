/** Returns the label of a card: "Visa ending 4242". */
export function formatCard({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brandNames[brand] ?? 'Card'} ending ${last4}`
}

/** Returns the expiry date as printed on a card: "04/29". */
export function formatExpiry({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`
}

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
