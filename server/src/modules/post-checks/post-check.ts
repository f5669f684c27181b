import type { Correction, PostCheck } from '@marquee/contract/calls/post-checks'
import type { Events } from '@marquee/contract/events/index'
import {
  type CorrectionEvent,
  correctionLifecycle,
  type OpenCorrection,
  openCorrections,
} from '@marquee/contract/lifecycles/correction'
import { allowedActions, type Party } from '@marquee/contract/lifecycles/lifecycle'
import {
  checksEndAt,
  NEXT_CORRECTION_DAYS,
  nextCheckAt,
  onlineUntil,
} from '@marquee/contract/rules/post-checks'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { type Deal, dealEvent, isPaused, isWorkKept } from '../deals/deal.ts'
import type { Deliverable, PostDisclosure } from '../deals/deliverable.ts'
import { updateDeliverable } from '../deals/deliverables.store.ts'
import { postCorrections } from '../deals/post-checks.tables.ts'
import type { CorrectionChanges, CorrectionRow, PostCheckRow } from './post-checks.store.ts'

/** The noun of the timers of requests, and of those of weekly checks, whose subject is the deliverable. */
export const CORRECTION = 'correction'
export const POST_CHECK = 'post check'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A post with its deal, its last check and its last request. */
export interface CheckedPost {
  deal: Deal
  deliverable: Deliverable
  disclosure: PostDisclosure | null
  lastCheck: PostCheckRow | null
  correction: CorrectionRow | null
  /** The account of the talent is erased, so nobody can put the post right. */
  isTalentGone: boolean
}

/** Returns the place of a post in the list of its brand: 0 where the brand must act, 1 where it waits for the talent, 2 for an operator. */
export function turnOfPost({ correctionStatus }: Pick<Deliverable, 'correctionStatus'>): 0 | 1 | 2 {
  if (correctionStatus === 'escalated') return 2
  return correctionStatus === 'requested' ? 1 : 0
}

/** Returns whether a request waits for an answer. */
export function isOpenCorrection(
  correction: CorrectionRow | null | undefined,
): correction is CorrectionRow & { status: OpenCorrection } {
  return openCorrections.some((status) => status === correction?.status)
}

/** Returns whether a deliverable is posted, and the brand keeps it. */
export function isPosted({ deal, deliverable }: Pick<CheckedPost, 'deal' | 'deliverable'>): boolean {
  const { status, postedAt } = deliverable
  return postedAt !== null && (status === 'live' || status === 'completed') && isWorkKept(deal)
}

/** Returns the days that decide about the checks of a post; null before it is posted. */
export function datesOf({ postedAt, spec }: Deliverable, lastCheck: Pick<PostCheckRow, 'checkedAt'> | null) {
  return postedAt && { postedAt, minLiveDays: spec.minLiveDays, lastCheckedAt: lastCheck?.checkedAt ?? null }
}

/** Returns whether a post is still checked: until some days after its agreed time online, and always before it is confirmed. */
export function isChecked(deliverable: Deliverable, now: Date): boolean {
  const dates = datesOf(deliverable, null)
  return dates !== null && (deliverable.status === 'live' || now < checksEndAt(dates))
}

/** Returns from when on the brand may ask about a post again after a request that has ended; null before the first. */
export function mayAskFrom(correction: CorrectionRow | null): Date | null {
  return correction?.endedAt ? new Date(correction.endedAt.getTime() + NEXT_CORRECTION_DAYS * DAY_MS) : null
}

/** Returns whether a check now adds nothing to the last one. */
export function isJustChecked(lastCheck: Pick<PostCheckRow, 'checkedAt'> | null, now: Date): boolean {
  return lastCheck !== null && now.getTime() - lastCheck.checkedAt.getTime() < HOUR_MS
}

/** Returns a post as a side reads it. */
export function viewPostCheck(post: CheckedPost, viewer: 'brand' | 'talent', now: Date): PostCheck {
  const { deal, deliverable, disclosure, lastCheck, correction, isTalentGone } = post
  const dates = datesOf(deliverable, lastCheck) ?? { postedAt: now, minLiveDays: 0, lastCheckedAt: null }
  const isOpen = isOpenCorrection(correction)
  const isOfBrand = viewer === 'brand' && isPosted(post) && isChecked(deliverable, now)
  const hasNext = isPosted(post) && now < checksEndAt(dates)
  const from = mayAskFrom(correction)
  return {
    deliverableId: deliverable.id,
    dealId: deal.id,
    title: deliverable.title,
    spec: deliverable.spec,
    postUrl: deliverable.postUrl ?? '',
    postedAt: dates.postedAt.toISOString(),
    caption: disclosure?.caption ?? '',
    onlineUntil: onlineUntil(dates).toISOString(),
    lastCheck: lastCheck && { at: lastCheck.checkedAt.toISOString(), by: lastCheck.checkedBy },
    nextCheckAt: hasNext ? (nextCheckAt(dates)?.toISOString() ?? null) : null,
    mayCheck: (isOfBrand && !isJustChecked(lastCheck, now)) || (viewer === 'brand' && isOpen),
    mayAsk: isOfBrand && !isTalentGone && !isPaused(deal) && !isOpen && (from === null || from <= now),
    isConfirmed: deliverable.status === 'completed',
    correction: correction && viewCorrection(correction, viewer),
  }
}

/** Returns a request as this party reads it. */
export function viewCorrection(row: CorrectionRow, viewer: Party): Correction {
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    note: row.note,
    askedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    reportedAt: row.reportedAt?.toISOString() ?? null,
    objection: row.objection,
    endedAt: row.endedAt?.toISOString() ?? null,
    decision: row.decision,
    allowedActions: allowedActions(correctionLifecycle, row.status, viewer, factsOf(row)),
  }
}

/** Returns the facts for the guards of a request. */
export const factsOf = ({ reportedAt }: Pick<CorrectionRow, 'reportedAt'>) => ({
  wasReported: reportedAt !== null,
})

/** Returns the payload of an event about a request. */
export function correctionEvent(
  deal: Deal,
  { id, deliverableId }: Pick<CorrectionRow, 'id' | 'deliverableId'>,
): Events['correction.ended'] {
  return { ...dealEvent(deal), deliverableId, correctionId: id }
}

/** Who moves a request, when, and what else of it changes. */
interface Step {
  by: Party
  now: Date
  /** Until when the next side acts; null where nobody has to. */
  dueAt?: Date | null
  set?: CorrectionChanges
}

/**
 * Moves a locked request, replaces its timers and saves its state with the locked deliverable; everything is queued. Returns it as it
 * will be stored. Fails with the errors of its lifecycle. The event is the caller’s.
 */
export async function moveCorrection(
  row: CorrectionRow,
  event: CorrectionEvent,
  { by, now, dueAt = null, set = {} }: Step,
): Promise<CorrectionRow> {
  const changes = { ...set, dueAt, updatedAt: now }
  const { to, version } = await transition(
    correctionLifecycle,
    postCorrections,
    row,
    event,
    by,
    factsOf(row),
    {
      set: changes,
    },
  )
  const moved = { ...row, ...changes, status: to, version }
  await cancelTimers(CORRECTION, row.id)
  await scheduleCorrection(moved)
  return moved
}

/** Queues the timers of a request in its state, and its state in the list of work. */
export async function scheduleCorrection(row: CorrectionRow): Promise<void> {
  const { id, deliverableId, status, dueAt } = row
  await updateDeliverable(deliverableId, {
    correctionStatus: isOpenCorrection(row) ? row.status : null,
    correctionDueAt: dueAt,
  })
  if (!dueAt) return
  const [before = 0] = correctionLifecycle.timers.deadline.reminders ?? []
  const remindAt = new Date(dueAt.getTime() - before)
  const timers =
    status === 'requested'
      ? [
          { event: 'escalate', at: dueAt },
          ...(remindAt > row.createdAt ? [{ event: 'remind', at: remindAt }] : []),
        ]
      : [{ event: 'confirm', at: dueAt }]
  await scheduleTimers(CORRECTION, id, timers)
}

/** Ends a locked request as put right or not, and tells both sides. Everything is queued. */
export async function closeCorrection(
  deal: Deal,
  row: CorrectionRow,
  event: 'confirm' | 'find_right' | 'find_wrong',
  { by, now, decision = '' }: { by: 'brand' | 'system' | 'operator'; now: Date; decision?: string },
): Promise<CorrectionRow> {
  const closed = await moveCorrection(row, event, { by, now, set: { endedAt: now, decision } })
  const isCorrected = closed.status === 'corrected'
  await emit('correction.closed', { ...correctionEvent(deal, row), by, isCorrected })
  return closed
}

/** Queues the timer of the next weekly check of a post; it replaces an earlier one. */
export async function scheduleCheck(
  deliverable: Deliverable,
  lastCheck: Pick<PostCheckRow, 'checkedAt'> | null,
): Promise<void> {
  const dates = datesOf(deliverable, lastCheck)
  const next = dates && nextCheckAt(dates)
  await cancelTimers(POST_CHECK, deliverable.id)
  if (next) await scheduleTimers(POST_CHECK, deliverable.id, [{ event: 'due', at: next }])
}
