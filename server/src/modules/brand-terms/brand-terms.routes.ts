import type { brandTermsCalls } from '@marquee/contract/calls/brand-terms'
import type { Routes } from '../../platform/handler.ts'
import { addBrandTerms, getBrandTerms, removeBrandTerms, replaceBrandTerms } from './edit-brand-terms.ts'

export const brandTermsRoutes: Routes<typeof brandTermsCalls> = {
  brandTerms: getBrandTerms,
  addBrandTerms,
  replaceBrandTerms,
  removeBrandTerms,
}
