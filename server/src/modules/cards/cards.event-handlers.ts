import type Stripe from 'stripe'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { onProviderObject } from '../../platform/provider/sync-queue.ts'
import { applySetup, fetchSetup, saveCard } from './card.ts'
import { findBrandOfCustomer, findCardByMethod, updateCardRow } from './cards.store.ts'

/** Registers the provider’s card setups and payment methods; a bank may also change a card’s expiry date. */
export function registerCards(): void {
  onProviderObject('setup_intent', { fetch: fetchSetup, apply: applySetup })
  onProviderObject<Stripe.PaymentMethod>('payment_method', {
    fetch: (id) => provider().paymentMethods.retrieve(id),
    apply: applyMethod,
  })
}

async function applyMethod(method: Stripe.PaymentMethod): Promise<void> {
  const card = await findCardByMethod(method.id)
  if (!card) return saveCheckoutCard(method)
  if (!method.card) return
  const { exp_month: expMonth, exp_year: expYear, last4 } = method.card
  if (card.expMonth === expMonth && card.expYear === expYear && card.last4 === last4) return
  await updateCardRow(card.id, { expMonth, expYear, last4 })
  await emit('card.changed', { brandId: card.brandId })
}

/** Saves a card that a brand entered on the provider’s checkout page, so that it can be used for holds too. */
async function saveCheckoutCard(method: Stripe.PaymentMethod): Promise<void> {
  const customer = idOf(method.customer)
  const brandId = customer ? await findBrandOfCustomer(customer) : undefined
  if (brandId) await saveCard(brandId, method)
}
