import { z } from 'zod'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { date, paragraph } from '../rules/text.ts'
import { formats, platforms } from './deliverables.ts'

/** One item of agreed work. Dates are calendar days in London. */
export const deliverableSpec = z.strictObject({
  platform: z.enum(platforms),
  format: z.enum(formats),
  quantity: z.int().min(1).max(20),
  brief: paragraph(1000, 0),
  draftDue: date(),
  postFrom: date().nullable(),
  postUntil: date().nullable(),
  minLiveDays: z.int().min(0).max(365),
})
/** One item of work before there is a deal. */
export const offeredDeliverable = deliverableSpec.extend({
  brief: withoutContactDetails(deliverableSpec.shape.brief),
})
export type DeliverableSpec = z.output<typeof deliverableSpec>
