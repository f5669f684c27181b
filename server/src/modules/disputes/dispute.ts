import type { Events } from '@marquee/contract/events/index'
import {
  type DisputeFacts,
  disputeLifecycle,
  SETTLE_WORKING_DAYS,
} from '@marquee/contract/lifecycles/dispute'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { type Charge, splitCharges } from '@marquee/contract/rules/split'
import { addWorkingDays } from '@marquee/contract/rules/working-days'
import type { Side } from '../deals/case-party.ts'
import { type Deal, dealEvent } from '../deals/deal.ts'
import type { DisputeRow } from './disputes.store.ts'

const noFacts: DisputeFacts = {
  isOpener: true,
  isBankCase: false,
  mayAppeal: true,
  hasWaived: false,
}
const DAY_MS = 86_400_000

/** The first transition of a dispute that a side opens. */
export const openedDispute = (by: Side) =>
  move(disputeLifecycle, { status: 'new', version: 0 }, 'open', by, noFacts)

/** The first transition of a case that a bank has opened. */
export const registeredDispute = () =>
  move(disputeLifecycle, { status: 'new', version: 0 }, 'register', 'system', noFacts)

/** Returns the facts of a dispute for a party. */
export function disputeFacts(row: DisputeRow, by: Party, now: Date): DisputeFacts {
  return {
    isOpener: by === row.openedBy,
    isBankCase: row.openedBy === 'bank',
    mayAppeal: row.appealBy !== null && now <= row.appealBy,
    hasWaived: by === 'brand' ? row.hasBrandWaived : by === 'talent' && row.hasTalentWaived,
  }
}

/** Returns until when the sides may settle a dispute that is opened now. */
export const settleDeadline = (now: Date): Date => addWorkingDays(now, SETTLE_WORKING_DAYS)

/** The timers of a dispute that is open for settlement. */
export function settleTimers(settleBy: Date): { event: string; at: Date }[] {
  return [
    { event: 'remind', at: new Date(settleBy.getTime() - DAY_MS) },
    { event: 'escalate', at: settleBy },
  ]
}

/** The row of a new dispute. */
export function newDispute(
  deal: Deal,
  values: Pick<DisputeRow, 'id' | 'openedBy' | 'type' | 'status' | 'version'> & Partial<DisputeRow>,
  now: Date,
): DisputeRow {
  return {
    dealId: deal.id,
    brandId: deal.brandId,
    talentId: deal.talentId,
    brandBps: null,
    talentBps: null,
    backBps: null,
    settleBy: null,
    decideBy: null,
    appealBy: null,
    appealedBy: null,
    appealText: null,
    appealedAt: null,
    hasBrandWaived: false,
    hasTalentWaived: false,
    chargebackId: null,
    evidenceDue: null,
    createdAt: now,
    updatedAt: now,
    ...values,
  }
}

/** Returns the payload of an event about a dispute, with the money of a split. */
export function disputeEvent(
  deal: Deal,
  { id }: Pick<DisputeRow, 'id'>,
  { by, backBps, charges }: { by: Side | null; backBps: number; charges: readonly Charge[] },
): Events['dispute.opened'] {
  const { back, talent } = splitCharges(charges, backBps)
  return { ...dealEvent(deal), disputeId: id, by, back, earned: talent, currency: deal.price.currency }
}
