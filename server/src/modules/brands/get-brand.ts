import type { brandCalls } from '@marquee/contract/calls/brands'
import { fail } from '@marquee/contract/errors'
import { agencyOf, type Handler, soleIdOf } from '../../platform/handler.ts'
import { findBrandFor } from './brands.store.ts'
import { industryNames } from './industry-names.ts'

/**
 * Returns what a brand says about itself, for a talent or a roster. Fails with `not_found` for an unknown brand, a
 * suspended or erased one, and across a block.
 */
export const getBrand: Handler<typeof brandCalls.brandDetails> = async ({ actor }, { brandId }) => {
  const [brand, industries] = await Promise.all([
    findBrandFor(brandId, { talentId: soleIdOf(actor), agencyId: agencyOf(actor) }),
    industryNames(),
  ])
  const { industryId, ...page } = brand ?? fail('not_found')
  return { ...page, industry: industryId ? (industries.get(industryId) ?? null) : null }
}
