import { days, lifecycle } from './lifecycle.ts'

/** Facts for the guards of a campaign. The caller compares dates with the database's clock. */
export interface CampaignFacts {
  /** The brief has at least one deliverable, a pay model with its fee, a closing date and usage rights. */
  briefComplete: boolean
  deadlineAhead: boolean
  entitled: boolean
  openDeals: boolean
  openOffers: boolean
  /** An offer of this campaign was accepted: currency, pay and rights cannot change any more. */
  termsLocked: boolean
  changesLockedTerms: boolean
}

/** A campaign from first draft to final report (domain, section 2.1). */
export const campaignLifecycle = lifecycle<CampaignFacts>()({
  noun: 'campaign',
  states: {
    draft: { label: 'Draft', tone: 'quiet', nextActor: 'brand' },
    in_review: { label: 'In review', tone: 'action', nextActor: 'operator' },
    live: { label: 'Live', tone: 'good', nextActor: null },
    paused: { label: 'Paused', tone: 'warning', nextActor: 'brand' },
    closed: { label: 'Closed', tone: 'quiet', nextActor: 'brand' },
    completed: { label: 'Completed', tone: 'good', nextActor: null, end: true },
    cancelled: { label: 'Cancelled', tone: 'bad', nextActor: null, end: true },
  },
  guards: {
    brief_incomplete: (facts) => facts.briefComplete,
    deadline_passed: (facts) => facts.deadlineAhead,
    not_entitled: (facts) => facts.entitled,
    deals_open: (facts) => !facts.openDeals,
    offers_open: (facts) => !facts.openOffers,
    terms_locked: (facts) => !facts.termsLocked || !facts.changesLockedTerms,
  },
  transitions: [
    { event: 'create', from: ['new'], to: 'draft', by: ['brand'] },
    {
      event: 'edit',
      from: ['draft', 'live', 'paused', 'closed'],
      to: 'same',
      by: ['brand'],
      guards: ['terms_locked'],
      label: 'Edit',
    },
    {
      event: 'submit',
      from: ['draft'],
      to: 'in_review',
      by: ['brand'],
      guards: ['not_entitled', 'brief_incomplete', 'deadline_passed'],
      label: 'Publish',
    },
    // With `campaignReview: off` the system approves a complete campaign at once (design, section 7).
    {
      event: 'approve',
      from: ['in_review'],
      to: 'live',
      by: ['system', 'operator'],
      guards: ['deadline_passed'],
    },
    { event: 'return', from: ['in_review'], to: 'draft', by: ['operator'] },
    { event: 'pause', from: ['live'], to: 'paused', by: ['brand', 'operator'], label: 'Pause' },
    {
      event: 'resume',
      from: ['paused'],
      to: 'live',
      by: ['brand', 'operator'],
      guards: ['deadline_passed'],
      label: 'Resume',
    },
    {
      event: 'close',
      from: ['live', 'paused'],
      to: 'closed',
      by: ['brand', 'system'],
      label: 'Close applications',
    },
    {
      event: 'reopen',
      from: ['closed'],
      to: 'live',
      by: ['brand'],
      guards: ['not_entitled', 'deadline_passed'],
      label: 'Reopen',
    },
    {
      event: 'complete',
      from: ['closed', 'live'],
      to: 'completed',
      by: ['brand', 'system'],
      guards: ['deals_open', 'offers_open'],
      label: 'Complete campaign',
    },
    {
      event: 'cancel',
      from: ['draft', 'in_review', 'live', 'paused', 'closed'],
      to: 'cancelled',
      by: ['brand', 'operator'],
      guards: ['deals_open'],
      label: 'Cancel campaign',
    },
  ],
  timers: {
    // Fires at the campaign's own closing date.
    deadline: { event: 'close', in: ['live', 'paused'], after: 0, reminders: [days(2)] },
    // Completes 30 days after it was closed, or after its last offer or deal ended.
    wrapUp: { event: 'complete', in: ['closed'], after: days(30) },
  },
})

export type CampaignStatus = keyof typeof campaignLifecycle.states
export type CampaignEvent = (typeof campaignLifecycle.transitions)[number]['event']
