import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { findCustomer, createCustomer as saveCustomer } from './cards.store.ts'

const createCustomer = queueProviderCall<{ brandId: string }, { id: string }>('customer', {
  send: async ({ brandId }, key) => {
    const brand = await loadBrand(brandId)
    return provider().customers.create(
      { name: brand?.legalName || brand?.companyName || 'Brand', metadata: { brand: brandId } },
      { idempotencyKey: key },
    )
  },
  onSuccess: ({ id }, { brandId }) => saveCustomer(brandId, id),
  onRejected: async () => {},
})

/** Ensures that the provider knows the brand: returns the calls to perform first, none when it does. */
export async function ensureCustomer(brandId: string): Promise<string[]> {
  if (await findCustomer(brandId)) return []
  return [await createCustomer.request(`customer:${brandId}`, { brandId }, { inRequest: true })]
}

/**
 * Returns the provider's customer id of a brand after `ensureCustomer`. Throws while it has none, so that the
 * call is tried again.
 */
export async function customerOf(brandId: string): Promise<string> {
  const customer = await findCustomer(brandId)
  if (!customer) throw new Error('The brand is not known to the payment provider yet')
  return customer
}
