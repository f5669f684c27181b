import { pauseTimers, resumeTimers } from '../../platform/timers/timers.ts'
import type { Deal } from '../deals/deal.ts'
import { lockMilestones, updateMilestone } from './milestones.store.ts'

/** Pauses the payment and payout dates of the milestones of a locked deal with the deal. */
export async function pauseMilestones(deal: Deal, now: Date): Promise<void> {
  for (const { id } of await lockMilestones(deal.id)) await pauseTimers('milestone', id, now)
}

/** Continues after a pause of so many milliseconds: the timers run what they had left, and the dates move by the pause. */
export async function resumeMilestones(deal: Deal, pausedMs: number, now: Date): Promise<void> {
  const later = (moment: Date | null): Date | null => moment && new Date(moment.getTime() + pausedMs)
  for (const { id, status, dueAt, payDay } of await lockMilestones(deal.id)) {
    await resumeTimers('milestone', id, now)
    if (status === 'due' || status === 'approved')
      await updateMilestone(id, { dueAt: later(dueAt), payDay: later(payDay), updatedAt: now })
  }
}
