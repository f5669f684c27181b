import { event } from './event.ts'

/** A change of a deal; `by` is the side that proposed it. */
interface AmendmentEvent {
  amendmentId: string
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  by: 'brand' | 'talent'
}

const dealId = (payload: AmendmentEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
const cardTarget = { targetType: 'deal', id: dealId } as const
const isByBrand = ({ by }: AmendmentEvent): boolean => by === 'brand'
const isByTalent = ({ by }: AmendmentEvent): boolean => by === 'talent'
const review = 'Review change'

/** Returns the difference in money after a colon; nothing when the price stays the same. */
const withMoney = (difference: string): string => (difference === '' ? '' : `: ${difference}`)

/** Returns "Your" or the name of the agent's talent, at the start of a sentence. */
const capitalised = (your: string): string => (your === 'your' ? 'Your' : your)

/** Returns what a change is called: a renewal changes nothing in a deal that is completed. */
const nameOf = ({ isRenewal }: { isRenewal: boolean }): string =>
  isRenewal ? 'renewal of usage rights' : 'change'

/** Returns what follows from a change that was not agreed; nothing for a renewal. */
const asAgreed = ({ isRenewal }: { isRenewal: boolean }): string =>
  isRenewal ? '' : '. The deal continues as agreed'

export const amendmentEvents = {
  'amendment.proposed': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: isByBrand,
        text: ({ brand, your, earnsChange }) =>
          `${brand} proposed a change to ${your} deal${withMoney(earnsChange)}`,
      },
      {
        ...toBrand,
        email: true,
        when: isByTalent,
        text: ({ talent, paysChange }) => `${talent} proposed a change to your deal${withMoney(paysChange)}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: ({ termsBy }) => (termsBy === 'brand' ? { talent: review } : { brand: review }),
      text: ({ termsBy, brand, talent, amount }) =>
        `${termsBy === 'brand' ? brand : talent} proposed a change${withMoney(amount)}`,
    },
    screens: ['amendments', 'deals', 'home'],
    timeline: {
      'amendment.propose': '{actor} proposed a change',
      'amendment.counter': '{actor} proposed something else',
    },
  }),

  'amendment.time_asked': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: isByBrand,
        text: ({ brand, your }) => `${brand} proposed later dates for ${your} deal`,
      },
      {
        ...toBrand,
        email: true,
        when: isByTalent,
        text: ({ talent }) => `${talent} asks for more time for your deal`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: ({ termsBy }) => (termsBy === 'brand' ? { talent: review } : { brand: review }),
      text: ({ termsBy, brand, talent }) =>
        termsBy === 'brand' ? `${brand} proposed later dates` : `${talent} asked for more time`,
    },
    screens: ['amendments', 'deals', 'home'],
    timeline: null,
  }),

  /** A more expensive proposal of the brand waits for its hold; the talent does not see it. */
  'amendment.drafted': event<AmendmentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['amendments', 'home'],
    timeline: null,
  }),

  /** Both sides agree; the amount is being charged, or the brand has to pay it. */
  'amendment.agreed': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        when: isByTalent,
        text: ({ brand, your, ...facts }) =>
          `${brand} agrees to ${your} ${nameOf(facts)}. It applies as soon as its price is paid`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ isRenewal }) => `${isRenewal ? 'Renewal' : 'Change'} agreed: it applies once it is paid`,
    },
    screens: ['amendments', 'deals', 'home'],
    timeline: { 'amendment.accept': '{actor} accepted the change' },
  }),

  'amendment.accepted': event<AmendmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: isByBrand,
        text: ({ talent, paysChange }) =>
          `${talent} accepted your change${withMoney(paysChange)}. The deal has its new terms`,
      },
      {
        ...toTalent,
        email: true,
        when: isByTalent,
        text: ({ brand, your, earnsChange }) =>
          `${brand} accepted ${your} change${withMoney(earnsChange)}. The deal has its new terms`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ amount }) => `Change accepted${withMoney(amount)}. The deal has its new terms`,
    },
    screens: ['amendments', 'deals', 'milestones', 'earnings', 'budgets', 'home'],
    timeline: { 'amendment.apply': 'The deal has its new terms' },
  }),

  /** A revision at the price of the terms is paid: the deliverable has one more. */
  'amendment.revision_bought': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, earnsChange }) =>
          `${brand} bought an extra revision of ${your} work at the agreed price${withMoney(earnsChange)}`,
      },
      {
        ...toBrand,
        text: ({ talent, paysChange }) =>
          `You bought an extra revision of the work of ${talent}${withMoney(paysChange)}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ brand, amount }) => `${brand} bought an extra revision${withMoney(amount)}`,
    },
    screens: ['amendments', 'deals', 'earnings', 'budgets', 'home'],
    timeline: { 'amendment.buy': '{actor} bought an extra revision at the agreed price' },
  }),

  /** The talent offers to extend the right to use the work of a completed deal. */
  'amendment.renewal_offered': event<AmendmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, campaign, paysChange }) =>
          `${talent} offers to renew your right to use the work for ${campaign}${withMoney(paysChange.replace(/ more$/, ''))}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Review offer' },
      text: ({ talent, amount }) =>
        `${talent} offered to renew the usage rights${withMoney(amount.replace(/ more$/, ''))}`,
    },
    screens: ['amendments', 'deals', 'home'],
    timeline: null,
  }),

  /** A renewal is paid: the right to use the work lasts longer. `until` is its end, as an ISO time. */
  'amendment.rights_renewed': event<AmendmentEvent & { until: string }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, until, earnsChange }) =>
          `${brand} renewed the right to use ${your} work until ${until}${withMoney(earnsChange)}`,
      },
      {
        ...toBrand,
        email: true,
        evenActor: true,
        text: ({ talent, until, paysChange }) =>
          `Your right to use the work of ${talent} now lasts until ${until}${withMoney(paysChange)}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ brand, amount }) => `${brand} renewed the usage rights${withMoney(amount)}`,
    },
    screens: ['amendments', 'deals', 'earnings', 'budgets', 'home'],
    timeline: null,
  }),

  'amendment.refused': event<AmendmentEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: isByBrand,
        text: ({ talent, ...facts }) => `${talent} declined your ${nameOf(facts)}${asAgreed(facts)}`,
      },
      {
        ...toTalent,
        email: true,
        when: isByTalent,
        text: ({ brand, your, ...facts }) => `${brand} declined ${your} ${nameOf(facts)}${asAgreed(facts)}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ isRenewal }) =>
        isRenewal ? 'Renewal of usage rights declined' : 'Change declined: the deal continues as agreed',
    },
    screens: ['amendments', 'deals', 'home'],
    timeline: { 'amendment.refuse': '{actor} declined the change' },
  }),

  'amendment.withdrawn': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        when: isByBrand,
        text: ({ brand, ...facts }) => `${brand} withdrew the proposed ${nameOf(facts)}`,
      },
      {
        ...toBrand,
        when: isByTalent,
        text: ({ talent, ...facts }) => `${talent} withdrew the proposed ${nameOf(facts)}`,
      },
    ],
    activityCard: { ...cardTarget, text: (facts) => `The proposed ${nameOf(facts)} was withdrawn` },
    screens: ['amendments', 'deals', 'home'],
    timeline: { 'amendment.withdraw': '{actor} withdrew the change' },
  }),

  /** Nobody answered or paid in time, or the work of the deal has moved on. `isDraft`: only the brand knew of it. */
  'amendment.ended': event<AmendmentEvent & { how: 'expired' | 'outdated'; isDraft: boolean }>()({
    notifications: [
      {
        ...toBrand,
        when: ({ how }) => how === 'expired',
        text: ({ talent, ...facts }) =>
          facts.isRenewal
            ? `The renewal of usage rights with ${talent} has expired`
            : `The change of your deal with ${talent} has expired${asAgreed(facts)}`,
      },
      {
        ...toTalent,
        when: ({ how, isDraft }) => how === 'expired' && !isDraft,
        text: ({ brand, your, ...facts }) =>
          facts.isRenewal
            ? `The renewal of usage rights with ${brand} has expired`
            : `The change of ${your} deal with ${brand} has expired${asAgreed(facts)}`,
      },
      {
        ...toBrand,
        when: ({ how }) => how === 'outdated',
        text: ({ talent, isRenewal }) =>
          isRenewal
            ? `The renewal of usage rights with ${talent} has ended, because it can no longer be agreed. Nothing was charged for it`
            : `The change of your deal with ${talent} has ended, because the deal has moved on. Nothing was charged for it`,
      },
      {
        ...toTalent,
        when: ({ how, isDraft }) => how === 'outdated' && !isDraft,
        text: ({ brand, your, isRenewal }) =>
          isRenewal
            ? `The renewal of usage rights with ${brand} has ended, because it can no longer be agreed`
            : `The change of ${your} deal with ${brand} has ended, because the deal has moved on`,
      },
    ],
    activityCard: {
      ...cardTarget,
      when: ({ isDraft }) => !isDraft,
      text: ({ isRenewal }) =>
        isRenewal
          ? 'The proposed renewal of usage rights has ended'
          : 'The proposed change has ended: the deal continues as agreed',
    },
    screens: ['amendments', 'deals', 'home'],
    timeline: {
      'amendment.expire': 'The change expired',
      'amendment.end': 'The change ended, because the deal had moved on',
    },
  }),

  /** The charge for an agreed change did not succeed within a day; it can be accepted again. */
  'amendment.unfunded': event<AmendmentEvent>()({
    notifications: [
      {
        ...toBrand,
        kind: 'money',
        email: true,
        text: ({ talent, isRenewal }) =>
          isRenewal
            ? `The payment for the renewal of usage rights with ${talent} did not succeed. The renewal is open again`
            : `The payment for the change of your deal with ${talent} did not succeed. The change is open again`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, isRenewal }) =>
          isRenewal
            ? `The payment by ${brand} for the renewal of usage rights did not succeed. The renewal is open again`
            : `The payment by ${brand} for the change of ${your} deal did not succeed. The change is open again`,
      },
    ],
    activityCard: { ...cardTarget, text: (facts) => `The payment for the ${nameOf(facts)} did not succeed` },
    screens: ['amendments', 'deals', 'home'],
    timeline: { 'amendment.payment_lapsed': 'Payment failed; the change is open again' },
  }),

  /** The agency accepted; the talent must approve. */
  'amendment.consent_asked': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) => `A change of the deal with ${brand} needs ${your} approval`,
      },
    ],
    activityCard: null,
    screens: ['amendments', 'home'],
    timeline: { 'amendment.ask_consent': '{actor} accepted and asked {talent} to approve' },
  }),

  'amendment.reminded': event<AmendmentEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        urgent: true,
        when: isByBrand,
        text: ({ brand, your }) =>
          `${capitalised(your)} answer to the change proposed by ${brand} is due within 24 hours`,
      },
      {
        ...toBrand,
        email: true,
        urgent: true,
        when: isByTalent,
        text: ({ talent, ...facts }) =>
          `Your answer to the ${nameOf(facts)} proposed by ${talent} is due within 24 hours`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
