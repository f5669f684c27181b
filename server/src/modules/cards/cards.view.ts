import type { Card } from '@marquee/contract/calls/cards'
import { type CardRow, listCards } from './cards.store.ts'

/** Returns a brand’s own cards, the default first. */
export async function viewCardsOf(brandId: string, now: Date): Promise<{ items: Card[] }> {
  const rows = await listCards(brandId)
  return { items: rows.map((row) => viewCard(row, now)) }
}

/** Returns a card as its brand sees it. It is valid until the end of its month. */
function viewCard({ id, brand, last4, expMonth, expYear, isDefault, createdAt }: CardRow, now: Date): Card {
  const isExpired = Date.UTC(expYear, expMonth) <= now.getTime()
  return { id, brand, last4, expMonth, expYear, isDefault, isExpired, addedAt: createdAt.toISOString() }
}
