import type { Events } from '@marquee/contract/events/index'
import {
  type DeliverableEvent,
  type DeliverableFacts,
  deliverableLifecycle,
  dueReminders,
  overdueReminders,
} from '@marquee/contract/lifecycles/deliverable'
import { move, type NextActor, nextActor } from '@marquee/contract/lifecycles/lifecycle'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { formatLabels, platformLabels } from '@marquee/contract/terms/deliverables'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { endOfDay, startOfDay } from '../../platform/time/day.ts'
import { type Deal, endStates } from './deal.ts'
import type { deliverables, postDisclosures, submissionComments, submissions } from './deals.tables.ts'

export type Deliverable = typeof deliverables.$inferSelect
export type DeliverableChanges = Partial<typeof deliverables.$inferInsert>
export type Submission = typeof submissions.$inferSelect
export type PostDisclosure = typeof postDisclosures.$inferSelect
export type SubmissionComment = typeof submissionComments.$inferSelect

/** What a request says about a transition. Absent: it says nothing. */
export type RequestFacts = Partial<
  Pick<DeliverableFacts, 'hasFiles' | 'hasPostUrl' | 'hasComment' | 'opened'>
>

interface Timer {
  event: string
  at: Date
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The events that are emitted when a deliverable moves. */
export const emittedEvents = {
  submit: 'deliverable.submitted',
  replace: 'deliverable.submitted',
  request_changes: 'deliverable.changes_requested',
  approve: 'deliverable.approved',
  post: 'deliverable.posted',
  confirm: 'deliverable.completed',
  complete: 'deliverable.completed',
} as const satisfies Partial<Record<DeliverableEvent, keyof Events>>

/** The timers that remind the talent before the due date of a deliverable, each with the hours then left. */
export const dueTimers = dueReminders.map((before) => ({
  event: `due_${before}`,
  before,
  hours: before / HOUR_MS,
}))

/** The timers that remind both sides after the due date of a deliverable, each with the days then passed. */
export const overdueTimers = overdueReminders.map((after) => ({
  event: `overdue_${after}`,
  after,
  days: after / DAY_MS,
}))

/** The timers that remind of the posting of approved work. */
export const postTimers = [
  { event: 'post_opens', moment: 'opens' },
  { event: 'post_ends', moment: 'ends' },
  { event: 'post_ended', moment: 'ended' },
] as const

/** The timers that remind the brand before a submission is approved automatically. */
export const reviewTimers = (deliverableLifecycle.timers.review.reminders ?? []).map((before) => ({
  event: `remind_${before}`,
  before,
}))

/** The first transition of a deliverable. */
export const openedDeliverable = move(
  deliverableLifecycle,
  { status: 'new', version: 0 },
  'open',
  'system',
  deliverableFacts(
    { status: 'active', fundedMilestones: null },
    {
      spec: { platform: 'file' },
      milestoneNo: null,
      revisionsUsed: 0,
      revisionsIncluded: 0,
      correctionStatus: null,
    },
    {},
  ),
)

/** Returns the facts for a deliverable's guards from its deal, itself and the request. */
export function deliverableFacts(
  deal: Pick<Deal, 'status' | 'fundedMilestones'>,
  deliverable: { spec: { platform: string } } & Pick<
    Deliverable,
    'milestoneNo' | 'revisionsUsed' | 'revisionsIncluded' | 'correctionStatus'
  >,
  request: RequestFacts,
): DeliverableFacts {
  return {
    dealRunning: !isStopped(deal),
    funded: isFunded(deal, deliverable),
    posting: deliverable.spec.platform !== 'file',
    revisionsUsed: deliverable.revisionsUsed,
    revisionsIncluded: deliverable.revisionsIncluded,
    hasFiles: request.hasFiles ?? false,
    hasPostUrl: request.hasPostUrl ?? false,
    hasComment: request.hasComment ?? false,
    opened: request.opened ?? false,
    beingCorrected: deliverable.correctionStatus !== null,
  }
}

/** Returns whether the milestone of a deliverable is paid; also true for one that belongs to no milestone. */
export function isFunded(
  { fundedMilestones }: Pick<Deal, 'fundedMilestones'>,
  { milestoneNo }: Pick<Deliverable, 'milestoneNo'>,
): boolean {
  return milestoneNo === null || milestoneNo <= (fundedMilestones ?? 0)
}

/** Returns whether nothing can happen to a deliverable any more. */
export function isEnded({ status }: Pick<Deliverable, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled'
}

/** Returns whether the payout of work waits, because its post is to be put right and is not confirmed yet. */
export function isHeldByCorrection({ status, correctionStatus }: Deliverable): boolean {
  return status === 'live' && correctionStatus !== null
}

/** Returns whether work is still to be submitted, approved or posted. */
export function isBeforePost(status: Deliverable['status']): boolean {
  return (
    status === 'pending' || status === 'submitted' || status === 'changes_requested' || status === 'approved'
  )
}

/** Returns whether comments on the work can be answered and resolved: until it is approved, while the deal runs. */
export function isOpenForReplies(
  deal: Pick<Deal, 'status'>,
  { status }: Pick<Deliverable, 'status'>,
): boolean {
  return (status === 'submitted' || status === 'changes_requested') && !isStopped(deal)
}

/** Returns whether no work of a deal is moved: it has ended, or a case pauses it. */
function isStopped({ status }: Pick<Deal, 'status'>): boolean {
  const stopped: readonly Deal['status'][] = [...endStates, 'disputed', 'cancellation_requested']
  return stopped.includes(status)
}

/** Returns who must act next; no one for an approved file, which is not posted. */
export function nextActorOf({ status, spec }: Deliverable): NextActor | null {
  return status === 'approved' && spec.platform === 'file' ? null : nextActor(deliverableLifecycle, status)
}

/**
 * Returns when a missing decision approves a submission (after the review days of the deal) or confirms a
 * post (after three days). Null after any other event.
 */
export function autoDecisionTime(
  { reviewDays }: Pick<Deal, 'reviewDays'>,
  event: DeliverableEvent,
  now: Date,
): Date | null {
  if (event === 'submit' || event === 'replace') return new Date(now.getTime() + reviewDays * DAY_MS)
  if (event === 'post') return new Date(now.getTime() + deliverableLifecycle.timers.confirm.after)
  return null
}

/**
 * Returns the timers of a deliverable after an event. They replace its earlier ones. Reminders that would
 * be in the past are left out.
 */
export function timersAfter(
  event: DeliverableEvent,
  { dueAt, spec }: Pick<Deliverable, 'dueAt' | 'spec'>,
  autoDecisionAt: Date | null,
  now: Date,
): Timer[] {
  if (event === 'request_changes') return dueTimersOf(dueAt, now)
  if (event === 'approve') return postTimersOf(spec, now)
  if (!autoDecisionAt) return []
  if (event === 'post') return [{ event: 'confirm', at: autoDecisionAt }]
  const reminders = reviewTimers.map((timer) => timerBefore(timer, autoDecisionAt))
  return [{ event: 'approve', at: autoDecisionAt }, ...reminders.filter(({ at }) => at > now)]
}

/**
 * Returns the reminders before a due date that are still ahead, and those after it. Where changes are requested
 * after the due date, the talent has from now on.
 */
export function dueTimersOf(dueAt: Date, now: Date): Timer[] {
  const before = dueTimers.map((timer) => timerBefore(timer, dueAt)).filter(({ at }) => at > now)
  const start = Math.max(dueAt.getTime(), now.getTime())
  const after = overdueTimers.map(({ event, after }) => ({ event, at: new Date(start + after) }))
  return [...before, ...after]
}

/** Returns the reminders of a posting window that are still ahead; none for a file. */
function postTimersOf({ platform, postFrom, postUntil }: Deliverable['spec'], now: Date): Timer[] {
  if (platform === 'file') return []
  const end = postUntil ? endOfDay(postUntil).getTime() : null
  const moments = [
    { event: 'post_opens', at: postFrom ? startOfDay(postFrom) : null },
    { event: 'post_ends', at: end ? new Date(end - DAY_MS) : null },
    { event: 'post_ended', at: end ? new Date(end + DAY_MS) : null },
  ]
  return moments.flatMap(({ event, at }) => (at && at > now ? [{ event, at }] : []))
}

function timerBefore({ event, before }: { event: string; before: number }, moment: Date): Timer {
  return { event, at: new Date(moment.getTime() - before) }
}

/** Returns the deliverables of a deal with one of them replaced by its next state. */
export function withDeliverable(work: readonly Deliverable[], next: Deliverable): Deliverable[] {
  return work.map((deliverable) => (deliverable.id === next.id ? next : deliverable))
}

/** Returns the deliverables of the terms one by one, with the quantity 1, a title and the line of the terms each. */
export function plannedDeliverables(
  terms: Pick<OfferTerms, 'deliverables'>,
): { title: string; spec: DeliverableSpec; line: number }[] {
  return terms.deliverables.flatMap((spec, line) =>
    Array.from({ length: spec.quantity }, (_, index) => ({
      title: titleOf(spec, index),
      spec: { ...spec, quantity: 1 },
      line,
    })),
  )
}

/** Returns the title of a deliverable: "Instagram story 2 of 3", "TikTok video", "Photo set". */
function titleOf({ platform, format, quantity }: DeliverableSpec, index: number): string {
  const plain =
    platform === 'file' ? formatLabels[format] : `${platformLabels[platform]} ${formatLabels[format]}`
  const title = plain.charAt(0).toUpperCase() + plain.slice(1)
  return quantity > 1 ? `${title} ${index + 1} of ${quantity}` : title
}
