import type { attachedTermsCalls } from '@marquee/contract/calls/brand-terms'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { viewBrandTerms } from '../brand-terms/brand-terms.view.ts'
import { findAttachedTerms } from './attached-terms.store.ts'

/**
 * Returns the file of terms that an offer attaches, to a side of it. Fails with `not_found` for a foreign offer and for terms that
 * it does not attach.
 */
export const getAttachedTerms: Handler<typeof attachedTermsCalls.talentAttachedTerms> = async (
  ctx,
  { offerId, termsId },
) => {
  const terms = await findAttachedTerms({ offerId, termsId, partyId: ctx.actor.id })
  return viewBrandTerms(terms ?? fail('not_found'), ctx.now)
}
