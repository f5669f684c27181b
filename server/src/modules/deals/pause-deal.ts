import { type DealEvent, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { emit } from '../../platform/events/events.ts'
import { pauseTimers, resumeTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { type Deal, dealEvent, dealFacts, mayDisputeLate } from './deal.ts'
import { dealMilestones } from './deals.ports.ts'
import { deals } from './deals.tables.ts'
import type { Deliverable } from './deliverable.ts'
import { updateDeliverable } from './deliverables.store.ts'
import type { Step } from './move-work.ts'

type PausingEvent = Extract<DealEvent, 'request_cancellation' | 'dispute'>
type ResumingEvent = Extract<DealEvent, 'refuse_cancellation' | 'withdraw_cancellation' | 'withdraw_dispute'>

const resumable = ['active', 'in_review', 'approved', 'completed'] as const

/**
 * Pauses a locked deal for a cancellation request or a dispute: its work stops, and its timers and those of its
 * deliverables and milestones do not fire. Fails with the errors of its lifecycle.
 */
export async function pauseDeal(
  deal: Deal,
  work: readonly Deliverable[],
  event: PausingEvent,
  { by, now, expectedVersion }: Step,
): Promise<void> {
  const resumeStatus = resumable.find((status) => status === deal.status) ?? null
  const facts = dealFacts(work, { mayDisputeLate: mayDisputeLate(deal, now) })
  const set = { resumeStatus, pausedAt: now, updatedAt: now }
  await transition(dealLifecycle, deals, deal, event, by, facts, { expectedVersion, set })
  // First, because a change of the deal that ends now resumes the timers that it has paused.
  await emit('deal.changed', { ...dealEvent(deal), event })
  await pauseTimers('deal', deal.id, now)
  for (const { id } of work) await pauseTimers('deliverable', id, now)
  if (deal.fundedMilestones !== null) await dealMilestones.get().pause(deal, now)
}

/**
 * Continues a locked deal where it was paused. Its timers run what they had left, and the dates that follow from
 * them move by the length of the pause.
 */
export async function resumeDeal(
  deal: Deal,
  work: readonly Deliverable[],
  event: ResumingEvent,
  { by, now }: Step,
): Promise<void> {
  const pausedMs = now.getTime() - (deal.pausedAt ?? now).getTime()
  const later = (moment: Date | null): Date | null => moment && new Date(moment.getTime() + pausedMs)
  const set = {
    resumeStatus: null,
    pausedAt: null,
    payDay: later(deal.payDay),
    milestoneDueAt: later(deal.milestoneDueAt),
    updatedAt: now,
  }
  await transition(dealLifecycle, deals, deal, event, by, dealFacts(work), { set })
  await resumeTimers('deal', deal.id, now)
  if (deal.fundedMilestones !== null) await dealMilestones.get().resume(deal, pausedMs, now)
  for (const { id, status, dueAt, autoDecisionAt } of work) {
    await resumeTimers('deliverable', id, now)
    if (status === 'completed' || status === 'cancelled') continue
    await updateDeliverable(id, {
      dueAt: new Date(dueAt.getTime() + pausedMs),
      autoDecisionAt: later(autoDecisionAt),
      updatedAt: now,
    })
  }
  await emit('deal.changed', { ...dealEvent(deal), event })
}
