import { type DisputeEvent, disputeLifecycle } from '@marquee/contract/lifecycles/dispute'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { settleBySplit } from '../deals/settlement.ts'
import type { SettlementRow } from '../deals/settlements.store.ts'
import { disputeEvent, disputeFacts } from './dispute.ts'
import type { DisputeChanges, DisputeRow } from './disputes.store.ts'
import { disputes } from './disputes.tables.ts'
import type { LockedDispute } from './load-dispute.ts'

interface Step {
  by: Party
  now: Date
  expectedVersion?: number | undefined
  set?: DisputeChanges
}

/** Moves a locked dispute. Returns it as it will be stored. Fails with the errors of its lifecycle. */
export async function moveDispute(
  row: DisputeRow,
  event: DisputeEvent,
  { by, now, expectedVersion, set = {} }: Step,
): Promise<DisputeRow> {
  const changes = { ...set, updatedAt: now }
  const facts = disputeFacts(row, by, now)
  const { to, version } = await transition(disputeLifecycle, disputes, row, event, by, facts, {
    expectedVersion,
    set: changes,
  })
  if (to !== row.status) await cancelTimers('dispute', row.id)
  return { ...row, ...changes, status: to, version }
}

/** Ends a locked dispute and its deal with a split, and tells both sides their part. */
export async function endWithSplit(
  { row, deal, work, charges }: LockedDispute,
  {
    event,
    backBps,
    note,
    ...step
  }: Step & { event: 'settle' | 'close' | 'decide_appeal'; backBps: number; note: string },
): Promise<{ row: DisputeRow; settlement: SettlementRow }> {
  const ended = await moveDispute(row, event, { ...step, set: { ...step.set, backBps } })
  const settlement = await settleBySplit(deal, work, {
    cause: 'dispute',
    causeId: row.id,
    backBps,
    charges,
    event: 'settle_dispute',
    by: step.by,
    now: step.now,
  })
  const by = step.by === 'brand' || step.by === 'talent' ? step.by : null
  await emit('dispute.settled', {
    ...disputeEvent(deal, row, { by, backBps, charges }),
    how: event === 'settle' ? 'settled' : 'decided',
    note,
  })
  return { row: ended, settlement }
}
