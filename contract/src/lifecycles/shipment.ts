import { days, lifecycle } from './lifecycle.ts'

export interface ShipmentFacts {
  /** The deal is active, in review or approved. */
  dealRunning: boolean
  /** The request has a carrier with a tracking number, or a code. */
  hasTracking: boolean
  /** The other side has proposed to go on without the product. */
  isDropProposed: boolean
  /** The problem fits the state: a product that has been received can only be damaged or wrong. */
  fitsReceipt: boolean
  /** The terms say that the product is returned. */
  mustReturn: boolean
}

/** Reminders to the talent to give the address, in milliseconds after the deal opened. */
export const addressReminders = [days(2), days(5)] as const

/**
 * The product that a brand sends for a deal (domain, section 2.9). A deal whose terms name no product has none. While the
 * parcel is awaited or a problem is open, the clocks of the work are paused.
 */
export const shipmentLifecycle = lifecycle<ShipmentFacts>()({
  noun: 'shipment',
  states: {
    awaiting_address: { label: 'Awaiting address', tone: 'action', nextActor: 'talent' },
    awaiting_shipment: { label: 'To ship', tone: 'action', nextActor: 'brand' },
    shipped: { label: 'Shipped', tone: 'quiet', nextActor: 'talent' },
    received: { label: 'Received', tone: 'good', nextActor: null },
    issue: { label: 'Problem reported', tone: 'warning', nextActor: 'brand' },
    returning: { label: 'On its way back', tone: 'quiet', nextActor: 'brand' },
    returned: { label: 'Returned', tone: 'good', nextActor: null, end: true },
    kept: { label: 'Not returned', tone: 'quiet', nextActor: null, end: true },
    cancelled: { label: 'No product', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {
    wrong_state: (facts) => facts.dealRunning,
    tracking_missing: (facts) => facts.hasTracking,
    not_proposed: (facts) => facts.isDropProposed,
    product_received: (facts) => facts.fitsReceipt,
    return_not_agreed: (facts) => facts.mustReturn,
  },
  transitions: [
    { event: 'open', from: ['new'], to: 'awaiting_address', by: ['system'] },
    {
      event: 'give_address',
      from: ['awaiting_address'],
      to: 'awaiting_shipment',
      by: ['talent'],
      guards: ['wrong_state'],
      label: 'Give address',
    },
    {
      event: 'change_address',
      from: ['awaiting_shipment'],
      to: 'same',
      by: ['talent'],
      guards: ['wrong_state'],
      label: 'Change address',
    },
    {
      event: 'ship',
      from: ['awaiting_shipment'],
      to: 'shipped',
      by: ['brand'],
      guards: ['wrong_state', 'tracking_missing'],
      label: 'Mark as shipped',
    },
    {
      event: 'change_tracking',
      from: ['shipped'],
      to: 'same',
      by: ['brand'],
      guards: ['wrong_state', 'tracking_missing'],
      label: 'Change tracking',
    },
    // Without an answer the product counts as received five days after it was shipped.
    {
      event: 'receive',
      from: ['shipped'],
      to: 'received',
      by: ['talent', 'system'],
      guards: ['wrong_state'],
      label: 'Confirm receipt',
    },
    {
      event: 'report',
      from: ['shipped', 'received'],
      to: 'issue',
      by: ['talent'],
      guards: ['wrong_state', 'product_received'],
      label: 'Report a problem',
    },
    {
      event: 'replace',
      from: ['issue'],
      to: 'awaiting_shipment',
      by: ['brand'],
      guards: ['wrong_state'],
      label: 'Send a replacement',
    },
    // The talent works with what has come, or the parcel has come after all.
    {
      event: 'proceed',
      from: ['issue'],
      to: 'received',
      by: ['talent'],
      guards: ['wrong_state'],
      label: 'Continue with it',
    },
    {
      event: 'propose_drop',
      from: ['awaiting_shipment', 'issue'],
      to: 'same',
      by: ['brand', 'talent'],
      guards: ['wrong_state'],
      label: 'Propose to go on without it',
    },
    {
      event: 'drop',
      from: ['awaiting_shipment', 'issue'],
      to: 'cancelled',
      by: ['brand', 'talent'],
      guards: ['wrong_state', 'not_proposed'],
      label: 'Go on without it',
    },
    // The brand did nothing for two weeks: the deal ends where nothing was submitted, or goes on without the product.
    { event: 'give_up', from: ['awaiting_shipment', 'issue'], to: 'cancelled', by: ['system'] },
    {
      event: 'send_back',
      from: ['received'],
      to: 'returning',
      by: ['talent'],
      guards: ['return_not_agreed'],
      label: 'Send it back',
    },
    {
      event: 'confirm_return',
      from: ['returning'],
      to: 'returned',
      by: ['brand', 'system'],
      label: 'Confirm return',
    },
    // The deal ended two weeks ago, and the product was not sent back.
    { event: 'keep', from: ['received'], to: 'kept', by: ['system'] },
    // The deal has ended. A parcel on its way that is to be returned counts as received instead.
    { event: 'arrive', from: ['shipped'], to: 'received', by: ['system'] },
    {
      event: 'end',
      from: ['awaiting_address', 'awaiting_shipment', 'shipped', 'issue'],
      to: 'cancelled',
      by: ['system'],
    },
  ],
  timers: {
    ship: {
      event: 'give_up',
      in: ['awaiting_shipment'],
      after: days(14),
      reminders: [days(11), days(7)],
    },
    receive: { event: 'receive', in: ['shipped'], after: days(5), reminders: [days(1)] },
    answer: { event: 'give_up', in: ['issue'], after: days(14), reminders: [days(11), days(7)] },
    confirmReturn: { event: 'confirm_return', in: ['returning'], after: days(14), reminders: [days(3)] },
    // Counts from the end of the deal, and only where the terms ask for a return.
    sendBack: { event: 'keep', in: ['received'], after: days(14), reminders: [days(13), days(4)] },
  },
})

export type ShipmentStatus = keyof typeof shipmentLifecycle.states
export type ShipmentEvent = (typeof shipmentLifecycle.transitions)[number]['event']

/** States in which the work waits for the product, so that its clocks are paused. */
export const outstandingStates = ['awaiting_shipment', 'shipped', 'issue'] as const satisfies ShipmentStatus[]

/** Returns whether the work waits for the product. */
export function isOutstanding(status: ShipmentStatus | null): boolean {
  return outstandingStates.some((state) => state === status)
}

/** What can be wrong with a product. */
export const problemKinds = {
  not_received: 'It has not arrived',
  damaged: 'It is damaged',
  wrong: 'It is the wrong product',
} as const
export type ProblemKind = keyof typeof problemKinds
const isProblem = (kind: string): kind is ProblemKind => Object.hasOwn(problemKinds, kind)
const [firstProblem = 'wrong', ...otherProblems] = Object.keys(problemKinds).filter(isProblem)
export const problemKindNames: [ProblemKind, ...ProblemKind[]] = [firstProblem, ...otherProblems]
