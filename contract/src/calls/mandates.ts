import { z } from 'zod'
import { mandateScopes, read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { mandateLifecycle } from '../lifecycles/mandate.ts'
import { DEFAULT_COMMISSION, MAX_COMMISSION_BPS } from '../rules/commission.ts'
import { date, id, instant, page, paged } from '../rules/text.ts'

const rate = z
  .int('Please enter a whole number of basis points.')
  .min(0, 'A commission cannot be negative.')
  .max(MAX_COMMISSION_BPS, 'A commission can’t be more than half.')

/**
 * The permissions an agency requests and its commission (domain, section 6). Days are calendar days in
 * London.
 */
export const mandateTerms = z
  .strictObject({
    scopes: z
      .array(z.enum(mandateScopes))
      .refine((scopes) => scopes.includes('view'), 'The permission to view is required.')
      .default(['view', 'apply', 'negotiate', 'accept', 'upload', 'message']),
    /** The talent must approve each acceptance before it counts. */
    dualConsent: z.boolean().default(false),
    commission: z.strictObject({ posting: rate, live: rate, content: rate }).default(DEFAULT_COMMISSION),
    exclusive: z.boolean().default(false),
    /** Defaults to today. */
    startsAt: date().optional(),
    endsAt: date().nullable().default(null),
    /** Days after the mandate's end in which work begun under it still earns commission. */
    sunsetDays: z.int().min(0).max(365).default(30),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt <= endsAt, {
    path: ['endsAt'],
    message: 'The end date must be on or after the start date.',
  })
export type MandateTerms = z.output<typeof mandateTerms>

const agencyCard = z.object({ id: id(), name: z.string(), logoUrl: z.string().nullable() })
export type AgencyCard = z.output<typeof agencyCard>
export const agencyCardResponse = agencyCard

/** A mandate as the talent and the agency read it. */
export const mandateResponse = z.object({
  id: id(),
  status: z.enum(statesOf(mandateLifecycle)),
  version: z.int(),
  agency: agencyCard,
  isManaged: z.boolean(),
  scopes: z.array(z.enum(mandateScopes)),
  dualConsent: z.boolean(),
  commission: z.object({ posting: z.int(), live: z.int(), content: z.int() }),
  exclusive: z.boolean(),
  startsAt: date(),
  endsAt: date().nullable(),
  sunsetDays: z.int(),
  proposedAt: instant(),
  endedAt: instant().nullable(),
  endedBy: z.string().nullable(),
  allowedActions: z.array(z.string()),
})
export type MandateView = z.output<typeof mandateResponse>

const own = { noun: 'mandate', field: 'mandateId' } as const
const mandateId = { mandateId: id(), version: z.int32().min(1).optional() }

/** One delegated action: a call that an agency made on behalf of the talent. */
const delegatedAction = z.object({
  id: z.string(),
  /** The call's name, such as `agentAcceptOffer`. */
  call: z.string(),
  summary: z.string(),
  agency: z.string(),
  person: z.string(),
  /** The object of the call and its title. */
  subject: z.object({ noun: z.string(), id: id(), title: z.string() }).nullable(),
  at: instant(),
})
export type DelegatedAction = z.output<typeof delegatedAction>

export const mandateCalls = {
  talentMandates: read('/talent/mandates', {
    by: ['talent'],
    input: page(),
    response: paged(mandateResponse),
    summary: 'Requests to represent the talent and current and past representation, open requests first.',
  }),
  answerMandate: write('/talent/answer-mandate', {
    whileActing: 'refused',
    by: ['talent'],
    input: z.strictObject({
      ...mandateId,
      action: z.enum(['grant', 'refuse']),
      dualConsent: z.boolean().optional(),
    }),
    response: mandateResponse,
    errors: ['exclusive_elsewhere', 'mandate_ended', 'stale_version'],
    subject: own,
    message: 'Your response is sent.',
    summary: 'Accepts a representation request, with or without approval of each acceptance, or declines it.',
  }),
  setDualConsent: write('/talent/dual-consent', {
    whileActing: 'refused',
    by: ['talent'],
    input: z.strictObject({ ...mandateId, dualConsent: z.boolean() }),
    response: mandateResponse,
    errors: ['stale_version'],
    subject: own,
    message: 'Saved.',
    summary: 'Sets whether acceptances by this agency need the talent’s approval.',
  }),
  endMandate: write('/talent/end-mandate', {
    whileActing: 'refused',
    by: ['talent'],
    input: z.strictObject(mandateId),
    response: mandateResponse,
    errors: ['stale_version'],
    subject: { ...own, event: 'end' },
    message: 'Representation ended. Your deals are not affected.',
    summary: 'Ends representation at once; deals stay with the talent and keep their agreed commission.',
  }),
  delegatedActions: read('/talent/agent-acts', {
    by: ['talent'],
    input: page(),
    response: paged(delegatedAction),
    summary: 'Agent activity on behalf of the talent, newest first.',
  }),
}
