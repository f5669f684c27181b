import type { cardCalls } from '@marquee/contract/calls/cards'
import type { Routes } from '../../platform/handler.ts'
import { addCard, finishCard } from './add-card.ts'
import { deleteCard } from './delete-card.ts'
import { getCards } from './get-cards.ts'
import { updateCard } from './update-card.ts'

export const cardRoutes: Routes<typeof cardCalls> = {
  addCard,
  finishCard,
  updateCard,
  getCards: getCards,
  deleteCard,
}
