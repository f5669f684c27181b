import { type DealEvent, type DealFacts, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { dealEvent } from './deal-event.ts'
import type { Deal } from './deals.store.ts'
import { deals } from './deals.tables.ts'
import { type Deliverable, listDeliverables } from './deliverables.store.ts'

/** Updates a locked deal from its deliverables: in review, active, or approved with its payout date set. */
export async function settleDeal(deal: Deal, now: Date): Promise<void> {
  const facts = dealFacts(await listDeliverables(deal.id))
  const event = nextEvent(deal, facts)
  if (!event) return
  const payDay = new Date(now.getTime() + deal.payHours * 3_600_000)
  const set = event === 'approve' ? { approvedAt: now, payDay, updatedAt: now } : { updatedAt: now }
  await transition(dealLifecycle, deals, deal, event, 'system', facts, { set })
  if (event === 'approve') await scheduleTimer('deal', deal.id, 'complete', payDay)
  else await cancelTimers('deal', deal.id)
  await emit('deal.changed', { ...dealEvent(deal), event })
}

/** Returns the facts for a deal's guards from its deliverables. */
export function dealFacts(pieces: readonly Deliverable[]): DealFacts {
  return {
    allApproved: pieces.every(isApproved),
    anySubmitted: pieces.some((piece) => piece.status === 'submitted'),
  }
}

/** Returns whether a deliverable is approved as a file, posted, or completed. */
function isApproved({ status, spec }: Deliverable): boolean {
  return status === 'completed' || status === 'live' || (status === 'approved' && spec.platform === 'file')
}

function nextEvent(deal: Deal, facts: DealFacts): DealEvent | null {
  if (deal.status !== 'active' && deal.status !== 'in_review') return null
  if (facts.allApproved) return 'approve'
  if (facts.anySubmitted) return deal.status === 'active' ? 'review' : null
  return deal.status === 'in_review' ? 'continue' : null
}
