import { z } from 'zod'
import { emptyInput, read, roles, write } from '../call.ts'
import { consentWays, legalDocumentKeys } from '../legal/keys.ts'
import { appEnrolment, emailedCode, secondFactorCode } from '../rules/codes.ts'
import { emailField } from '../rules/email.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { enteredPassword } from '../rules/password.ts'
import { queueKindNames } from '../rules/queue-kinds.ts'
import { date, id, instant, line, page, paged } from '../rules/text.ts'
import { supportVisit } from './support-visits.ts'

const byOperator = ['adminProMax'] as const

const operator = z.object({ id: id(), name: z.string(), email: z.string() })
export type OperatorView = z.output<typeof operator>

/** How long an operator may act as a user, in milliseconds. */
export const IMPERSONATION_MS = 30 * 60_000

const accountStatuses = ['active', 'suspended', 'erased'] as const

/** A user in the list of operators. */
const userRow = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  /** The user is a member of an agency whose owner is suspended, and cannot sign in until that ends. */
  isAgencySuspended: z.boolean(),
  createdAt: instant(),
  /** When a session of the account was last used; null without a session. */
  lastSeenAt: instant().nullable(),
})
export type UserRow = z.output<typeof userRow>

/** What an operator noted about a user, for the other operators. */
export const userNote = z.object({ at: instant(), by: z.string(), text: z.string() })
export type UserNote = z.output<typeof userNote>

const userDetails = userRow.extend({
  emailVerifiedAt: instant().nullable(),
  /** The versions of legal documents that the user has confirmed, newest first. */
  consents: z.array(
    z.object({
      document: z.enum(legalDocumentKeys),
      version: z.string(),
      at: instant(),
      way: z.enum(consentWays),
      /** Null where no request of the user confirmed it, and after erasure. */
      ip: z.string().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({ id: id(), device: z.string(), ip: z.string(), startedAt: instant(), lastSeenAt: instant() }),
  ),
  visits: z.array(supportVisit.extend({ operator: z.string() })),
  /** The latest notes, newest first. */
  notes: z.array(userNote),
})
export type UserDetails = z.output<typeof userDetails>

const auditEntry = z.object({
  id: z.int(),
  at: instant(),
  operator: z.object({ id: id(), name: z.string() }),
  /** The name of the call, and what it does. */
  action: z.string(),
  summary: z.string(),
  /** The operator did it as the user. */
  isAsUser: z.boolean(),
  user: z.object({ id: id(), name: z.string(), email: z.string() }).nullable(),
  /** What was done, in words: "Approved the campaign". For what was done as the user the summary of the call. */
  outcome: z.string(),
  /** What it was about; null for acts about the user alone, or about the market. */
  subject: z
    .object({
      noun: z.string(),
      id: id(),
      /** The noun in words, such as "Campaign". */
      label: z.string(),
      /** Its name or title; empty for what has none or is deleted. */
      name: z.string(),
      /** Where operators read it: in the queue while it waits there, otherwise at its deal or user. Null without a page. */
      page: z
        .object({
          at: z.enum(['queue', 'deal', 'user', 'managed_profile']),
          /** The kind of an item of the queue; null for other pages. */
          kind: z.enum(queueKindNames).nullable(),
          id: id(),
        })
        .nullable(),
    })
    .nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  ip: z.string(),
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

const user = { noun: 'account', field: 'userId', scope: 'public' } as const

/** The calls of operators. None of them is open to users, and no call of users to operators. */
export const operatorCalls = {
  generateOtp: write('/superAdmin/generateOtp', {
    by: 'anyone',
    input: z.strictObject({ email: emailField(), password: enteredPassword() }),
    response: z.object({ sent: z.literal(true), isEnrolled: z.boolean() }),
    errors: ['wrong_sign_in', 'passwords_busy'],
    rate: 'sign-in',
    message: 'We’ve sent you a code. Please check your email.',
    summary:
      'Emails an operator a code, for signing in or for acting as a user. Every other account is answered like a wrong password.',
  }),
  verifyOtp: write('/superAdmin/verifyOtp', {
    by: 'anyone',
    input: z.strictObject({ code: emailedCode(), totp: secondFactorCode().optional() }),
    response: z.object({
      /** Null until the operator has enrolled an app. */
      token: z.string().nullable(),
      operator: operator.nullable(),
      enrolment: appEnrolment.nullable(),
    }),
    errors: ['wrong_code'],
    rate: 'code',
    summary:
      'Opens an operator’s session with the emailed code and the code of the app. Without an app it returns what to enrol.',
  }),
  enrolOperator: write('/superAdmin/enrol', {
    by: 'anyone',
    input: z.strictObject({ totp: emailedCode() }),
    response: z.object({ token: z.string(), operator, recoveryCodes: z.array(z.string()) }),
    errors: ['wrong_code'],
    rate: 'code',
    message: 'Your app is connected.',
    summary:
      'Connects the app with one of its codes and opens the first session. Returns the recovery codes once.',
  }),
  getOperator: read('/superAdmin/getOperator', {
    by: byOperator,
    input: emptyInput(),
    response: operator,
    rate: 'light',
    summary: 'The signed-in operator.',
  }),
  operatorSignOut: write('/superAdmin/signOut', {
    by: byOperator,
    input: emptyInput(),
    response: z.object({ ended: z.literal(true) }),
    summary: 'Ends the operator’s session, and with it every visit to a user.',
  }),
  userList: read('/superAdmin/getUserList', {
    by: byOperator,
    input: page().extend({
      /** Part of the name or of the email address. */
      q: line(120).optional(),
      role: z.enum(roles).optional(),
      status: z.enum(accountStatuses).optional(),
    }),
    response: paged(userRow),
    summary: 'All accounts, the newest first.',
  }),
  getUser: read('/superAdmin/getUser', {
    by: byOperator,
    input: z.strictObject({ userId: id() }),
    response: userDetails,
    subject: user,
    summary: 'One account with its sessions, the visits of operators and their notes.',
  }),
  tokenByUser: write('/superAdmin/getTokenByuser', {
    by: byOperator,
    input: z.strictObject({
      userId: id(),
      reason: operatorReason(),
      code: emailedCode(),
      totp: secondFactorCode(),
      /** The case that needs the messages of the user; without one they are hidden. */
      caseId: line(80).optional(),
    }),
    response: z.object({
      token: z.string(),
      visit: supportVisit,
      user: userRow,
      /** Where the visit goes on when users have another host than operators; null where they share one. */
      handoverUrl: z.string().nullable(),
    }),
    errors: ['wrong_code', 'wrong_state', 'not_found'],
    rate: 'code',
    summary:
      'A token with which the operator acts as a user for 30 minutes, confirmed with a new emailed code and the app. It changes nothing until changes are allowed, works in the operator’s own browser only, and the user is notified.',
  }),
  auditLog: read('/superAdmin/getAuditLog', {
    by: byOperator,
    input: page().extend({
      operatorId: id().optional(),
      userId: id().optional(),
      action: z
        .string()
        .regex(/^[a-zA-Z]{2,60}$/, 'This is not the name of a call.')
        .optional(),
      /** Calendar days in London. */
      from: date().optional(),
      to: date().optional(),
    }),
    response: paged(auditEntry),
    rate: 'normal',
    summary: 'What operators did, and what happened while they acted as users, the newest first.',
  }),
}
