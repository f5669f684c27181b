import { loadBrand } from '../brands/brands.store.ts'
import type { Party } from './invoices.tables.ts'

/** Returns the brand as the recipient of documents. */
export async function recipientOf(brandId: string): Promise<Party> {
  const brand = await loadBrand(brandId)
  const address = [brand?.city, brand?.country === 'GB' ? 'United Kingdom' : brand?.country]
    .filter(Boolean)
    .join('\n')
  const { legalName = '', companyName = '', vatNumber = '', companyNumber = '' } = brand ?? {}
  return { name: legalName || companyName, address, vatNumber, companyNumber }
}
