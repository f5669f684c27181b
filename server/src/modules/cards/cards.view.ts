import type { Card } from '@marquee/contract/calls/cards'
import type { CardRow } from './cards.store.ts'

/** Returns a card as its brand sees it. It is valid until the end of its month. */
export function viewCard(
  { id, brand, last4, expMonth, expYear, isDefault, createdAt }: CardRow,
  now: Date,
): Card {
  const isExpired = Date.UTC(expYear, expMonth) <= now.getTime()
  return { id, brand, last4, expMonth, expYear, isDefault, isExpired, addedAt: createdAt.toISOString() }
}
