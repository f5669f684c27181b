import { event } from './event.ts'

interface DealEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

interface DeliverableEvent extends DealEvent {
  deliverableId: string
}

const dealId = (payload: DealEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
const cardTarget = { targetType: 'deal', id: dealId } as const

export const dealEvents = {
  'deal.opened': event<DealEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, campaign }) => `Your deal with ${talent} is active: ${campaign}`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, earns }) => `${brand} has paid: ${your} deal for ${earns} is active`,
      },
    ],
    activityCard: {
      ...cardTarget,
      startsConversation: true,
      action: { talent: 'Submit work' },
      text: () => 'Payment received: the deal is active',
    },
    screens: ['deals', 'home'],
    timeline: { 'deal.open': 'The deal opened' },
  }),

  'deal.changed': event<DealEvent & { event: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: { 'deal.approve': 'Everything is approved' },
  }),

  'deal.completed': event<DealEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) => `${your === 'your' ? 'Your' : your} deal with ${brand} is completed`,
      },
    ],
    activityCard: { ...cardTarget, text: () => 'Deal completed: the payout is scheduled' },
    screens: ['deals', 'campaigns', 'home'],
    timeline: { 'deal.complete': '{actor} completed the deal' },
  }),

  'deliverable.submitted': event<DeliverableEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) => `${talent} submitted ${deliverable} for review`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Review work' },
      text: ({ talent, deliverable }) => `${talent} submitted ${deliverable} for review`,
    },
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.submit': '{actor} submitted {subject}',
      'deliverable.replace': '{actor} replaced {subject}',
    },
  }),

  'deliverable.changes_requested': event<DeliverableEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, deliverable }) => `${brand} requested changes: ${deliverable}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'View requested changes' },
      text: ({ deliverable }) => `Changes requested: ${deliverable}`,
    },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.request_changes': '{actor} requested changes to {subject}' },
  }),

  'deliverable.approved': event<DeliverableEvent>()({
    notifications: [{ ...toTalent, text: ({ brand, deliverable }) => `${brand} approved ${deliverable}` }],
    activityCard: { ...cardTarget, text: ({ deliverable }) => `Approved: ${deliverable}` },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.approve': '{actor} approved {subject}' },
  }),

  'deliverable.posted': event<DeliverableEvent>()({
    notifications: [{ ...toBrand, text: ({ talent, deliverable }) => `${talent} posted ${deliverable}` }],
    activityCard: {
      ...cardTarget,
      action: { brand: 'View post' },
      text: ({ talent, deliverable }) => `${talent} posted ${deliverable}`,
    },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.post': '{actor} posted {subject}' },
  }),

  'deliverable.completed': event<DeliverableEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: { 'deliverable.confirm': '{actor} confirmed the post for {subject}' },
  }),

  'deliverable.reminded': event<DeliverableEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) => `${deliverable} by ${talent} will be auto-approved soon`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  /** The talent has not submitted it; `hours` are left until its date. */
  'deliverable.due': event<DeliverableEvent & { hours: number }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ hours }) => hours === 48,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is due within 48 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ hours }) => hours === 24,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is due within 24 hours`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
