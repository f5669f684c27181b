import { type CancellationEvent, cancellationLifecycle } from '@marquee/contract/lifecycles/cancellation'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { settleBySplit } from '../deals/settlement.ts'
import type { SettlementRow } from '../deals/settlements.store.ts'
import { cancellationEvent, cancellationFacts } from './cancellation.ts'
import type { CancellationChanges, CancellationRow } from './cancellations.store.ts'
import { cancellations } from './cancellations.tables.ts'
import type { LockedCancellation } from './load-cancellation.ts'

interface Step {
  by: Party
  now: Date
  expectedVersion?: number | undefined
  reason?: string
  set?: CancellationChanges
}

/**
 * Moves a locked request and ends its timers. Returns it as it will be stored. Fails with the errors of its
 * lifecycle.
 */
export async function moveCancellation(
  row: CancellationRow,
  event: CancellationEvent,
  { by, now, expectedVersion, reason, set = {} }: Step,
): Promise<CancellationRow> {
  const changes = { ...set, updatedAt: now }
  const facts = cancellationFacts(row, by)
  const { to, version } = await transition(cancellationLifecycle, cancellations, row, event, by, facts, {
    expectedVersion,
    reason,
    set: changes,
  })
  await cancelTimers('cancellation', row.id)
  return { ...row, ...changes, status: to, version }
}

/** How a request ends with a split, and the event of its deal. */
const endings = {
  agree: { ofDeal: 'agree_cancellation', how: 'agreed' },
  expire: { ofDeal: 'expire_cancellation', how: 'expired' },
  decide: { ofDeal: 'decide_cancellation', how: 'decided' },
} as const

/** Ends a locked request and its deal with a split, and tells both sides their part. */
export async function endWithSplit(
  { row, deal, work, charges }: LockedCancellation,
  { event, backBps, ...step }: Step & { event: keyof typeof endings; backBps: number },
): Promise<{ row: CancellationRow; settlement: SettlementRow }> {
  const { ofDeal, how } = endings[event]
  const ended = await moveCancellation(row, event, { ...step, set: { ...step.set, backBps } })
  const settlement = await settleBySplit(deal, work, {
    cause: 'cancellation',
    causeId: row.id,
    backBps,
    charges,
    event: ofDeal,
    by: step.by,
    now: step.now,
  })
  const by = step.by === 'brand' || step.by === 'talent' ? step.by : null
  const payload = cancellationEvent(deal, ended, by, charges)
  await emit('cancellation.settled', { ...payload, how, note: ended.decisionText ?? '' })
  return { row: ended, settlement }
}
