import { z } from 'zod'
import { emptyInput, read, roles, userRoles, write } from '../call.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { id, instant, page, paged } from '../rules/text.ts'

/** A visit of an operator to a user, as both of them read it. */
export const supportVisit = z.object({
  id: id(),
  reason: z.string(),
  startedAt: instant(),
  /** When it ended, or the latest moment at which it will. */
  endsAt: instant(),
  isOpen: z.boolean(),
  canWrite: z.boolean(),
  /** The operator may read messages because of a case. */
  readsMessages: z.boolean(),
  /** What the operator changed, by the summary of the call. */
  changes: z.array(z.object({ summary: z.string(), at: instant() })),
  /** What the user objected; null without an objection. */
  objection: z.string().nullable(),
})
export type SupportVisit = z.output<typeof supportVisit>

const ownVisit = { noun: 'visit', field: 'visitId' } as const

/** The calls about visits of operators: by the operator who acts as the user, and by the user. */
export const supportVisitCalls = {
  currentVisit: read('/user/currentVisit', {
    by: userRoles,
    whileActing: 'only',
    input: emptyInput(),
    response: supportVisit.extend({
      operator: z.string(),
      user: z.object({ id: id(), name: z.string(), role: z.enum(roles) }),
      /** Where the operator returns to. */
      adminUrl: z.string(),
    }),
    rate: 'light',
    summary: 'The visit that this token belongs to.',
  }),
  allowChanges: write('/user/allowChanges', {
    by: userRoles,
    whileActing: 'only',
    input: z.strictObject({ reason: operatorReason() }),
    response: supportVisit,
    message: 'You can change things now.',
    summary: 'Lets the operator change things as the user, with a reason that is kept.',
  }),
  endVisit: write('/user/endVisit', {
    by: userRoles,
    whileActing: 'only',
    input: emptyInput(),
    response: z.object({ adminUrl: z.string() }),
    summary: 'Ends the visit. The operator stays signed in.',
  }),
  enterVisit: write('/user/enterVisit', {
    by: 'anyone',
    input: z.strictObject({ handover: z.string().min(20).max(200) }),
    response: z.object({ token: z.string() }),
    errors: ['wrong_code'],
    rate: 'code',
    summary: 'Takes a visit over to the host of users: once, in the minute after it began.',
  }),
  supportVisits: read('/user/supportVisits', {
    by: userRoles,
    input: page(),
    response: paged(supportVisit),
    summary: 'The visits of Marquee’s operators to your account, the newest first.',
  }),
  objectToVisit: write('/user/objectToVisit', {
    by: userRoles,
    whileActing: 'refused',
    input: z.strictObject({ visitId: id(), objection: operatorReason() }),
    response: supportVisit,
    subject: ownVisit,
    message: 'We’ve recorded your objection.',
    errors: ['wrong_state'],
    summary: 'Objects to a visit, which ends at once. Operators read the objection.',
  }),
}
