import type { cardCalls } from '@marquee/contract/calls/cards'
import { fail } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { syncObject } from '../../platform/provider/sync-queue.ts'
import { applySetup } from './card.ts'
import { type CardSetup, createSetup, loadOwnSetup, updateSetup } from './cards.store.ts'
import { viewCardsOf } from './cards.view.ts'
import { customerOf, ensureCustomer } from './customer.ts'

const openSetup = queueProviderCall<{ setupId: string; brandId: string }, Stripe.SetupIntent>('card entry', {
  send: async ({ setupId, brandId }, key) =>
    provider().setupIntents.create(
      {
        customer: await customerOf(brandId),
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { setup: setupId },
      },
      { idempotencyKey: key },
    ),
  onSuccess: async (intent, { setupId }) => {
    await updateSetup(setupId, { setupRef: intent.id, clientSecret: intent.client_secret })
    await applySetup(intent)
  },
  onRejected: (_why, { setupId }) => updateSetup(setupId, { status: 'failed' }),
})

/** Starts adding a card. The browser completes it with the provider; the number never reaches the server. */
export const addCard = withProvider<typeof cardCalls.addCard, string>({
  plan: async (ctx) => {
    const brandId = ctx.actor.id
    const setupId = ctx.key
    const customer = await ensureCustomer(brandId)
    await createSetup(brandId, setupId)
    return {
      calls: [
        ...customer,
        await openSetup.request(`setup:${setupId}`, { setupId, brandId }, { inRequest: true }),
      ],
      memo: setupId,
    }
  },
  respond: async (ctx, _input, setupId) => {
    const setup = await loadOwnSetup(setupId, ctx.actor.id)
    return { setupId, clientSecret: setup?.clientSecret ?? fail('provider_unreachable') }
  },
})

/**
 * Fetches the result of adding a card from the provider instead of waiting for its webhook. Fails with
 * `not_found`.
 */
export const finishCard = withProvider<typeof cardCalls.finishCard, CardSetup>({
  plan: async (ctx, { setupId }) => {
    const setup = await loadOwnSetup(setupId, ctx.actor.id)
    if (!setup?.setupRef) fail('not_found')
    return { calls: [], memo: setup }
  },
  readAfter: async (_ctx, _input, { setupRef, status }) => {
    if (setupRef && status === 'pending') await syncObject('setup_intent', setupRef)
  },
  respond: async (ctx, { setupId }) => {
    const setup = await loadOwnSetup(setupId, ctx.actor.id)
    return { ...(await viewCardsOf(ctx.actor.id, ctx.now)), added: setup?.status === 'succeeded' }
  },
})
