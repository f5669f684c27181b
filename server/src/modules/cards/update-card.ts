import type { cardCalls } from '@marquee/contract/calls/cards'
import { fail, failField } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { setDefaultMethod } from './apply-setup.ts'
import { lockOwnCard, makeDefault, updateCardRow } from './cards.store.ts'
import { listCardViews } from './get-cards.ts'

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
  settle: (_method, { cardId, expMonth, expYear }) => updateCardRow(cardId, { expMonth, expYear }),
  refused: async () => {},
})

/** Makes a card the default, or corrects its expiry date. */
export const updateCard = withProvider<typeof cardCalls.updateCard, null>({
  intend: async (ctx, { cardId, isDefault, expMonth, expYear }) => {
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
  reply: (ctx) => listCardViews(ctx.actor.id, ctx.now),
})
