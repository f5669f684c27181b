import { days, hours, lifecycle } from './lifecycle.ts'

export interface CancellationFacts {
  /** The side that acts did not make the current proposal. */
  isTheirTurn: boolean
  /** The side that acts has requested the cancellation. */
  isRequester: boolean
  /** Nothing was submitted since the deal opened. */
  isUntouched: boolean
}

/** How long a deal of a suspended account may be paused before the operator decides about it, in milliseconds. */
export const FREEZE_MS = days(14)

/** How long a side may take to answer a cancellation request or a new split, in milliseconds. */
export const CANCELLATION_REPLY_MS = hours(72)

/**
 * A request to end a running deal with a split of its money (domain, section 2.10). The deal and its timers
 * pause meanwhile. Silence returns the money to the brand where nothing was submitted; otherwise the
 * operator decides.
 */
export const cancellationLifecycle = lifecycle<CancellationFacts>()({
  noun: 'cancellation',
  states: {
    pending: { label: 'Awaiting an answer', tone: 'warning', nextActor: null },
    agreed: { label: 'Agreed', tone: 'good', nextActor: null, end: true },
    refused: { label: 'Declined', tone: 'quiet', nextActor: null, end: true },
    withdrawn: { label: 'Withdrawn', tone: 'quiet', nextActor: null, end: true },
    expired: { label: 'Ended without an answer', tone: 'quiet', nextActor: null, end: true },
    escalated: { label: 'With Marquee', tone: 'warning', nextActor: 'operator' },
    resolved: { label: 'Decided', tone: 'good', nextActor: null, end: true },
  },
  guards: {
    not_your_turn: (facts) => facts.isTheirTurn,
    not_your_request: (facts) => facts.isRequester,
    wrong_state: (facts) => facts.isUntouched,
  },
  transitions: [
    { event: 'request', from: ['new'], to: 'pending', by: ['brand', 'talent'] },
    // An account was suspended: the operator restores it, which closes the case, or decides.
    { event: 'freeze', from: ['new'], to: 'escalated', by: ['system'] },
    {
      event: 'agree',
      from: ['pending', 'escalated'],
      to: 'agreed',
      by: ['brand', 'talent'],
      guards: ['not_your_turn'],
      label: 'Agree and end the deal',
    },
    {
      event: 'refuse',
      from: ['pending'],
      to: 'refused',
      by: ['brand', 'talent'],
      guards: ['not_your_turn'],
      label: 'Decline',
    },
    {
      event: 'propose',
      from: ['pending'],
      to: 'same',
      by: ['brand', 'talent'],
      guards: ['not_your_turn'],
      label: 'Propose another split',
    },
    {
      event: 'withdraw',
      from: ['pending', 'escalated'],
      to: 'withdrawn',
      by: ['brand', 'talent'],
      guards: ['not_your_request'],
      label: 'Withdraw request',
    },
    { event: 'expire', from: ['pending'], to: 'expired', by: ['system'], guards: ['wrong_state'] },
    { event: 'escalate', from: ['pending'], to: 'escalated', by: ['system'] },
    { event: 'decide', from: ['escalated'], to: 'resolved', by: ['operator'], label: 'Decide' },
    // The whole payment went back to the brand meanwhile, which has cancelled the deal.
    { event: 'close', from: ['pending', 'escalated'], to: 'withdrawn', by: ['system'] },
  ],
  timers: {
    reply: { event: 'escalate', in: ['pending'], after: CANCELLATION_REPLY_MS, reminders: [hours(24)] },
  },
})

export type CancellationEvent = (typeof cancellationLifecycle.transitions)[number]['event']

/** How long the operator has for a decision: ten working days; shown to both sides. */
export const DECISION_WORKING_DAYS = 10
