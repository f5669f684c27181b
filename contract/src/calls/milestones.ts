import { z } from 'zod'
import { read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { milestoneLifecycle } from '../lifecycles/milestone.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { id, instant } from '../rules/text.ts'
import { priceResponse } from '../terms/price.ts'
import { dealDetailsResponse } from './deals.ts'
import { payableResponse } from './payments.ts'
import { forBrand } from './settlements.ts'

const milestone = z.object({
  id: id(),
  /** Its number in the deal, from 1. */
  no: z.int(),
  status: z.enum(statesOf(milestoneLifecycle)),
  version: z.int(),
  price: priceResponse,
  deliverableIds: z.array(id()),
  /** What the brand pays for it, for the brand alone and while it is to be paid; null otherwise, and while a charge of it is under way. */
  funding: payableResponse.nullable(),
  /** Until when the brand has to pay it; null unless it is to be paid. */
  payBy: instant().nullable(),
  fundedAt: instant().nullable(),
  /** When it is paid out; null before its work is approved. */
  payDay: instant().nullable(),
  paidOutAt: instant().nullable(),
  allowedActions: z.array(z.string()),
})
export type Milestone = z.output<typeof milestone>

const list = z.object({ items: z.array(milestone) })
const ofDeal = { noun: 'deal', field: 'dealId' } as const

const talentSide = {
  talentMilestones: read('/talent/getMilestones', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: list,
    subject: ofDeal,
    summary: 'The milestones of a deal in their order; none where it is paid at once.',
  }),
  leaveUnfundedDeal: write('/talent/leaveUnfundedDeal', {
    by: ['talent'],
    input: z.strictObject({ dealId: id(), version: z.int32().min(1).optional() }),
    response: dealDetailsResponse,
    errors: [
      'milestone_not_late',
      'charge_running',
      'payment_disputed',
      'split_needs_talent',
      'stale_version',
    ],
    subject: ofDeal,
    message: 'You have left the deal. What was approved is paid out.',
    whileActing: 'refused',
    summary: 'Leaves a deal whose next milestone has not been paid for 7 days; approved work is paid out.',
  }),
} as const

export const milestoneCalls = {
  brandMilestones: forBrand('/brand/getMilestones', talentSide.talentMilestones),
  payOutMilestone: write('/brand/payOutMilestone', {
    by: ['brand'],
    input: z.strictObject({ dealId: id(), no: z.int32().min(1), version: z.int32().min(1).optional() }),
    response: list,
    errors: ['no_milestones', 'payment_disputed', 'stale_version'],
    subject: ofDeal,
    message: 'Milestone paid out.',
    whileActing: 'refused',
    summary: 'Pays out an approved milestone before its payout date.',
  }),

  ...talentSide,

  agentMilestones: onBehalfOfSubject('/talentagent/getMilestones', talentSide.talentMilestones, 'view'),
  agentLeaveUnfundedDeal: onBehalfOfSubject(
    '/talentagent/leaveUnfundedDeal',
    talentSide.leaveUnfundedDeal,
    'negotiate',
  ),
}
