import { days, hours, lifecycle } from './lifecycle.ts'

export interface OfferFacts {
  entitled: boolean
  expired: boolean
  /** Counter-offers that the acting side has made so far. */
  counterOffersUsed: number
  /** The proposed terms equal those of the current version. */
  sameTerms: boolean
  extendedOnce: boolean
  /** The campaign of the offer still takes offers. */
  campaignRunning: boolean
  placesLeft: boolean
  /** The hold on the brand's card is valid and covers the terms. */
  funded: boolean
  /** Both sides have agreed and the hold is being charged, so that neither can withdraw. */
  charging: boolean
}

/** Maximum number of counter-offers by each side (domain, section 2.3). */
export const MAX_COUNTER_OFFERS = 5

/**
 * The negotiation (domain, section 2.3). An offer has numbered versions that never change; the status says
 * who must act next. Accepting names the accepted version.
 */
export const offerLifecycle = lifecycle<OfferFacts>()({
  noun: 'offer',
  states: {
    draft: { label: 'Draft', tone: 'quiet', nextActor: 'brand' },
    pending_talent: { label: 'Awaiting talent', tone: 'action', nextActor: 'talent' },
    pending_brand: { label: 'Awaiting brand', tone: 'action', nextActor: 'brand' },
    awaiting_payment: { label: 'Payment processing', tone: 'warning', nextActor: 'brand' },
    accepted: { label: 'Accepted', tone: 'good', nextActor: null, end: true },
    declined: { label: 'Declined', tone: 'quiet', nextActor: null, end: true },
    withdrawn: { label: 'Withdrawn', tone: 'quiet', nextActor: null, end: true },
    expired: { label: 'Expired', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {
    not_entitled: (facts) => facts.entitled,
    offer_expired: (facts) => !facts.expired,
    counter_offer_limit_reached: (facts) => facts.counterOffersUsed < MAX_COUNTER_OFFERS,
    same_terms: (facts) => !facts.sameTerms,
    already_extended: (facts) => !facts.extendedOnce,
    campaign_not_open: (facts) => facts.campaignRunning,
    places_filled: (facts) => facts.placesLeft,
    not_funded: (facts) => facts.funded,
    wrong_state: (facts) => !facts.charging,
  },
  transitions: [
    {
      event: 'draft',
      from: ['new'],
      to: 'draft',
      by: ['brand'],
      guards: ['not_entitled', 'campaign_not_open', 'places_filled'],
    },
    // The hold on the card is placed; the talent sees the offer from now on.
    { event: 'send', from: ['draft'], to: 'pending_talent', by: ['system'], guards: ['not_funded'] },
    {
      event: 'discard',
      from: ['draft'],
      to: 'withdrawn',
      by: ['brand', 'system'],
      label: 'Discard draft',
    },
    {
      event: 'edit',
      from: ['draft', 'pending_talent'],
      to: 'same',
      by: ['brand'],
      guards: ['not_entitled', 'offer_expired', 'same_terms'],
      label: 'Edit offer',
    },
    // A more expensive version of the brand has its payment hold now and becomes the current version.
    {
      event: 'edit',
      from: ['pending_talent'],
      to: 'same',
      by: ['system'],
      guards: ['offer_expired', 'not_funded'],
    },
    {
      event: 'counter',
      from: ['pending_brand'],
      to: 'pending_talent',
      by: ['system'],
      guards: ['offer_expired', 'not_funded'],
    },
    // Talent and brand make counter-offers in turn; each is a new version by the side that had to act.
    {
      event: 'counter',
      from: ['pending_talent'],
      to: 'pending_brand',
      by: ['talent'],
      guards: ['offer_expired', 'counter_offer_limit_reached', 'same_terms'],
      label: 'Make a counter-offer',
    },
    {
      event: 'counter',
      from: ['pending_brand'],
      to: 'pending_talent',
      by: ['brand'],
      guards: ['not_entitled', 'offer_expired', 'counter_offer_limit_reached', 'same_terms'],
      label: 'Make a counter-offer',
    },
    // The brand's last version becomes current again with a new deadline; declining a counter-offer does not
    // end the offer.
    {
      event: 'reject_counter',
      from: ['pending_brand'],
      to: 'pending_talent',
      by: ['brand'],
      guards: ['offer_expired'],
      label: 'Decline counter-offer',
    },
    {
      event: 'withdraw_counter',
      from: ['pending_brand'],
      to: 'pending_talent',
      by: ['talent'],
      guards: ['offer_expired'],
      label: 'Withdraw counter-offer',
    },
    {
      event: 'accept',
      from: ['pending_talent'],
      to: 'awaiting_payment',
      by: ['talent'],
      guards: ['offer_expired', 'places_filled', 'not_funded'],
      label: 'Accept',
    },
    {
      event: 'accept',
      from: ['pending_brand'],
      to: 'awaiting_payment',
      by: ['brand'],
      guards: ['not_entitled', 'offer_expired', 'places_filled'],
      label: 'Accept counter-offer',
    },
    // With dual consent the talent must approve an agent's acceptance (domain, section 2, rule 5).
    {
      event: 'ask_consent',
      from: ['pending_talent'],
      to: 'same',
      by: ['agent'],
      guards: ['offer_expired', 'places_filled', 'not_funded'],
      label: 'Request the talent’s approval',
    },
    { event: 'fund', from: ['awaiting_payment'], to: 'accepted', by: ['system'] },
    // The charge did not succeed within a day. The first time the terms become current again; the second time
    // the offer ends (domain, section 2.3).
    { event: 'payment_lapsed', from: ['awaiting_payment'], to: 'pending_talent', by: ['system'] },
    { event: 'reject', from: ['pending_talent'], to: 'declined', by: ['talent'], label: 'Decline offer' },
    {
      event: 'cancel',
      from: ['draft', 'pending_talent', 'pending_brand', 'awaiting_payment'],
      to: 'withdrawn',
      by: ['brand', 'operator'],
      guards: ['wrong_state'],
      label: 'Withdraw offer',
    },
    {
      event: 'expire',
      from: ['pending_talent', 'pending_brand', 'awaiting_payment'],
      to: 'expired',
      by: ['system'],
    },
    {
      event: 'extend',
      from: ['pending_talent', 'pending_brand'],
      to: 'same',
      by: ['brand', 'talent'],
      guards: ['offer_expired', 'already_extended'],
      label: 'Extend time to respond',
    },
  ],
  timers: {
    answer: {
      event: 'expire',
      in: ['pending_talent', 'pending_brand'],
      after: hours(72),
      reminders: [hours(24), hours(4)],
    },
    // A draft that nobody pays for ends; its talent has never seen it.
    funding: { event: 'discard', in: ['draft'], after: days(14) },
    payment: { event: 'payment_lapsed', in: ['awaiting_payment'], after: hours(24) },
  },
})

export type OfferStatus = keyof typeof offerLifecycle.states
export type OfferEvent = (typeof offerLifecycle.transitions)[number]['event']

/** A version of the terms (domain, section 2.4): at most one is pending, and none ever changes. */
export const offerVersionLifecycle = lifecycle<object>()({
  noun: 'offer version',
  states: {
    draft: { label: 'Awaiting payment hold', tone: 'quiet', nextActor: 'brand' },
    pending: { label: 'Current', tone: 'action', nextActor: null },
    accepted: { label: 'Accepted', tone: 'good', nextActor: null, end: true },
    rejected: { label: 'Rejected', tone: 'quiet', nextActor: null, end: true },
    superseded: { label: 'Replaced', tone: 'quiet', nextActor: null },
    withdrawn: { label: 'Withdrawn', tone: 'quiet', nextActor: null, end: true },
    expired: { label: 'Expired', tone: 'quiet', nextActor: null, end: true },
    discarded: { label: 'Discarded', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {},
  transitions: [
    { event: 'propose', from: ['new'], to: 'pending', by: ['brand', 'talent'] },
    // Terms that cost more than the hold covers stay a draft beside the current version (design, section 7).
    { event: 'draft', from: ['new'], to: 'draft', by: ['brand'] },
    { event: 'stand', from: ['draft'], to: 'pending', by: ['system'] },
    { event: 'discard', from: ['draft'], to: 'discarded', by: ['brand', 'system'] },
    { event: 'accept', from: ['pending'], to: 'accepted', by: ['brand', 'talent'] },
    { event: 'reject', from: ['pending'], to: 'rejected', by: ['brand', 'talent'] },
    { event: 'supersede', from: ['pending'], to: 'superseded', by: ['system'] },
    { event: 'withdraw', from: ['pending'], to: 'withdrawn', by: ['brand', 'talent', 'system'] },
    { event: 'expire', from: ['pending'], to: 'expired', by: ['system'] },
    // The other party's version was withdrawn or declined, so the brand's last version becomes current again.
    { event: 'stand_again', from: ['superseded'], to: 'pending', by: ['system'] },
  ],
  timers: {},
})

export type OfferVersionEvent = (typeof offerVersionLifecycle.transitions)[number]['event']

/** Reasons for declining an offer. */
export const rejectReasons = {
  price: 'The price',
  dates: 'The dates',
  rights: 'The usage rights',
  brand: 'Not the right brand for me',
  busy: 'No availability',
  other: 'Other',
} as const
