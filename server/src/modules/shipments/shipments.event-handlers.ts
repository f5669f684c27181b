import type { DealEvent } from '@marquee/contract/lifecycles/deal'
import { dayOf } from '@marquee/contract/rules/dates'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { onTimer, pauseTimers, resumeTimers, scheduleTimers } from '../../platform/timers/timers.ts'
import { isPaused, isRunning, isUntouched } from '../deals/deal.ts'
import { loadDeal, updateDealProduct } from '../deals/deals.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { cancelUnshippedDeal } from '../deals/move-work.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { keepWaiting, moveShipment, restartWork } from './move-shipment.ts'
import {
  deadlineOf,
  endOf,
  isOver,
  later,
  productOf,
  reminders,
  type ShipmentRow,
  shipmentEvent,
  timersOf,
} from './shipment.ts'
import {
  agingAddresses,
  deleteAddressesOf,
  findDealOfShipment,
  type LockedShipment,
  lockShipment,
  lockShipmentOf,
  updateShipment,
  withoutAddress,
} from './shipments.store.ts'

/** Registers what time, pauses and the end of a deal do to its product, and the deletion of addresses. */
export function registerShipments(): void {
  onTimer('shipment', 'give_up', whileDue(giveUp))
  onTimer('shipment', 'receive', whileDue(receive))
  onTimer('shipment', 'confirm_return', whileDue(endReturn))
  onTimer('shipment', 'keep', whileDue(keep))
  for (const event of reminders) onTimer('shipment', event, (id) => remind(id, event === 'remind_last'))
  onEvent('deal.changed', async ({ dealId, event }, { now }) => {
    if (pausing.includes(event)) await pause(dealId, now)
    if (resuming.includes(event)) await resume(dealId, now)
    if (event === 'settle_completed') await endWithDeal(dealId, now, { isKept: true })
  })
  onEvent('deal.completed', ({ dealId }, { now }) => endWithDeal(dealId, now, { isKept: true }))
  onEvent('deal.cancelled', ({ dealId }, { now }) => endWithDeal(dealId, now, { isKept: false }))
  onRetention('shipment_addresses', { rows: agingAddresses })
}

/** The events that pause a deal, and after which it runs again. */
const pausing: readonly string[] = ['request_cancellation', 'dispute'] satisfies DealEvent[]
const resuming: readonly string[] = [
  'refuse_cancellation',
  'withdraw_cancellation',
  'withdraw_dispute',
] satisfies DealEvent[]

/** Returns a timer that does something only when the time of the state is over and the deal is not paused. */
function whileDue(act: (locked: LockedShipment, now: Date) => Promise<void>) {
  return async (id: string, now: Date): Promise<void> => {
    const dealId = await findDealOfShipment(id)
    if (!dealId) return
    const locked = await lockShipment(dealId, () => true)
    if (isOver(locked.row, now) && !isPaused(locked.deal)) await act(locked, now)
  }
}

/**
 * The brand has not sent the product, or not answered a problem, for two weeks. Where nothing was submitted the deal is
 * cancelled and the brand gets its money back; otherwise it goes on without the product.
 */
async function giveUp(locked: LockedShipment, now: Date): Promise<void> {
  const { row, deal, work } = locked
  if ((row.status !== 'awaiting_shipment' && row.status !== 'issue') || !isRunning(deal)) return
  if (deal.status === 'active' && isUntouched(work))
    return cancelUnshippedDeal(deal, work, { by: 'system', now })
  await restartWork(locked, 'give_up', { by: 'system', now, set: { address: null, code: '' } })
}

/** Nobody has reported a problem within five days: the product counts as received. */
async function receive(locked: LockedShipment, now: Date): Promise<void> {
  if (locked.row.status !== 'shipped' || !isRunning(locked.deal)) return
  await restartWork(locked, 'receive', { by: 'system', now, set: { receivedAt: now } })
}

async function endReturn(locked: LockedShipment, now: Date): Promise<void> {
  if (locked.row.status !== 'returning') return
  await moveShipment(locked, 'confirm_return', { by: 'system', now, set: { returnedAt: now } })
  await emit('shipment.returned', shipmentEvent(locked.deal, null))
}

async function keep(locked: LockedShipment, now: Date): Promise<void> {
  if (locked.row.status !== 'received' || isRunning(locked.deal)) return
  await moveShipment(locked, 'keep', { by: 'system', now })
  await emit('shipment.kept', shipmentEvent(locked.deal, null))
}

/** Reminds the side that must act next. */
async function remind(id: string, isLast: boolean): Promise<void> {
  const dealId = await findDealOfShipment(id)
  if (!dealId) return
  const { row, deal } = await lockShipment(dealId, () => true)
  const end = endOf(row)
  if (isPaused(deal) || (row.status !== 'awaiting_address' && !end)) return
  await emit('shipment.reminded', {
    ...shipmentEvent(deal, null),
    status: row.status,
    isLast,
    until: end && dayOf(end),
  })
}

/** Pauses the timers of the product with those of its deal. */
async function pause(dealId: string, now: Date): Promise<void> {
  const row = await lockShipmentOf(dealId)
  if (!row) return
  await pauseTimers('shipment', row.id, now)
  await updateShipment({ id: row.id, pausedAt: row.pausedAt ?? now, updatedAt: now })
}

/** Continues after a pause: the timers run what they had left, dates move by the pause, and the work waits on. */
async function resume(dealId: string, now: Date): Promise<void> {
  const [row, deal] = await Promise.all([lockShipmentOf(dealId), loadDeal(dealId)])
  if (!row || !deal) return
  const pausedMs = now.getTime() - (row.pausedAt ?? now).getTime()
  const dueAt = later(row.dueAt, pausedMs)
  const plannedAt = later(row.plannedAt, pausedMs) ?? row.plannedAt
  await resumeTimers('shipment', row.id, now)
  await updateShipment({ id: row.id, dueAt, plannedAt, pausedAt: null, updatedAt: now })
  await updateDealProduct({ id: dealId, productStatus: row.status, productDueAt: dueAt })
  await keepWaiting(row, deal, await lockDeliverables(dealId), now)
}

/**
 * The deal has ended: nothing is sent any more, and what is to be returned has two weeks from now on. The address is kept for 30
 * days after a completion, and deleted at once otherwise.
 */
async function endWithDeal(dealId: string, now: Date, { isKept }: { isKept: boolean }): Promise<void> {
  const [row, deal] = await Promise.all([lockShipmentOf(dealId), loadDeal(dealId)])
  if (!row || !deal) return
  const { mustReturn } = productOf(deal)
  const set = {
    pausedAt: null,
    endedAt: row.endedAt ?? now,
    ...(!isKept && { address: null, code: '', ...(!mustReturn && withoutAddress) }),
  }
  const step = { by: 'system', now, isEnding: true, set } as const
  if (row.status === 'shipped' && mustReturn) {
    await moveShipment({ row, deal }, 'arrive', { ...step, set: { ...set, receivedAt: now } })
  } else if (isOpen(row)) {
    await moveShipment({ row, deal }, 'end', step)
  } else {
    await updateShipment({
      id: row.id,
      ...set,
      ...(await continueReturn(row, mustReturn, now)),
      updatedAt: now,
    })
    return
  }
  await emit('shipment.ended', shipmentEvent(deal, null))
}

/** Returns whether the product was neither received nor given up when the deal ended. */
const isOpen = ({ status }: ShipmentRow): boolean =>
  ['awaiting_address', 'awaiting_shipment', 'shipped', 'issue'].includes(status)

/** Queues the timers of a return after the end of the deal. Returns the deadline that follows, where there is one. */
async function continueReturn(
  { id, dealId, status, dueAt }: ShipmentRow,
  mustReturn: boolean,
  now: Date,
): Promise<{ dueAt?: Date | null }> {
  if (status === 'returning') {
    await resumeTimers('shipment', id, now)
    return {}
  }
  if (status !== 'received' || !mustReturn || dueAt) return {}
  const next = deadlineOf(status, now, { isToReturn: true })
  await scheduleTimers('shipment', id, timersOf(status, now, { isToReturn: true }))
  await updateDealProduct({ id: dealId, productStatus: status, productDueAt: next })
  return { dueAt: next }
}

/** Deletes the addresses of an erased talent. */
export const shipmentErasure: Erasure = { eraseFor: deleteAddressesOf }
