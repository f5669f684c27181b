import { days, lifecycle } from './lifecycle.ts'

export interface MandateFacts {
  /** Another agency holds an exclusive mandate, or this one is exclusive and another agency holds any. */
  exclusiveElsewhere: boolean
  /** The last day of the mandate has passed. */
  isExpired: boolean
  /** The talent has no account of their own, so no one could act for them without the agency. */
  isManaged: boolean
  dealsOpen: boolean
  offersOpen: boolean
  /** A payout to the talent waits until they have claimed the profile. */
  payoutPending: boolean
}

/**
 * The agreement that lets an agency act for a talent (domain, section 6). A managed talent is represented as
 * soon as the agency creates the profile; every other talent must accept a request. Terms never change: new
 * terms are a new mandate that replaces this one.
 */
export const mandateLifecycle = lifecycle<MandateFacts>()({
  noun: 'mandate',
  states: {
    invited: { label: 'Requested', tone: 'action', nextActor: 'talent' },
    active: { label: 'Represented', tone: 'good', nextActor: null },
    refused: { label: 'Declined', tone: 'quiet', nextActor: null, end: true },
    ended: { label: 'Ended', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {
    exclusive_elsewhere: (facts) => !facts.exclusiveElsewhere,
    mandate_ended: (facts) => !facts.isExpired,
    deals_open: (facts) => !facts.isManaged || !facts.dealsOpen,
    offers_open: (facts) => !facts.isManaged || !facts.offersOpen,
    payout_pending: (facts) => !facts.isManaged || !facts.payoutPending,
  },
  transitions: [
    { event: 'propose', from: ['new'], to: 'invited', by: ['agent'], guards: ['mandate_ended'] },
    { event: 'create', from: ['new'], to: 'active', by: ['agent'], guards: ['mandate_ended'] },
    {
      event: 'grant',
      from: ['invited'],
      to: 'active',
      by: ['talent'],
      guards: ['mandate_ended', 'exclusive_elsewhere'],
      label: 'Accept representation',
    },
    { event: 'refuse', from: ['invited'], to: 'refused', by: ['talent'], label: 'Decline' },
    {
      event: 'withdraw',
      from: ['invited'],
      to: 'ended',
      by: ['agent', 'system'],
      label: 'Withdraw request',
    },
    // Nobody answered in time, or its last day has passed.
    { event: 'expire', from: ['invited'], to: 'ended', by: ['system'] },
    // Deals of a talent with an account continue without the agency. A managed talent keeps their agency
    // while deals, offers or payouts are open (design, section 7), because only the agency can invite them to
    // claim the profile.
    { event: 'end', from: ['active'], to: 'ended', by: ['talent'], label: 'End representation' },
    {
      event: 'end',
      from: ['active'],
      to: 'ended',
      by: ['agent'],
      guards: ['deals_open', 'offers_open', 'payout_pending'],
      label: 'Remove from roster',
    },
    { event: 'replace', from: ['active'], to: 'ended', by: ['system'] },
    { event: 'lapse', from: ['active'], to: 'ended', by: ['system'] },
  ],
  timers: {
    // Fires on the mandate's last day.
    lapse: { event: 'lapse', in: ['active'], after: 0 },
    // An unanswered request ends, at the latest on its last day.
    answer: { event: 'expire', in: ['invited'], after: days(30) },
  },
})

export type MandateStatus = keyof typeof mandateLifecycle.states
export type MandateEvent = (typeof mandateLifecycle.transitions)[number]['event']
