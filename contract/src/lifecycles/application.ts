import { hours, lifecycle } from './lifecycle.ts'

export interface ApplicationFacts {
  campaignOpen: boolean
  /** The campaign is public, or this talent was invited to it. */
  mayEnter: boolean
  unpaid: boolean
  unpaidAcknowledged: boolean
  declinedWithinADay: boolean
  placesLeft: boolean
}

/** How long a brand may undo a decline; the talent is notified afterwards (design, section 7). */
export const DECLINE_UNDO_MS = hours(24)

/** A talent's application to a campaign (domain, section 2.2). */
export const applicationLifecycle = lifecycle<ApplicationFacts>()({
  noun: 'application',
  states: {
    invited: { label: 'Invited', tone: 'action', nextActor: 'talent' },
    submitted: { label: 'Submitted', tone: 'action', nextActor: 'brand' },
    shortlisted: { label: 'Shortlisted', tone: 'good', nextActor: 'brand' },
    offered: { label: 'Offer sent', tone: 'action', nextActor: null },
    hired: { label: 'Hired', tone: 'good', nextActor: null, end: true },
    declined: { label: 'Declined', tone: 'quiet', nextActor: null },
    withdrawn: { label: 'Withdrawn', tone: 'quiet', nextActor: null },
    closed: { label: 'Closed', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {
    campaign_not_open: (facts) => facts.campaignOpen,
    not_invited: (facts) => facts.mayEnter,
    unpaid_not_acknowledged: (facts) => !facts.unpaid || facts.unpaidAcknowledged,
    undo_window_passed: (facts) => facts.declinedWithinADay,
    places_filled: (facts) => facts.placesLeft,
  },
  transitions: [
    {
      event: 'invite',
      from: ['new'],
      to: 'invited',
      by: ['brand'],
      guards: ['campaign_not_open'],
      label: 'Invite',
    },
    {
      event: 'apply',
      from: ['new', 'invited', 'withdrawn'],
      to: 'submitted',
      by: ['talent'],
      guards: ['campaign_not_open', 'not_invited', 'unpaid_not_acknowledged'],
      label: 'Apply',
    },
    {
      event: 'edit',
      from: ['submitted', 'shortlisted'],
      to: 'same',
      by: ['talent'],
      guards: ['campaign_not_open'],
      label: 'Edit application',
    },
    { event: 'shortlist', from: ['submitted'], to: 'shortlisted', by: ['brand'], label: 'Shortlist' },
    {
      event: 'unshortlist',
      from: ['shortlisted'],
      to: 'submitted',
      by: ['brand'],
      label: 'Remove from shortlist',
    },
    {
      event: 'offer',
      from: ['submitted', 'shortlisted'],
      to: 'offered',
      by: ['system'],
      guards: ['places_filled'],
    },
    { event: 'hire', from: ['offered'], to: 'hired', by: ['system'] },
    // When an offer ends, its applicant returns to the shortlist.
    { event: 'release', from: ['offered'], to: 'shortlisted', by: ['system'] },
    { event: 'decline', from: ['submitted', 'shortlisted'], to: 'declined', by: ['brand'], label: 'Decline' },
    {
      event: 'undo_decline',
      from: ['declined'],
      to: 'resumed',
      by: ['brand'],
      guards: ['undo_window_passed', 'campaign_not_open'],
      label: 'Undo',
    },
    // A managed talent has no account of their own, so the system withdraws when their mandate ends.
    {
      event: 'withdraw',
      from: ['invited', 'submitted', 'shortlisted'],
      to: 'withdrawn',
      by: ['talent', 'system'],
      label: 'Withdraw',
    },
    { event: 'close', from: ['invited', 'submitted', 'shortlisted'], to: 'closed', by: ['system'] },
  ],
  timers: {},
})

export type ApplicationStatus = keyof typeof applicationLifecycle.states
export type ApplicationEvent = (typeof applicationLifecycle.transitions)[number]['event']

/** Reasons for declining an application; the talent always reads one (domain, section 3 row 8). */
export const declineReasons = {
  not_a_fit: 'Not the right fit for this campaign',
  budget: 'Outside the budget',
  timing: 'Dates don’t fit',
  audience: 'Looking for a different audience',
  places_filled: 'All places filled',
  other: 'Other',
} as const

/** Returns the label of a state as the talent's side reads it: what the brand has sent, it has received. */
export function labelForTalent(status: keyof typeof applicationLifecycle.states): string {
  return status === 'offered' ? 'Offer received' : applicationLifecycle.states[status].label
}
