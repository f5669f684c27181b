import type { SandboxStore } from '../store/book.ts'
import type { PaymentMethod } from '../store/kinds.ts'

const lasts = 4

/**
 * Simulates a renewed card with the same number: the saved card's expiry moves four years ahead without a
 * request.
 */
export function renewCard(book: SandboxStore, id: string): PaymentMethod {
  const before = book.get('payment_method', id)
  const after: PaymentMethod = { ...before, card: { ...before.card, exp_year: before.card.exp_year + lasts } }
  book.save(after)
  book.emit('payment_method.automatically_updated', after, { card: { exp_year: before.card.exp_year } })
  return after
}
