import type { verificationCalls } from '@marquee/contract/calls/verification'
import type { Handler } from '../../platform/handler.ts'
import { listFactsOfBrands, listFactsOfTalents } from './verification.store.ts'
import { viewVerified } from './verification.view.ts'

/** Returns what was verified about talents, in the order of the request. */
export const getVerifiedTalents: Handler<typeof verificationCalls.verifiedTalents> = async (
  _ctx,
  { talentIds },
) => viewVerified(talentIds, await listFactsOfTalents(talentIds), ({ talentId }) => talentId)

/** Returns what was verified about brands, in the order of the request. */
export const getVerifiedBrands: Handler<typeof verificationCalls.verifiedBrands> = async (
  _ctx,
  { brandIds },
) => viewVerified(brandIds, await listFactsOfBrands(brandIds), ({ brandId }) => brandId)
