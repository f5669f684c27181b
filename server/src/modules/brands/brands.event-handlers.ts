import { onEvent } from '../../platform/events/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { createBrand, updateBrand } from './brands.store.ts'

/** Creates the brand of a new brand account in the same transaction. */
export function registerBrands(): void {
  onEvent('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'brand') await createBrand(accountId, name, (await readMarketSettings()).earlyAccess)
  })
}

/**
 * Removes the company's name and contact from the row; its campaigns and deals keep them for the other party.
 */
export const brandErasure: Erasure = {
  eraseFor: (accountId) =>
    updateBrand(accountId, {
      companyName: 'Deleted brand',
      about: '',
      website: '',
      phone: '',
      city: '',
      logoUrl: null,
      coverUrl: null,
      legalName: '',
      vatNumber: '',
      companyNumber: '',
      street: '',
      postcode: '',
      industryId: null,
    }),
}
