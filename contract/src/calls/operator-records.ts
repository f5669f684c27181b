import { z } from 'zod'
import { write } from '../call.ts'
import { dealLifecycle } from '../lifecycles/deal.ts'
import { deliverableLifecycle } from '../lifecycles/deliverable.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { mandateLifecycle } from '../lifecycles/mandate.ts'
import { paymentLifecycle } from '../lifecycles/payment.ts'
import { payoutLifecycle } from '../lifecycles/payout.ts'
import { currencies } from '../rules/currency.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { date, id, instant } from '../rules/text.ts'
import { priceResponse } from '../terms/price.ts'
import { disclosureBases } from './deals.ts'
import { queueItem, queueParty } from './queue.ts'

const byOperator = ['adminProMax'] as const

const openCase = z.object({
  noun: z.enum(['dispute', 'cancellation', 'chargeback']),
  id: id(),
  /** The state in words. */
  state: z.string(),
  at: instant(),
})

/** One deal as operators read it outside a case: without messages, files and what was submitted. */
const dealRecord = z.object({
  id: id(),
  status: z.enum(statesOf(dealLifecycle)),
  title: z.string(),
  isDirect: z.boolean(),
  brand: queueParty,
  talent: queueParty,
  /** The agency that acts for the talent, with the account of its owner. */
  agency: queueParty.nullable(),
  price: priceResponse,
  createdAt: instant(),
  completedAt: instant().nullable(),
  payDay: instant().nullable(),
  deliverables: z.array(
    z.object({
      id: id(),
      title: z.string(),
      status: z.enum(statesOf(deliverableLifecycle)),
      dueAt: instant(),
      isOverdue: z.boolean(),
      submissions: z.int(),
      postUrl: z.string().nullable(),
      /** Why it passes as labelled as an ad; null before it is posted, and for a file. */
      disclosureBasis: z.enum(disclosureBases).nullable(),
      /** It is to be posted, and an operator may allow that without a label. */
      mayAllowUnlabelled: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      id: id(),
      at: instant(),
      status: z.enum(statesOf(paymentLifecycle)),
      captured: z.int(),
      refunded: z.int(),
    }),
  ),
  payouts: z.array(
    z.object({
      id: id(),
      payee: queueParty,
      status: z.enum(statesOf(payoutLifecycle)),
      amount: z.int(),
      /** Why it is on hold or was returned; empty otherwise. */
      reason: z.string(),
      arrivesBy: instant().nullable(),
    }),
  ),
  timeline: z.array(z.object({ event: z.string(), subject: z.string(), by: z.string(), at: instant() })),
  cases: z.array(openCase),
  queueItems: z.array(queueItem),
  /** How many messages both sides have written about it. Their texts are read in a case only. */
  messages: z.int(),
})
export type DealRecord = z.output<typeof dealRecord>

const profileDeal = z.object({
  id: id(),
  title: z.string(),
  brand: z.string(),
  status: z.enum(statesOf(dealLifecycle)),
  /** What the brand pays. */
  amount: z.int(),
  currency: z.enum(currencies),
  createdAt: instant(),
})

const managedProfile = z.object({
  id: id(),
  name: z.string(),
  headline: z.string(),
  city: z.string(),
  country: z.string(),
  isListed: z.boolean(),
  createdAt: instant(),
  /** The account of the talent once they have claimed the profile; null while an agency manages it. */
  userId: id().nullable(),
  isErased: z.boolean(),
  mandates: z.array(
    z.object({
      id: id(),
      agency: queueParty,
      status: z.enum(statesOf(mandateLifecycle)),
      isManaged: z.boolean(),
      commission: z.object({ posting: z.int(), live: z.int(), content: z.int() }),
      startsOn: date(),
      endsOn: date().nullable(),
      /** The address to which an invitation to claim the profile went last; empty without one. */
      invited: z.string(),
    }),
  ),
  /** The newest 20. */
  deals: z.array(profileDeal),
  payouts: dealRecord.shape.payouts.element
    .extend({ title: z.string(), dealId: id(), currency: z.enum(currencies) })
    .array(),
  timeline: z.array(z.object({ to: z.enum(statesOf(mandateLifecycle)), agency: z.string(), at: instant() })),
  queueItems: z.array(queueItem),
})
export type ManagedProfile = z.output<typeof managedProfile>

const opening = { reason: operatorReason().default('Opened the page') }

/** Pages that operators read. Each opening is part of the audit log, so these calls are writes. */
export const operatorRecordCalls = {
  openDeal: write('/superAdmin/openDeal', {
    by: byOperator,
    input: z.strictObject({ dealId: id(), ...opening }),
    response: dealRecord,
    summary:
      'One deal with its parties, money, dates, timeline, cases and items of the queue. The opening is part of the audit log.',
  }),
  allowUnlabelledPost: write('/superAdmin/allowUnlabelledPost', {
    by: byOperator,
    input: z.strictObject({ deliverableId: id(), reason: operatorReason() }),
    response: z.object({ deliverableId: id() }),
    errors: ['wrong_state', 'not_a_post'],
    message: 'The post may go live without a label.',
    summary:
      'Lets one deliverable be submitted and posted without a label of its own, because the check was wrong or the post is clear in another way.',
  }),
  openManagedProfile: write('/superAdmin/openManagedProfile', {
    by: byOperator,
    input: z.strictObject({ talentId: id(), ...opening }),
    response: managedProfile,
    summary:
      'A profile that an agency manages, with its agreements, deals, payouts and items of the queue. The opening is part of the audit log.',
  }),
}
