import type { Events } from '@marquee/contract/events/index'
import {
  CANCELLATION_REPLY_MS,
  type CancellationFacts,
  cancellationLifecycle,
} from '@marquee/contract/lifecycles/cancellation'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { ALL_BPS, type Charge, splitCharges } from '@marquee/contract/rules/split'
import type { Side } from '../deals/case-party.ts'
import { type Deal, dealEvent } from '../deals/deal.ts'
import type { CancellationRow } from './cancellations.store.ts'

/** The first transition of a request. */
export const requestedCancellation = (by: Side) =>
  move(cancellationLifecycle, { status: 'new', version: 0 }, 'request', by, {
    isTheirTurn: true,
    isRequester: true,
    isUntouched: true,
  })

/** The first transition of a case that the suspension of an account makes. */
export const frozenCancellation = move(
  cancellationLifecycle,
  { status: 'new', version: 0 },
  'freeze',
  'system',
  { isTheirTurn: false, isRequester: false, isUntouched: false },
)

/** Returns the facts of a request for a party; the system and the operator have none of their own. */
export function cancellationFacts(
  { proposedBy, requestedBy, wasUntouched, reason }: CancellationRow,
  by: Party,
): CancellationFacts {
  // A deal that waits for a suspension has neither a request nor a proposal of a side.
  const isOfSides = reason !== 'suspended'
  return {
    isTheirTurn: isOfSides && by !== proposedBy,
    isRequester: isOfSides && by === requestedBy,
    isUntouched: wasUntouched,
  }
}

/** Returns until when the other side may answer a proposal made now. */
export const replyDeadline = (now: Date): Date => new Date(now.getTime() + CANCELLATION_REPLY_MS)

/** The timers of an open request: the reminder, and the end of the time to answer. */
export function replyTimers(respondBy: Date): { event: string; at: Date }[] {
  const [before = 0] = cancellationLifecycle.timers.reply.reminders ?? []
  return [
    { event: 'remind', at: new Date(respondBy.getTime() - before) },
    { event: 'escalate', at: respondBy },
  ]
}

/**
 * Returns what silence does to a request: where nothing was submitted, everything returns to the brand, unless the
 * brand itself has proposed to leave the silent talent more; otherwise the operator decides.
 */
export function silenceOf({
  status,
  wasUntouched,
  proposedBy,
  backBps,
}: Pick<CancellationRow, 'status' | 'wasUntouched' | 'proposedBy' | 'backBps'>):
  | 'returned'
  | 'proposal'
  | 'operator'
  | null {
  if (status !== 'pending') return null
  if (!wasUntouched) return 'operator'
  return proposedBy === 'brand' && backBps < ALL_BPS ? 'proposal' : 'returned'
}

/** Returns the part that goes back when a request ends without an answer. */
export function backWithoutAnswer(row: CancellationRow): number {
  return silenceOf(row) === 'proposal' ? row.backBps : ALL_BPS
}

/** Returns the payload of an event about a request, with the money of a split. */
export function cancellationEvent(
  deal: Deal,
  { id, backBps }: Pick<CancellationRow, 'id' | 'backBps'>,
  by: Side | null,
  charges: readonly Charge[],
): Events['cancellation.requested'] {
  const { back, talent } = splitCharges(charges, backBps)
  return {
    ...dealEvent(deal),
    cancellationId: id,
    by,
    back,
    earned: talent,
    currency: deal.price.currency,
  }
}
