import { days, hours, lifecycle } from './lifecycle.ts'

export interface DisputeFacts {
  /** The side that acts has opened the dispute. */
  isOpener: boolean
  /** The card holder's bank decides; the operator only sends evidence. */
  isBankCase: boolean
  /** The time for an appeal has not ended. */
  mayAppeal: boolean
  /** The side that acts has accepted the decision. */
  hasWaived: boolean
}

/** How long the sides may settle a dispute themselves, in working days. */
export const SETTLE_WORKING_DAYS = 5
/** How long a side may appeal against a decision, in milliseconds. */
export const APPEAL_MS = days(7)
/** After this time the only operator may decide the appeal against their own decision, in milliseconds. */
export const OWN_APPEAL_AFTER_MS = hours(48)

/**
 * A disagreement about a deal. Both sides first name a split; where the splits meet, it is settled. Otherwise the
 * operator decides, and each side may appeal once. Nothing is paid out meanwhile.
 */
export const disputeLifecycle = lifecycle<DisputeFacts>()({
  noun: 'dispute',
  states: {
    open: { label: 'Settlement open', tone: 'warning', nextActor: null },
    settled: { label: 'Settled', tone: 'good', nextActor: null, end: true },
    withdrawn: { label: 'Withdrawn', tone: 'quiet', nextActor: null, end: true },
    escalated: { label: 'With Marquee', tone: 'warning', nextActor: 'operator' },
    decided: { label: 'Decided, appeal possible', tone: 'action', nextActor: null },
    appealed: { label: 'Appealed', tone: 'warning', nextActor: 'operator' },
    closed: { label: 'Closed', tone: 'good', nextActor: null, end: true },
  },
  guards: {
    not_your_request: (facts) => facts.isOpener,
    bank_decides: (facts) => !facts.isBankCase,
    appeal_ended: (facts) => facts.mayAppeal,
    wrong_state: (facts) => !facts.hasWaived,
  },
  transitions: [
    { event: 'open', from: ['new'], to: 'open', by: ['brand', 'talent'] },
    // A charge of a running deal is disputed at the card holder's bank.
    { event: 'register', from: ['new'], to: 'escalated', by: ['system'] },
    {
      event: 'propose',
      from: ['open', 'escalated'],
      to: 'same',
      by: ['brand', 'talent'],
      guards: ['bank_decides'],
      label: 'Propose a split',
    },
    {
      event: 'settle',
      from: ['open', 'escalated'],
      to: 'settled',
      by: ['brand', 'talent'],
      guards: ['bank_decides'],
      label: 'Accept the other split',
    },
    {
      event: 'withdraw',
      from: ['open', 'escalated'],
      to: 'withdrawn',
      by: ['brand', 'talent'],
      guards: ['not_your_request'],
      label: 'Withdraw dispute',
    },
    { event: 'escalate', from: ['open'], to: 'escalated', by: ['system'] },
    {
      event: 'decide',
      from: ['escalated'],
      to: 'decided',
      by: ['operator'],
      guards: ['bank_decides'],
      label: 'Decide',
    },
    {
      event: 'appeal',
      from: ['decided'],
      to: 'appealed',
      by: ['brand', 'talent'],
      guards: ['appeal_ended', 'wrong_state'],
      label: 'Appeal',
    },
    { event: 'waive', from: ['decided'], to: 'same', by: ['brand', 'talent'], label: 'Accept decision' },
    { event: 'decide_appeal', from: ['appealed'], to: 'closed', by: ['operator'], label: 'Decide appeal' },
    { event: 'close', from: ['decided'], to: 'closed', by: ['brand', 'talent', 'system'] },
    // The bank has decided, or the whole payment went back meanwhile, which has cancelled the deal.
    { event: 'end', from: ['open', 'escalated', 'decided', 'appealed'], to: 'closed', by: ['system'] },
  ],
  timers: {
    appeal: { event: 'close', in: ['decided'], after: APPEAL_MS },
  },
})

export type DisputeEvent = (typeof disputeLifecycle.transitions)[number]['event']

/** Returns the label of a dispute’s state. A bank decides the disputes that it has opened. */
export function disputeLabel({
  status,
  openedBy,
}: {
  status: keyof typeof disputeLifecycle.states
  openedBy: 'brand' | 'talent' | 'bank'
}): string {
  return status === 'escalated' && openedBy === 'bank'
    ? 'With the bank'
    : disputeLifecycle.states[status].label
}
