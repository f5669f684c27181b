import type { calendarCalls } from '@marquee/contract/calls/calendar'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadOwnOffer } from '../offers/offers.store.ts'
import { listDealDates, listOfferDates } from './calendar.store.ts'
import { conflictsOf } from './conflicts.ts'

/**
 * Returns the conflicts of an offer with the talent's other work; none for a closed offer. Fails with
 * `not_found` for a foreign one.
 */
export const getConflicts: Handler<typeof calendarCalls.talentConflicts> = async ({ actor }, { offerId }) => {
  if (!(await loadOwnOffer(offerId, actor.id))) fail('not_found')
  const [agreed, asked] = await Promise.all([listDealDates([actor.id]), listOfferDates([actor.id])])
  const offer = asked.find((one) => one.offerId === offerId)
  return { items: offer ? conflictsOf(offer, [...agreed, ...asked.filter((one) => one !== offer)]) : [] }
}
