import type { calendarCalls } from '@marquee/contract/calls/calendar'
import { refuseField } from '@marquee/contract/refusals'
import { addDays } from '@marquee/contract/rules/dates'
import { type Act, partiesOf } from '../../platform/act.ts'
import { listAgreed, listAsked } from './calendar.store.ts'
import { stretchesOf } from './stretches.ts'

const MOST_DAYS = 366

/** The days taken by what a talent, or anybody of a roster, has agreed to, and those that open offers ask for. At most a year. */
export const showCalendar: Act<typeof calendarCalls.talentCalendar> = async ({ actor }, range) => {
  if (range.until < range.from) refuseField('until', 'It ends before it starts.')
  if (range.until > addDays(range.from, MOST_DAYS)) refuseField('until', 'Please ask for at most a year.')
  const parties = partiesOf(actor)
  const [agreed, asked] = await Promise.all([listAgreed(parties), listAsked(parties)])
  return { items: stretchesOf([...agreed, ...asked], range) }
}
