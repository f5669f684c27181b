import type { PaymentMethod } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'

const lasts = 4

/**
 * Simulates a renewed card with the same number: the saved card's expiry moves four years ahead without a
 * request.
 */
export function renewCard(store: SandboxStore, id: string): PaymentMethod {
  const before = store.get('payment_method', id)
  const after: PaymentMethod = { ...before, card: { ...before.card, exp_year: before.card.exp_year + lasts } }
  store.save(after)
  store.emit('payment_method.automatically_updated', after, { card: { exp_year: before.card.exp_year } })
  return after
}
