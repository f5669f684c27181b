import { z } from 'zod'
import { emptyInput, read, userRoles, write } from '../call.ts'
import { acrossRoster, onBehalfOfSubject } from '../on-behalf.ts'
import { date, id, instant } from '../rules/text.ts'

/** A range of days that is taken, or would be; both ends are included. Days are calendar days in London. */
const calendarEntry = z.object({
  talent: z.object({ id: id(), name: z.string(), avatarUrl: z.string().nullable() }),
  kind: z.enum(['draft', 'posting', 'exclusivity', 'offer']),
  title: z.string(),
  brandName: z.string(),
  from: date(),
  until: date(),
  dealId: id().nullable(),
  offerId: id().nullable(),
})
export type CalendarEntry = z.output<typeof calendarEntry>

const scheduleConflict = z.object({
  kind: z.enum(['dates', 'exclusivity', 'competitor']),
  /** A sentence for the reader that names the other brand. */
  sentence: z.string(),
  from: date(),
  until: date(),
  dealId: id().nullable(),
  offerId: id().nullable(),
})
export type ScheduleConflict = z.output<typeof scheduleConflict>

const talentSide = {
  talentCalendar: read('/talent/calendar', {
    by: ['talent'],
    input: z.strictObject({ from: date(), until: date() }),
    response: z.object({ items: z.array(calendarEntry) }),
    summary: 'Days taken by active deals and requested by open offers.',
  }),
  talentConflicts: read('/talent/clashes', {
    by: ['talent'],
    input: z.strictObject({ offerId: id() }),
    response: z.object({ items: z.array(scheduleConflict) }),
    subject: { noun: 'offer', field: 'offerId' },
    summary: 'Conflicts between an offer and the talent’s active deals: dates, exclusivity, competitors.',
  }),
} as const

const feed = z.object({
  /** When the address was made; null without one. */
  createdAt: instant().nullable(),
})

export const calendarCalls = {
  ...talentSide,
  calendarFeed: read('/user/get-calendar-feed', {
    by: userRoles,
    input: emptyInput(),
    response: feed,
    summary: 'Whether the account has an address of its due dates for calendar programs. It is not stored.',
  }),
  resetCalendarFeed: write('/user/reset-calendar-feed', {
    by: userRoles,
    whileActing: 'refused',
    input: emptyInput(),
    response: feed.extend({
      /** The secret address; it is shown only here, because only its hash is stored. */
      url: z.string(),
    }),
    message: 'Address created.',
    summary:
      'Makes a new secret address of the due dates, without names and amounts. An earlier one stops working.',
  }),
  endCalendarFeed: write('/user/end-calendar-feed', {
    by: userRoles,
    input: emptyInput(),
    response: feed,
    message: 'The address no longer works.',
    summary: 'Ends the address of the due dates. Repeating it changes nothing.',
  }),
  agentCalendar: acrossRoster('/talentagent/calendar', talentSide.talentCalendar, 'view'),
  agentConflicts: onBehalfOfSubject('/talentagent/clashes', talentSide.talentConflicts, 'view'),
}
