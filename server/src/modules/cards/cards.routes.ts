import type { cardCalls } from '@marquee/contract/calls/cards'
import type { Routes } from '../../platform/handler.ts'
import { addCard, finishCard } from './add-card.ts'
import { deleteCard, getCards, updateCard } from './saved-cards.ts'

export const cardRoutes: Routes<typeof cardCalls> = {
  addCard,
  finishCard,
  updateCard,
  getCards,
  deleteCard,
}
