import { within } from '../../platform/events.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { addBrand } from './brands.store.ts'

/** A brand's account brings its company into being in the same transaction. */
export function wireBrands(): void {
  within('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'brand') await addBrand(accountId, name, (await readMarketSettings()).earlyAccess)
  })
}
