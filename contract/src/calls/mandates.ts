import { z } from 'zod'
import { mandateScopes, read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { mandateLifecycle } from '../lifecycles/mandate.ts'
import { DEFAULT_COMMISSION, MAX_COMMISSION_BPS } from '../rules/commission.ts'
import { date, id, instant, page, paged } from '../rules/text.ts'

const rate = z
  .int('Please give a whole number of basis points.')
  .min(0, 'A commission cannot be negative.')
  .max(MAX_COMMISSION_BPS, 'A commission is at most half.')

/** What an agency asks to be allowed, and at what price (domain, section 6). Days are those of the calendar in London. */
export const mandateTerms = z
  .strictObject({
    scopes: z
      .array(z.enum(mandateScopes))
      .refine((scopes) => scopes.includes('view'), 'Without seeing the work nothing can be done.')
      .default(['view', 'apply', 'negotiate', 'accept', 'upload', 'message']),
    /** The talent confirms each acceptance before it counts. */
    dualConsent: z.boolean().default(false),
    commission: z.strictObject({ posting: rate, live: rate, content: rate }).default(DEFAULT_COMMISSION),
    exclusive: z.boolean().default(false),
    /** Today when left out. */
    startsAt: date().optional(),
    endsAt: date().nullable().default(null),
    /** Days after its end in which work begun under it still earns its commission. */
    sunsetDays: z.int().min(0).max(365).default(30),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt <= endsAt, {
    path: ['endsAt'],
    message: 'It ends before it starts.',
  })
export type MandateTerms = z.output<typeof mandateTerms>

const agencyCard = z.object({ id: id(), name: z.string(), logoUrl: z.string().nullable() })
export type AgencyCard = z.output<typeof agencyCard>
export const agencyCardResponse = agencyCard

/** A mandate as both sides read it. */
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
const mandateId = { mandateId: id(), version: z.int().min(1).optional() }

/** A thing an agency did in the talent's name. */
const deed = z.object({
  id: z.string(),
  /** The call's name, such as `agentAcceptOffer`. */
  call: z.string(),
  summary: z.string(),
  agency: z.string(),
  person: z.string(),
  /** What it was about, and what that is called. */
  subject: z.object({ noun: z.string(), id: id(), title: z.string() }).nullable(),
  at: instant(),
})
export type DelegatedAction = z.output<typeof deed>

export const mandateCalls = {
  talentMandates: read('/talent/mandates', {
    by: ['talent'],
    input: page(),
    response: paged(mandateResponse),
    summary: 'Who asks to represent the talent, does, or did: open requests first.',
  }),
  answerMandate: write('/talent/answer-mandate', {
    by: ['talent'],
    input: z.strictObject({
      ...mandateId,
      action: z.enum(['grant', 'refuse']),
      dualConsent: z.boolean().optional(),
    }),
    response: mandateResponse,
    errors: ['exclusive_elsewhere', 'mandate_ended', 'stale_version'],
    subject: own,
    message: 'Response saved.',
    summary: 'Grants a mandate, with or without the own confirmation of each acceptance, or refuses it.',
  }),
  setDualConsent: write('/talent/dual-consent', {
    by: ['talent'],
    input: z.strictObject({ ...mandateId, dualConsent: z.boolean() }),
    response: mandateResponse,
    errors: ['stale_version'],
    subject: own,
    message: 'Saved.',
    summary: 'Says whether acceptances by this agency wait for the talent’s own confirmation.',
  }),
  endMandate: write('/talent/end-mandate', {
    by: ['talent'],
    input: z.strictObject(mandateId),
    response: mandateResponse,
    errors: ['stale_version'],
    subject: { ...own, event: 'end' },
    message: 'Representation ended. Your deals are not affected.',
    summary: 'Ends a mandate at once; deals stay with the talent, with the commission they were agreed with.',
  }),
  delegatedActions: read('/talent/agent-acts', {
    by: ['talent'],
    input: page(),
    response: paged(deed),
    summary: 'Everything that was done in the talent’s name, newest first.',
  }),
}
