import type { Card, cardCalls } from '@marquee/contract/calls/cards'
import type { Handler } from '../../platform/handler.ts'
import { listCards } from './cards.store.ts'
import { viewCard } from './cards.view.ts'

export const getCards: Handler<typeof cardCalls.getCards> = (ctx) => listCardViews(ctx.actor.id, ctx.now)

/** Lists a brand's own cards, the default first. */
export async function listCardViews(brandId: string, now: Date): Promise<{ items: Card[] }> {
  const rows = await listCards(brandId)
  return { items: rows.map((row) => viewCard(row, now)) }
}
