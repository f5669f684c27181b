import type { calendarCalls } from '@marquee/contract/calls/calendar'
import { fail, failField } from '@marquee/contract/errors'
import { addDays } from '@marquee/contract/rules/dates'
import { actingForIds, type Handler } from '../../platform/handler.ts'
import { loadOwnOffer } from '../offers/offers.store.ts'
import { listDealDates, listOfferDates } from './calendar.store.ts'
import { calendarEntriesOf } from './commitment.ts'
import { conflictsOf } from './conflicts.ts'

const MAX_DAYS = 366

/**
 * Returns the days taken by deals of a talent or a roster, and those requested by open offers. At most a
 * year.
 */
export const getCalendar: Handler<typeof calendarCalls.talentCalendar> = async ({ actor }, range) => {
  if (range.until < range.from) failField('until', 'The end date must be on or after the start date.')
  if (range.until > addDays(range.from, MAX_DAYS))
    failField('until', 'Please choose a range of at most one year.')
  const parties = actingForIds(actor)
  const [agreed, offered] = await Promise.all([listDealDates(parties), listOfferDates(parties)])
  return { items: calendarEntriesOf([...agreed, ...offered], range) }
}

/**
 * Returns the conflicts of an offer with the talent's other work; none for a closed offer. Fails with
 * `not_found` for a foreign one.
 */
export const getConflicts: Handler<typeof calendarCalls.talentConflicts> = async ({ actor }, { offerId }) => {
  if (!(await loadOwnOffer(offerId, actor.id))) fail('not_found')
  const [agreed, offered] = await Promise.all([listDealDates([actor.id]), listOfferDates([actor.id])])
  const offer = offered.find((one) => one.offerId === offerId)
  return { items: offer ? conflictsOf(offer, [...agreed, ...offered.filter((one) => one !== offer)]) : [] }
}
