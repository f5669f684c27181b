import { onEvent } from '../../platform/events/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { createBrand, updateBrand } from './brands.store.ts'
import { evictIndustryNames } from './industry-names.ts'

/** A brand's account brings its company into being in the same transaction. */
export function registerBrands(): void {
  evictIndustryNames()
  onEvent('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'brand') await createBrand(accountId, name, (await readMarketSettings()).earlyAccess)
  })
}

/** The company's name and contact leave the row; its campaigns and deals keep it for the other side. */
export const brandErasure: Erasure = {
  eraseFor: (accountId) =>
    updateBrand(accountId, {
      ...{
        companyName: 'Deleted brand',
        about: '',
        website: '',
        phone: '',
        city: '',
        logoUrl: null,
        coverUrl: null,
      },
      ...{ legalName: '', vatNumber: '', companyNumber: '', industryId: null },
    }),
}
