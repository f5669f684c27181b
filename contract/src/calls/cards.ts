import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { id, instant } from '../rules/text.ts'

/** A saved card. Only the payment provider knows its number. */
const card = z.object({
  id: id(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
  isExpired: z.boolean(),
  addedAt: instant(),
})
export type Card = z.output<typeof card>
const cards = z.object({ items: z.array(card) })

const cardSubject = { noun: 'card', field: 'cardId' } as const

export const cardCalls = {
  addCard: write('/brand/addCard', {
    whileActing: 'refused',
    by: ['brand'],
    input: emptyInput(),
    response: z.object({ setupId: id(), clientSecret: z.string() }),
    errors: ['provider_unreachable'],
    usesProvider: true,
    summary:
      'Starts adding a card. The browser sends the number to the payment provider with the returned secret; Marquee never receives it.',
  }),
  finishCard: write('/brand/finishCard', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ setupId: id() }),
    response: cards.extend({ added: z.boolean() }),
    errors: ['provider_unreachable'],
    subject: { noun: 'card entry', field: 'setupId' },
    usesProvider: true,
    message: 'Card saved.',
    summary:
      'Fetches the result of adding a card from the provider and saves the card; a webhook does the same.',
  }),
  updateCard: write('/brand/updateCard', {
    whileActing: 'refused',
    by: ['brand'],
    input: z
      .strictObject({
        cardId: id(),
        isDefault: z.literal(true).optional(),
        expMonth: z.int().min(1).max(12).optional(),
        expYear: z.int().min(2024).max(2100).optional(),
      })
      .refine((change) => Object.keys(change).length > 1, {
        error: 'Please say what to change.',
        path: ['isDefault'],
      }),
    response: cards,
    errors: ['provider_unreachable'],
    subject: cardSubject,
    usesProvider: true,
    message: 'Card updated.',
    summary: 'Makes a card the default, or corrects its expiry date.',
  }),
  getCards: read('/brand/getCards', {
    by: ['brand'],
    input: emptyInput(),
    response: cards,
    summary: 'The brand’s saved cards, the default first.',
  }),
  deleteCard: write('/brand/deleteCard', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ cardId: id() }),
    response: cards,
    errors: ['card_in_use', 'provider_unreachable'],
    subject: cardSubject,
    usesProvider: true,
    message: 'Card removed.',
    summary: 'Removes a card that no subscription and no open hold uses.',
  }),
}
