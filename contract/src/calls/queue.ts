import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { currencies } from '../rules/currency.ts'
import { emailField } from '../rules/email.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { itemEmailKinds, queueKindNames } from '../rules/queue-kinds.ts'
import { id, instant } from '../rules/text.ts'
import { operatorPage } from './operator-page.ts'

const kind = z.enum(queueKindNames)

const party = z.object({ id: id(), name: z.string() })

/** Someone an item concerns, and the page where operators read about them; null for who is deleted. */
export const queueParty = party.extend({
  page: operatorPage.nullable(),
})

export type QueueParty = z.output<typeof queueParty>

export const queueItem = z.object({
  kind,
  /** What waits: a campaign, refund, payout or account. */
  subjectId: id(),
  /** What the item is about in a few words, such as a campaign’s title or a bank’s reason. */
  subject: z.string(),
  /** The user it concerns, and the other side where there is one. */
  user: queueParty.nullable(),
  other: queueParty.nullable(),
  /** The deal it is about; null where it is about none. */
  dealId: id().nullable(),
  money: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable(),
  since: instant(),
  dueAt: instant(),
  assignee: party.nullable(),
  /** Until when the item is postponed; null for one that waits. */
  postponedUntil: instant().nullable(),
  postponedBy: party.nullable(),
  /** Why it is postponed; empty for one that waits. */
  postponeReason: z.string(),
  /** The last email that an operator sent because of the item; null without one since the item appeared. */
  lastEmail: z
    .object({
      kind: z.enum(itemEmailKinds),
      at: instant(),
      by: party.nullable(),
      /** The address; empty when it is no longer known. */
      to: z.string(),
    })
    .nullable(),
})
export type QueueItem = z.output<typeof queueItem>

const queue = z.object({
  /** At most 200, the earliest due first. */
  items: z.array(queueItem),
  hasMore: z.boolean(),
  /** Postponed items, the earliest due first. With `items` at most 200. */
  postponed: z.array(queueItem),
})
export type Queue = z.output<typeof queue>

const which = { kind, subjectId: id() }

/** The queue of everything that waits for an operator. */
export const queueCalls = {
  queue: read('/superAdmin/getQueue', {
    by: ['adminProMax'],
    input: emptyInput(),
    response: queue,
    summary: 'Everything that waits for an operator, the earliest due first.',
  }),
  assignQueueItem: write('/superAdmin/assignQueueItem', {
    by: ['adminProMax'],
    input: z.strictObject({
      ...which,
      /** Null gives the item back. */
      assigneeId: id().nullable(),
      reason: operatorReason().default('Assignment changed in the queue'),
    }),
    response: queue,
    summary: 'Assigns an item of the queue to an operator, or to nobody.',
  }),
  postponeQueueItem: write('/superAdmin/postponeQueueItem', {
    by: ['adminProMax'],
    input: z.strictObject({
      ...which,
      /** Null brings a postponed item back. */
      until: instant().nullable(),
      reason: operatorReason(),
    }),
    response: queue,
    message: 'The item is saved.',
    summary: 'Postpones an item of the queue for at most 30 days, or brings it back.',
  }),
  closeQueueItem: write('/superAdmin/closeQueueItem', {
    by: ['adminProMax'],
    input: z.strictObject({ ...which, reason: operatorReason() }),
    response: queue,
    errors: ['wrong_state'],
    message: 'The item is closed.',
    summary: 'Closes an item whose rest is done elsewhere. It returns when its cause appears again.',
  }),
  repeatRefund: write('/superAdmin/repeatRefund', {
    by: ['adminProMax'],
    input: z.strictObject({ refundId: id(), reason: operatorReason() }),
    response: queue,
    errors: ['wrong_state'],
    message: 'The refund is requested again.',
    summary: 'Requests a refund again that the bank returned or the provider rejected.',
  }),
  invitePayee: write('/superAdmin/invitePayee', {
    by: ['adminProMax'],
    input: z.strictObject({
      payoutId: id(),
      email: emailField('Please enter an email address.'),
      reason: operatorReason(),
    }),
    response: queue,
    errors: ['wrong_state'],
    rate: 'costly',
    message: 'The invitation is sent. The item returns in 7 days.',
    summary:
      'Emails a managed talent whose share waits a link to claim their profile, when their agency does not. The item is postponed for 7 days.',
  }),
  remindPayee: write('/superAdmin/remindPayee', {
    by: ['adminProMax'],
    input: z.strictObject({ payoutId: id(), reason: operatorReason() }),
    response: queue,
    errors: ['wrong_state'],
    message: 'A reminder is sent. The item returns in 7 days.',
    summary: 'Reminds those who can release a waiting payout. The item is postponed for 7 days.',
  }),
}
