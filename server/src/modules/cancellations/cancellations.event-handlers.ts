import { DECISION_WORKING_DAYS } from '@marquee/contract/lifecycles/cancellation'
import type { DealEvent } from '@marquee/contract/lifecycles/deal'
import { addWorkingDays } from '@marquee/contract/rules/working-days'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { backWithoutAnswer, cancellationEvent, silenceOf } from './cancellation.ts'
import { lockOpenCancellation } from './cancellations.store.ts'
import { continueDealsOf, freezeDealsOf, freezeIfSuspended } from './freeze-deals.ts'
import { lockWholeCancellation } from './load-cancellation.ts'
import { endWithSplit, moveCancellation } from './move-cancellation.ts'

/** Registers what silence and suspensions do to cancellation requests, their reminders, and their end with the deal. */
export function registerCancellations(): void {
  onTimer('cancellation', 'escalate', endReplyTime)
  onTimer('cancellation', 'remind', async (id) => {
    const locked = await lockWholeCancellation(id, null)
    if (locked?.row.status !== 'pending') return
    const { deal, row, charges } = locked
    await emit('cancellation.reminded', cancellationEvent(deal, row, row.proposedBy, charges))
  })
  afterCommit('account.suspended', 'freeze deals', ({ accountId }, { at }) => freezeDealsOf(accountId, at))
  afterCommit('account.restored', 'continue deals', ({ accountId }, { at }) => continueDealsOf(accountId, at))
  afterCommit('deal.opened', 'freeze deal', (deal, { at }) => freezeIfSuspended(deal, at))
  afterCommit('deal.changed', 'freeze deal again', async (deal, { at }) => {
    if (continuing.includes(deal.event)) await freezeIfSuspended(deal, at)
  })
  // The whole payment went back to the brand meanwhile: there is nothing left to split.
  onEvent('deal.cancelled', async ({ dealId, reason }, { now }) => {
    if (reason === 'split') return
    const row = await lockOpenCancellation(dealId)
    if (row) await moveCancellation(row, 'close', { by: 'system', now })
  })
}

/** The events after which a paused deal runs again. */
const continuing: readonly string[] = [
  'refuse_cancellation',
  'withdraw_cancellation',
  'withdraw_dispute',
] satisfies DealEvent[]

/** Ends the time to answer: the money is split without an answer, or the operator decides. */
async function endReplyTime(id: string, now: Date): Promise<void> {
  const locked = await lockWholeCancellation(id, null)
  if (locked?.row.status !== 'pending') return
  const { row, deal, charges } = locked
  if (row.respondBy && row.respondBy > now) return
  if (silenceOf(row) !== 'operator') {
    await endWithSplit(locked, { event: 'expire', by: 'system', now, backBps: backWithoutAnswer(row) })
    return
  }
  const decideBy = addWorkingDays(now, DECISION_WORKING_DAYS)
  const escalated = await moveCancellation(row, 'escalate', { by: 'system', now, set: { decideBy } })
  await emit('cancellation.escalated', cancellationEvent(deal, escalated, null, charges))
}
