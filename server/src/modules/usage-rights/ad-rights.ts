import { type Deal, rightsEndOf } from '../deals/deal.ts'

/** The noun of the timers of ad codes. */
export const AD_CODE = 'ad code'

/**
 * Returns when the right to use the work of a deal for paid ads ends; null unless that right is in use. A deal that is disputed
 * after its completion has none meanwhile.
 */
export function adRightsEndOf(deal: Deal, now: Date): Date | null {
  const endsAt = rightsEndOf(deal)
  const isInUse =
    (deal.status === 'completed' || deal.status === 'cancelled') && endsAt !== null && endsAt > now
  return isInUse && deal.terms.rights.channels.includes('paid') ? endsAt : null
}
