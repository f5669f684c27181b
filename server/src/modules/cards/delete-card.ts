import type { cardCalls } from '@marquee/contract/calls/cards'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { detachMethod, setDefaultMethod } from './apply-setup.ts'
import { cardUses } from './cards.ports.ts'
import { type CardRow, listCards, lockOwnCard, makeDefault, updateCardRow } from './cards.store.ts'
import { listCardViews } from './get-cards.ts'

/** Removes a card here at once and at the provider as soon as it responds. Fails with `card_in_use`. */
export const deleteCard = withProvider<typeof cardCalls.deleteCard, null>({
  mayWait: true,
  intend: async (ctx, { cardId }) => {
    const brandId = ctx.actor.id
    const card = (await lockOwnCard(cardId, brandId)) ?? fail('not_found')
    if (await cardUses.get().restsOn(brandId, card)) fail('card_in_use')
    await updateCardRow(cardId, { deletedAt: ctx.now, isDefault: false })
    const calls = [
      await detachMethod.request(
        `detach:${card.methodRef}`,
        { methodRef: card.methodRef },
        { inRequest: true },
      ),
    ]
    if (card.isDefault) calls.push(...(await preferNext(brandId)))
    await emit('card.changed', { brandId })
    return { calls, memo: null }
  },
  reply: (ctx) => listCardViews(ctx.actor.id, ctx.now),
})

/** Makes the newest remaining card the default. */
async function preferNext(brandId: string): Promise<string[]> {
  const [next]: CardRow[] = await listCards(brandId)
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
