import type Stripe from 'stripe'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import {
  createCard,
  findCardByMethod,
  listCards,
  lockSetupByRef,
  makeDefault,
  updateSetup,
} from './cards.store.ts'
import { customerOf } from './customer.ts'

/** Fetches a setup intent with its payment method. */
export function fetchSetup(id: string): Promise<Stripe.SetupIntent> {
  return provider().setupIntents.retrieve(id, { expand: ['payment_method'] })
}

/**
 * Applies the provider’s state of adding a card: saves the card once it succeeded. Works in any order and any
 * number of times.
 */
export async function applySetup(intent: Stripe.SetupIntent): Promise<void> {
  const setup = await lockSetupByRef(intent.id)
  if (!setup || setup.status === 'succeeded') return
  if (intent.status === 'succeeded') {
    await updateSetup(setup.id, { status: 'succeeded', clientSecret: null })
    const method = intent.payment_method
    if (method && typeof method !== 'string' && !(await saveCard(setup.brandId, method)))
      await detachMethod.request(`detach:${method.id}`, { methodRef: method.id })
  } else if (intent.status === 'canceled')
    await updateSetup(setup.id, { status: 'failed', clientSecret: null })
}

/**
 * Saves a payment method of the provider as a card; the brand’s first becomes the default. Returns false for
 * a number the brand already has, whose row stays unchanged.
 */
export async function saveCard(brandId: string, method: Stripe.PaymentMethod): Promise<boolean> {
  if (!method.card || (await findCardByMethod(method.id))) return true
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card
  const otherCards = await listCards(brandId)
  const card = await createCard({
    brandId,
    methodRef: method.id,
    brand,
    last4,
    expMonth: exp_month,
    expYear: exp_year,
    fingerprint: fingerprint ?? method.id,
  })
  if (!card) return false
  if (otherCards.length === 0) {
    await makeDefault(brandId, card.id)
    await setDefaultMethod.request(`prefer:${card.id}:first`, { brandId, methodRef: method.id })
  }
  await emit('card.changed', { brandId })
  return true
}

/** Detaches a payment method from the brand at the provider. */
export const detachMethod = queueProviderCall<{ methodRef: string }, unknown>('forget card', {
  send: ({ methodRef }, key) => provider().paymentMethods.detach(methodRef, {}, { idempotencyKey: key }),
  onSuccess: async () => {},
  onRejected: async () => {},
})

/** Makes a payment method the provider’s default for invoices. */
export const setDefaultMethod = queueProviderCall<{ brandId: string; methodRef: string }, unknown>(
  'prefer card',
  {
    send: async ({ brandId, methodRef }, key) =>
      provider().customers.update(
        await customerOf(brandId),
        { invoice_settings: { default_payment_method: methodRef } },
        { idempotencyKey: key },
      ),
    onSuccess: async () => {},
    onRejected: async () => {},
  },
)
