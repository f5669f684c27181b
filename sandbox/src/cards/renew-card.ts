import type { SandboxStore } from '../store/book.ts'
import type { PaymentMethod } from '../store/kinds.ts'

const lasts = 4

/** The bank sent its customer a new card under the same number: the saved one gets its expiry, four years later, without anybody asking. */
export function renewCard(book: SandboxStore, id: string): PaymentMethod {
  const before = book.get('payment_method', id)
  const after: PaymentMethod = { ...before, card: { ...before.card, exp_year: before.card.exp_year + lasts } }
  book.save(after)
  book.emit('payment_method.automatically_updated', after, { card: { exp_year: before.card.exp_year } })
  return after
}
