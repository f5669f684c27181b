import { z } from 'zod'
import { read } from '../call.ts'
import { acrossRoster, onBehalfOfSubject } from '../on-behalf.ts'
import { date, id } from '../rules/text.ts'

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

export const calendarCalls = {
  ...talentSide,
  agentCalendar: acrossRoster('/talentagent/calendar', talentSide.talentCalendar, 'view'),
  agentConflicts: onBehalfOfSubject('/talentagent/clashes', talentSide.talentConflicts, 'view'),
}
