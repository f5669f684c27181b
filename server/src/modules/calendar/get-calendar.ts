import type { calendarCalls } from '@marquee/contract/calls/calendar'
import { failField } from '@marquee/contract/errors'
import { addDays } from '@marquee/contract/rules/dates'
import { actingForIds, type Handler } from '../../platform/handler.ts'
import { listDealDates, listOfferDates } from './calendar.store.ts'
import { calendarEntriesOf } from './calendar-entries.ts'

const MOST_DAYS = 366

/** The days taken by what a talent, or anybody of a roster, has agreed to, and those that open offers ask for. At most a year. */
export const getCalendar: Handler<typeof calendarCalls.talentCalendar> = async ({ actor }, range) => {
  if (range.until < range.from) failField('until', 'The end date must be on or after the start date.')
  if (range.until > addDays(range.from, MOST_DAYS)) failField('until', 'Please ask for at most a year.')
  const parties = actingForIds(actor)
  const [agreed, asked] = await Promise.all([listDealDates(parties), listOfferDates(parties)])
  return { items: calendarEntriesOf([...agreed, ...asked], range) }
}
