import { amendmentLifecycle } from './amendment.ts'
import { applicationLifecycle } from './application.ts'
import { campaignLifecycle } from './campaign.ts'
import { cancellationLifecycle } from './cancellation.ts'
import { correctionLifecycle } from './correction.ts'
import { dealLifecycle } from './deal.ts'
import { deliverableLifecycle } from './deliverable.ts'
import { disputeLifecycle } from './dispute.ts'
import type { StateRow, TransitionRow } from './lifecycle.ts'
import { mandateLifecycle } from './mandate.ts'
import { milestoneLifecycle } from './milestone.ts'
import { offerLifecycle, offerVersionLifecycle } from './offer.ts'
import { paymentLifecycle } from './payment.ts'
import { payoutLifecycle } from './payout.ts'
import { reportLifecycle } from './report.ts'
import { shipmentLifecycle } from './shipment.ts'

/**
 * A lifecycle as the documentation and the invariant tests read it: its rows, without the types of its
 * states.
 */
export interface LifecycleTable {
  noun: string
  states: Readonly<Record<string, StateRow>>
  transitions: readonly TransitionRow<string, string, string>[]
  timers: Readonly<
    Record<string, { event: string; in: readonly string[]; after: number; reminders?: readonly number[] }>
  >
}

/** Every lifecycle, in the order in which work passes through them. */
export const allLifecycles: readonly LifecycleTable[] = [
  mandateLifecycle,
  campaignLifecycle,
  applicationLifecycle,
  offerLifecycle,
  offerVersionLifecycle,
  dealLifecycle,
  deliverableLifecycle,
  correctionLifecycle,
  milestoneLifecycle,
  shipmentLifecycle,
  cancellationLifecycle,
  disputeLifecycle,
  amendmentLifecycle,
  paymentLifecycle,
  payoutLifecycle,
  reportLifecycle,
]
