import { fail } from '@marquee/contract/errors'
import type { RequestContext } from '../../platform/handler.ts'
import { lockNegotiation, type Negotiation } from './offers.store.ts'
import { isSideSuspended } from './sides.store.ts'

/**
 * Locks an offer of the side that accepts, and the accounts of both sides. Fails with `not_found` for a foreign offer, and
 * with `party_suspended`: an offer of a suspended account is withdrawn, but only after the commit of the suspension.
 */
export async function lockToAccept({ actor }: RequestContext, offerId: string): Promise<Negotiation> {
  const [negotiation, isSuspended] = await Promise.all([
    lockNegotiation(offerId, actor.id),
    isSideSuspended(offerId, actor.delegation ? null : actor.id),
  ])
  if (!negotiation) fail('not_found')
  return isSuspended ? fail('party_suspended') : negotiation
}
