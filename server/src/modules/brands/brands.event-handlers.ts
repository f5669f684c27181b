import { emit, onEvent } from '../../platform/events/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { createBrand, endEarlyAccess, updateBrand } from './brands.store.ts'

/** Registers the brand of a new brand account, in the same transaction, and the end of early access. */
export function registerBrands(): void {
  onEvent('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'brand') await createBrand(accountId, name, (await readMarketSettings()).earlyAccess)
  })
  onEvent('settings.changed', async ({ key, isOn }) => {
    if (key !== 'earlyAccess' || isOn) return
    for (const brandId of await endEarlyAccess()) await emit('brand.early_access_ended', { brandId })
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
