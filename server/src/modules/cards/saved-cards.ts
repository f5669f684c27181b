import type { cardCalls } from '@marquee/contract/calls/cards'
import { fail, failField } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { detachMethod, setDefaultMethod } from './card.ts'
import { cardUses } from './cards.ports.ts'
import { listCards, lockOwnCard, makeDefault, updateCardRow } from './cards.store.ts'
import { viewCardsOf } from './cards.view.ts'

/** Returns the brand’s saved cards, the default first. */
export const getCards: Handler<typeof cardCalls.getCards> = (ctx) => viewCardsOf(ctx.actor.id, ctx.now)

/** Makes a card the default, or corrects its expiry date. Fails with `not_found`. */
export const updateCard = withProvider<typeof cardCalls.updateCard, null>({
  plan: async (ctx, { cardId, isDefault, expMonth, expYear }) => {
    const brandId = ctx.actor.id
    const card = (await lockOwnCard(cardId, brandId)) ?? fail('not_found')
    if ((expMonth === undefined) !== (expYear === undefined))
      failField(expMonth === undefined ? 'expMonth' : 'expYear', 'Please enter the month and the year.')
    const calls: string[] = []
    if (isDefault) {
      await makeDefault(brandId, cardId)
      calls.push(
        await setDefaultMethod.request(
          `prefer:${cardId}:${ctx.key}`,
          { brandId, methodRef: card.methodRef },
          { inRequest: true },
        ),
      )
    }
    if (expMonth !== undefined && expYear !== undefined) {
      const expiry = { cardId, methodRef: card.methodRef, expMonth, expYear }
      calls.push(await correctExpiry.request(`expiry:${cardId}:${ctx.key}`, expiry, { inRequest: true }))
    }
    await emit('card.changed', { brandId })
    return { calls, memo: null }
  },
  respond: (ctx) => viewCardsOf(ctx.actor.id, ctx.now),
})

/** Removes a card here at once and at the provider as soon as it responds. Fails with `card_in_use`. */
export const deleteCard = withProvider<typeof cardCalls.deleteCard, null>({
  mayWait: true,
  plan: async (ctx, { cardId }) => {
    const brandId = ctx.actor.id
    const card = (await lockOwnCard(cardId, brandId)) ?? fail('not_found')
    if (await cardUses.get().isInUse(brandId, card)) fail('card_in_use')
    await updateCardRow(cardId, { deletedAt: ctx.now, isDefault: false })
    const calls = [
      await detachMethod.request(
        `detach:${card.methodRef}`,
        { methodRef: card.methodRef },
        { inRequest: true },
      ),
    ]
    if (card.isDefault) calls.push(...(await chooseNextDefault(brandId)))
    await emit('card.changed', { brandId })
    return { calls, memo: null }
  },
  respond: (ctx) => viewCardsOf(ctx.actor.id, ctx.now),
})

/** Makes the newest remaining card the default and returns the calls to perform; none without a card. */
async function chooseNextDefault(brandId: string): Promise<string[]> {
  const [next] = await listCards(brandId)
  if (!next) return []
  await makeDefault(brandId, next.id)
  return [
    await setDefaultMethod.request(
      `prefer:${next.id}:${next.createdAt.getTime()}`,
      { brandId, methodRef: next.methodRef },
      { inRequest: true },
    ),
  ]
}

interface Expiry {
  cardId: string
  methodRef: string
  expMonth: number
  expYear: number
}

const correctExpiry = queueProviderCall<Expiry, Stripe.PaymentMethod>('card expiry', {
  send: ({ methodRef, expMonth, expYear }, key) =>
    provider().paymentMethods.update(
      methodRef,
      { card: { exp_month: expMonth, exp_year: expYear } },
      { idempotencyKey: key },
    ),
  onSuccess: (_method, { cardId, expMonth, expYear }) => updateCardRow(cardId, { expMonth, expYear }),
  onRejected: async () => {},
})
