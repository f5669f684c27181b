import { event } from './event.ts'

interface OfferEvent {
  offerId: string
  campaignId: string
  applicationId: string | null
  brandId: string
  talentId: string
  versionNo: number
}

const offerId = (payload: OfferEvent) => payload.offerId
const toBrand = { to: 'brand', kind: 'offers', targetType: 'offer', id: offerId } as const
const toTalent = { to: 'talent', kind: 'offers', targetType: 'offer', id: offerId } as const
const cardTarget = { targetType: 'offer', id: offerId } as const
const respond = 'Respond to offer'

export const offerEvents = {
  'offer.sent': event<OfferEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, you, earns }) => `${brand} sent ${you} an offer of ${earns}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      startsConversation: true,
      action: { talent: respond },
      text: ({ brand, amount }) => `${brand} sent an offer: ${amount}`,
    },
    screens: ['offers', 'applications', 'campaigns', 'home'],
    timeline: { send: '{actor} sent the offer' },
  }),

  'offer.edited': event<OfferEvent>()({
    notifications: [
      { ...toTalent, email: true, text: ({ brand, your }) => `${brand} updated ${your} offer` },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: respond },
      text: ({ brand, amount }) => `${brand} updated the offer: ${amount}`,
    },
    screens: ['offers', 'home'],
    timeline: { edit: '{actor} updated the offer' },
  }),

  'offer.countered': event<OfferEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: (_payload, { termsBy }) => termsBy === 'talent',
        text: ({ talent, pays }) => `${talent} sent a counter-offer of ${pays}`,
      },
      {
        ...toTalent,
        email: true,
        when: (_payload, { termsBy }) => termsBy === 'brand',
        text: ({ brand, earns, you }) => `${brand} sent ${you} a counter-offer of ${earns}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: ({ termsBy }) =>
        termsBy === 'talent' ? { brand: 'Respond to counter-offer' } : { talent: 'Respond to counter-offer' },
      text: ({ termsBy, brand, talent, amount }) =>
        `${termsBy === 'talent' ? talent : brand} made a counter-offer: ${amount}`,
    },
    screens: ['offers', 'home'],
    timeline: { counter: '{actor} made a counter-offer' },
  }),

  'offer.counter_rejected': event<OfferEvent>()({
    notifications: [
      { ...toTalent, email: true, text: ({ brand, your }) => `${brand} declined ${your} counter-offer` },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: respond },
      text: ({ brand }) => `${brand} declined the counter-offer`,
    },
    screens: ['offers', 'home'],
    timeline: { reject_counter: '{actor} declined the counter-offer' },
  }),

  'offer.counter_withdrawn': event<OfferEvent>()({
    notifications: [
      {
        ...toBrand,
        text: ({ talent }) => `${talent} withdrew the counter-offer; your offer is current again`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: respond },
      text: ({ talent }) => `${talent} withdrew the counter-offer`,
    },
    screens: ['offers', 'home'],
    timeline: { withdraw_counter: '{actor} withdrew the counter-offer' },
  }),

  /** Both sides agree; the charge is in progress or due. */
  'offer.agreed': event<OfferEvent>()({
    notifications: null,
    activityCard: { ...cardTarget, text: ({ amount }) => `Offer agreed: ${amount}` },
    screens: ['offers', 'home'],
    timeline: { accept: '{actor} accepted the offer' },
  }),

  'offer.accepted': event<OfferEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['offers', 'deals', 'applications', 'campaigns', 'home'],
    timeline: { fund: 'The deal opened' },
  }),

  'offer.extended': event<OfferEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['offers', 'home'],
    timeline: { extend: '{actor} extended the time to respond' },
  }),

  'offer.unfunded': event<OfferEvent>()({
    notifications: [
      {
        ...toBrand,
        kind: 'money',
        email: true,
        text: ({ talent }) =>
          `The hold for your offer to ${talent} has expired. Renew it to keep the offer open`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) =>
          `The payment by ${brand} did not succeed, so ${your} deal has not started. The offer can be accepted again once ${brand} has renewed the payment`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Renew hold' },
      text: () => 'The payment hold for this offer has expired',
    },
    screens: ['offers', 'home'],
    timeline: { payment_lapsed: 'Payment failed; the previous terms apply' },
  }),

  /** The agency accepted; the talent must approve. The handler sends its email, which cannot be turned off. */
  'offer.consent_asked': event<OfferEvent>()({
    notifications: [
      { ...toTalent, text: ({ brand, your }) => `The offer from ${brand} needs ${your} approval` },
    ],
    activityCard: null,
    screens: ['offers', 'home'],
    timeline: { ask_consent: '{actor} accepted and asked {talent} to approve' },
  }),

  'offer.reminded': event<OfferEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        urgent: true,
        when: (_payload, { turn }) => turn === 'talent',
        text: ({ brand, your }) => `${brand} is waiting for ${your} response; the offer expires soon`,
      },
      {
        ...toBrand,
        email: true,
        urgent: true,
        when: (_payload, { turn }) => turn === 'brand',
        text: ({ talent }) => `${talent} is waiting for your response; the offer expires soon`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  'offer.ended': event<OfferEvent & { how: 'declined' | 'withdrawn' | 'discarded' | 'expired' }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ how }) => how === 'declined',
        text: ({ talent }) => `${talent} declined your offer`,
      },
      {
        ...toTalent,
        when: ({ how }) => how === 'withdrawn',
        text: ({ brand, your }) => `${brand} withdrew ${your} offer`,
      },
      // A talent never sees a draft. The brand that discards it is not notified.
      {
        ...toBrand,
        when: ({ how }) => how === 'discarded',
        text: ({ talent }) => `Your draft offer to ${talent} has ended without being sent`,
      },
      {
        ...toTalent,
        when: ({ how }) => how === 'expired',
        text: ({ brand, you }) => `The offer from ${brand} to ${you} has expired`,
      },
      {
        ...toBrand,
        when: ({ how }) => how === 'expired',
        text: ({ talent }) => `Your offer to ${talent} has expired`,
      },
    ],
    activityCard: {
      ...cardTarget,
      when: ({ how }) => how !== 'discarded',
      text: () => 'This offer has ended',
    },
    screens: ['offers', 'applications', 'campaigns', 'home'],
    timeline: {
      reject: '{actor} declined the offer',
      cancel: '{actor} withdrew the offer',
      discard: '{actor} discarded the draft',
      expire: 'The offer expired',
    },
  }),
} as const
