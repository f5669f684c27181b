import { port } from '../../platform/port.ts'

/** What payouts need to know about the deals that they pay for. */
export interface PaidDeals {
  /** Returns whether a dispute about the deal is open, so that nothing of it may be sent. */
  isFrozen(dealId: string): Promise<boolean>
}

/** What payouts need to know about decisions on reports. */
export interface PayoutHolds {
  /** Returns whether a decision holds the payouts of this account. */
  isHeld(accountId: string): Promise<boolean>
}

export const payoutHolds = port<PayoutHolds>('decisions that hold payouts')

export const paidDeals = port<PaidDeals>('the deals that payouts pay for')
