import { fail } from '@marquee/contract/errors'
import type { RequestContext } from '../../platform/handler.ts'
import type { Side } from './amendment.ts'
import { type AmendedDeal, type Amendment, lockAmendedDeal } from './amendments.store.ts'

/**
 * Locks a change of this brand or talent with its deal. Fails with `not_found` for a foreign one, and for a draft
 * that the talent does not see.
 */
export async function lockAmendmentFor(
  ctx: RequestContext,
  amendmentId: string,
  side: Side,
): Promise<{ found: AmendedDeal; amendment: Amendment }> {
  const found = (await lockAmendedDeal({ amendmentId, partyId: ctx.actor.id })) ?? fail('not_found')
  const amendment = found.amendments.find(({ id }) => id === amendmentId)
  if (!amendment || (side === 'talent' && amendment.status === 'draft')) fail('not_found')
  return { found, amendment }
}
