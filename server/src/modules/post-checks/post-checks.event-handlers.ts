import { nextCheckAt } from '@marquee/contract/rules/post-checks'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import { type Deal, dealEvent, isPaused } from '../deals/deal.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { type LockedWork, loadDeliverable, lockWork } from '../deals/deliverables.store.ts'
import {
  CORRECTION,
  closeCorrection,
  correctionEvent,
  datesOf,
  isOpenCorrection,
  isPosted,
  moveCorrection,
  POST_CHECK,
  scheduleCheck,
} from './post-check.ts'
import {
  type CorrectionRow,
  findLastCheck,
  findPostOfCorrection,
  listOpenPosts,
  lockLastCorrection,
} from './post-checks.store.ts'

const WEEK_MS = 7 * 86_400_000

/** Registers the weekly check of posts, the deadlines of requests to put one right, and their end with a case or a cancelled deal. */
export function registerPostChecks(): void {
  onEvent('deliverable.posted', async ({ deliverableId }) => {
    const deliverable = await loadDeliverable(deliverableId)
    if (deliverable) await scheduleCheck(deliverable, null)
  })
  onEvent('dispute.opened', ({ dealId }, { now }) => endOpen(dealId, now, () => true))
  onEvent('deal.cancelled', ({ dealId }, { now }) => endOpen(dealId, now, (post) => !isPosted(post)))
  onTimer(POST_CHECK, 'due', remindOfCheck)
  onTimer(CORRECTION, 'remind', async (id) => {
    const found = await lockOpen(id)
    if (found?.row.status === 'requested' && found.row.dueAt)
      await emit('correction.reminded', {
        ...correctionEvent(found.deal, found.row),
        until: found.row.dueAt.toISOString(),
      })
  })
  onTimer(CORRECTION, 'escalate', async (id, now) => {
    const found = await lockOpen(id)
    if (found?.row.status !== 'requested' || !isDue(found.row, now)) return
    const row = await moveCorrection(found.row, 'escalate', { by: 'system', now })
    await emit('correction.escalated', { ...correctionEvent(found.deal, row), isRefused: false })
  })
  onTimer(CORRECTION, 'confirm', async (id, now) => {
    const found = await lockOpen(id)
    if (found?.row.status === 'reported' && isDue(found.row, now))
      await closeCorrection(found.deal, found.row, 'confirm', { by: 'system', now })
  })
}

const isDue = ({ dueAt }: CorrectionRow, now: Date): boolean => dueAt !== null && dueAt <= now

/** Reminds the brand of a weekly check, and again a week later while nothing was checked. */
async function remindOfCheck(deliverableId: string, now: Date): Promise<void> {
  const deliverable = await loadDeliverable(deliverableId)
  const [deal, lastCheck] = await Promise.all([
    deliverable && loadDeal(deliverable.dealId),
    findLastCheck(deliverableId),
  ])
  if (!deal || !deliverable || !isPosted({ deal, deliverable })) return
  const dates = datesOf(deliverable, lastCheck)
  const next = dates && nextCheckAt(dates)
  if (!dates || !next || next > now) return
  const again = new Date(now.getTime() + WEEK_MS)
  const end = dates.postedAt.getTime() + dates.minLiveDays * 86_400_000
  if (again.getTime() <= end) await scheduleTimer(POST_CHECK, deliverableId, 'due', again)
  else if (now.getTime() < end) await scheduleTimer(POST_CHECK, deliverableId, 'due', new Date(end))
  if (deliverable.correctionStatus === null && !isPaused(deal))
    await emit('post_check.due', { ...dealEvent(deal), deliverableId })
}

/** Locks an open request with its deal and its deliverable; null once it has ended. */
async function lockOpen(id: string): Promise<{ deal: Deal; row: CorrectionRow } | null> {
  const deliverableId = await findPostOfCorrection(id)
  const locked = deliverableId && (await lockWork(deliverableId, null))
  const row = deliverableId && (await lockLastCorrection(deliverableId))
  return locked && row && row.id === id && isOpenCorrection(row) ? { deal: locked.deal, row } : null
}

/**
 * Ends the open requests of a locked deal about the posts for which `isEnding` holds: a dispute takes over, or nothing is owed any
 * more. A request about a post that the brand keeps stays open, as in a completed deal.
 */
async function endOpen(dealId: string, now: Date, isEnding: (post: LockedWork) => boolean): Promise<void> {
  for (const deliverableId of await listOpenPosts(dealId)) {
    const locked = await lockWork(deliverableId, null)
    const row = await lockLastCorrection(deliverableId)
    if (!locked || !isOpenCorrection(row) || !isEnding(locked)) continue
    await moveCorrection(row, 'end', { by: 'system', now, set: { endedAt: now } })
    await emit('correction.ended', correctionEvent(locked.deal, row))
  }
}
