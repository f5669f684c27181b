import { lifecycle } from './lifecycle.ts'

export interface MandateFacts {
  /** Another agency holds an exclusive mandate, or this one is exclusive and another agency holds any. */
  exclusiveElsewhere: boolean
  /** Its last day is over. */
  over: boolean
  /** The talent has no own sign-in: without the agent nobody could go on for them. */
  isManaged: boolean
  dealsOpen: boolean
  offersOpen: boolean
  /** Pay of theirs waits until they have taken over the profile. */
  shareWaits: boolean
}

/**
 * What lets an agency act for a talent (domain, section 6). A talent without an own sign-in is represented from the moment the agency
 * makes them; everybody else is asked first. Its terms never change: new ones are a new mandate that replaces this one.
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
    mandate_ended: (facts) => !facts.over,
    deals_open: (facts) => !facts.isManaged || !facts.dealsOpen,
    offers_open: (facts) => !facts.isManaged || !facts.offersOpen,
    payout_pending: (facts) => !facts.isManaged || !facts.shareWaits,
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
    // Deals of a talent who can go on alone are safe; those of one who cannot keep their agent (design, section 7), and so does their
    // pay: without the agency nobody could take over the profile that it waits for.
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
  // Strikes at the mandate's own last day.
  timers: { lapse: { event: 'lapse', in: ['active'], after: 0 } },
})

export type MandateStatus = keyof typeof mandateLifecycle.states
export type MandateEvent = (typeof mandateLifecycle.transitions)[number]['event']
