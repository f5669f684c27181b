import type { calendarCalls } from '@marquee/contract/calls/calendar'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { loadOwnOffer } from '../offers/offers.store.ts'
import { listAgreed, listAsked } from './calendar.store.ts'
import { clashesOf } from './clashes.ts'

/** What in an offer would clash with the talent's other work. A settled offer clashes with nothing any more; a foreign one is missing. */
export const showClashes: Act<typeof calendarCalls.talentClashes> = async ({ actor }, { offerId }) => {
  if (!(await loadOwnOffer(offerId, actor.id))) refuse('not_found')
  const [agreed, asked] = await Promise.all([listAgreed([actor.id]), listAsked([actor.id])])
  const offer = asked.find((one) => one.offerId === offerId)
  return { items: offer ? clashesOf(offer, [...agreed, ...asked.filter((one) => one !== offer)]) : [] }
}
