import { days, hours, lifecycle } from './lifecycle.ts'

export interface AmendmentFacts {
  /** The acting side has proposed it; otherwise its answer is awaited. */
  isProposer: boolean
  /** The deal is in progress, in review or approved; for a renewal of rights, it is completed. */
  isDealOpen: boolean
  expired: boolean
  /** Nothing more is to be paid, or the amount is held on the brand's card. */
  funded: boolean
  /** Both sides have agreed and the hold is being charged, so that neither can go back. */
  charging: boolean
}

/**
 * A change of a running deal (domain, section 2.5): of its work, terms or price, or of its dates only; or a renewal of
 * the right to use the work of a completed one. A deal has at most one that is proposed or agreed, and beside it at
 * most one draft of the brand.
 */
export const amendmentLifecycle = lifecycle<AmendmentFacts>()({
  noun: 'amendment',
  states: {
    draft: { label: 'Awaiting payment hold', tone: 'quiet', nextActor: 'brand' },
    proposed: { label: 'Change proposed', tone: 'action', nextActor: null },
    accepting: { label: 'Payment processing', tone: 'warning', nextActor: 'brand' },
    accepted: { label: 'Accepted', tone: 'good', nextActor: null, end: true },
    refused: { label: 'Declined', tone: 'quiet', nextActor: null, end: true },
    withdrawn: { label: 'Withdrawn', tone: 'quiet', nextActor: null, end: true },
    superseded: { label: 'Replaced', tone: 'quiet', nextActor: null, end: true },
    expired: { label: 'Expired', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {
    not_your_move: (facts) => !facts.isProposer,
    not_your_proposal: (facts) => facts.isProposer,
    wrong_state: (facts) => facts.isDealOpen,
    change_expired: (facts) => !facts.expired,
    not_funded: (facts) => facts.funded,
    charge_running: (facts) => !facts.charging,
  },
  transitions: [
    // A higher price that the brand proposes waits for its hold; the other side sees it afterwards.
    { event: 'draft', from: ['new'], to: 'draft', by: ['brand'], guards: ['wrong_state'] },
    {
      event: 'propose',
      from: ['new'],
      to: 'proposed',
      by: ['brand', 'talent'],
      guards: ['wrong_state'],
    },
    {
      event: 'propose',
      from: ['draft'],
      to: 'proposed',
      by: ['system'],
      guards: ['wrong_state', 'not_funded'],
    },
    {
      event: 'accept',
      from: ['proposed'],
      to: 'accepting',
      by: ['talent'],
      guards: ['not_your_move', 'wrong_state', 'change_expired', 'not_funded'],
      label: 'Accept change',
    },
    // A higher price that the talent proposed is held after the brand has agreed.
    {
      event: 'accept',
      from: ['proposed'],
      to: 'accepting',
      by: ['brand'],
      guards: ['not_your_move', 'wrong_state', 'change_expired'],
      label: 'Accept change',
    },
    // The terms of the deal have the price of an extra revision or a renewal, so the talent has accepted it in advance.
    {
      event: 'buy',
      from: ['draft'],
      to: 'accepting',
      by: ['system'],
      guards: ['wrong_state', 'not_funded'],
    },
    // With dual consent the talent must approve an agent's acceptance (domain, section 2, rule 5).
    {
      event: 'ask_consent',
      from: ['proposed'],
      to: 'same',
      by: ['agent'],
      guards: ['not_your_move', 'wrong_state', 'change_expired', 'not_funded'],
      label: 'Request the talent’s approval',
    },
    // Nothing is left to pay: the deal has the new terms.
    { event: 'apply', from: ['accepting'], to: 'accepted', by: ['system'], guards: ['wrong_state'] },
    // The charge did not succeed within a day. The first time the change is open again; the second time it ends.
    { event: 'payment_lapsed', from: ['accepting'], to: 'proposed', by: ['system'] },
    {
      event: 'refuse',
      from: ['proposed'],
      to: 'refused',
      by: ['brand', 'talent'],
      guards: ['not_your_move'],
      label: 'Decline change',
    },
    // A brand that has agreed and does not pay may still decline.
    {
      event: 'refuse',
      from: ['accepting'],
      to: 'refused',
      by: ['brand'],
      guards: ['not_your_move', 'charge_running'],
      label: 'Decline change',
    },
    {
      event: 'counter',
      from: ['proposed'],
      to: 'superseded',
      by: ['brand', 'talent'],
      guards: ['not_your_move', 'wrong_state', 'change_expired'],
      label: 'Propose something else',
    },
    // The brand's draft that answers this change has its hold now and replaces it.
    { event: 'counter', from: ['proposed'], to: 'superseded', by: ['system'], guards: ['change_expired'] },
    {
      event: 'withdraw',
      from: ['draft', 'proposed'],
      to: 'withdrawn',
      by: ['brand', 'talent'],
      guards: ['not_your_proposal'],
      label: 'Withdraw change',
    },
    {
      event: 'expire',
      from: ['draft', 'proposed', 'accepting'],
      to: 'expired',
      by: ['system'],
    },
    // The deal has ended, or its work has moved on so that the change no longer fits.
    { event: 'end', from: ['draft', 'proposed', 'accepting'], to: 'withdrawn', by: ['system'] },
  ],
  timers: {
    answer: { event: 'expire', in: ['proposed'], after: hours(72), reminders: [hours(24)] },
    // A draft that is not paid for ends; the other side has never seen it.
    funding: { event: 'expire', in: ['draft'], after: hours(72) },
    payment: { event: 'payment_lapsed', in: ['accepting'], after: hours(24) },
  },
})

export type AmendmentStatus = keyof typeof amendmentLifecycle.states
export type AmendmentEvent = (typeof amendmentLifecycle.transitions)[number]['event']

/** How long before its due date more time can be asked for a deliverable. */
export const MORE_TIME_FROM_MS = days(3)
