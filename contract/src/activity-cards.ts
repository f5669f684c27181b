import type { EventName, Events } from './events.ts'

/** What a card may say, in the words of its reader: money is what they pay or get. */
export interface ActivityCardVariables {
  brand: string
  talent: string
  /** As money, for this reader. */
  amount: string
  piece: string
  /** Who wrote the terms in question. */
  termsBy: 'brand' | 'talent' | null
}

/** What of the market shows in a conversation. */
interface ActivityCard<P> {
  targetType: 'offer' | 'deal'
  id: (payload: P) => string
  text: (facts: ActivityCardVariables) => string
  /** Whose turn it is after this, and what the button on the card then says; nobody's button outlives the next card of that thing. */
  action?:
    | { brand?: string; talent?: string }
    | ((facts: ActivityCardVariables) => { brand?: string; talent?: string })
  when?: (payload: P) => boolean
  /** The first of them opens the conversation; the others only join one that is there. */
  startsConversation?: true
}

const offer = { targetType: 'offer', id: ({ offerId }: { offerId: string }) => offerId } as const
const deal = { targetType: 'deal', id: ({ dealId }: { dealId: string }) => dealId } as const
const answer = 'Answer the offer'

/** The events that stand as cards between the messages of both sides; the other events have none. */
export const activityCards: { readonly [Name in EventName]?: ActivityCard<Events[Name]> } = {
  'offer.sent': {
    ...offer,
    startsConversation: true,
    action: { talent: answer },
    text: ({ brand, amount }) => `${brand} sent an offer: ${amount}`,
  },
  'offer.edited': {
    ...offer,
    action: { talent: answer },
    text: ({ brand, amount }) => `${brand} changed the offer: ${amount}`,
  },
  'offer.countered': {
    ...offer,
    action: ({ termsBy }) =>
      termsBy === 'talent' ? { brand: 'Answer the counter' } : { talent: 'Answer the counter' },
    text: ({ termsBy, brand, talent, amount }) =>
      `${termsBy === 'talent' ? talent : brand} countered: ${amount}`,
  },
  'offer.counter_rejected': {
    ...offer,
    action: { talent: answer },
    text: ({ brand }) => `${brand} declined the counter-offer`,
  },
  'offer.counter_withdrawn': {
    ...offer,
    action: { talent: answer },
    text: ({ talent }) => `${talent} withdrew the counter-offer`,
  },
  'offer.agreed': { ...offer, text: ({ amount }) => `Both sides agree: ${amount}` },
  'offer.unfunded': {
    ...offer,
    action: { brand: 'Renew the hold' },
    text: () => 'The hold for this offer has run out',
  },
  'offer.ended': { ...offer, text: () => 'This offer has ended' },
  'deal.opened': {
    ...deal,
    startsConversation: true,
    action: { talent: 'Send the work' },
    text: () => 'Payment received: the deal is active',
  },
  'deliverable.submitted': {
    ...deal,
    action: { brand: 'Review work' },
    text: ({ talent, piece }) => `${talent} sent ${piece} for review`,
  },
  'deliverable.changes_requested': {
    ...deal,
    action: { talent: 'View requested changes' },
    text: ({ piece }) => `Changes requested: ${piece}`,
  },
  'deliverable.approved': { ...deal, text: ({ piece }) => `Approved: ${piece}` },
  'deliverable.posted': {
    ...deal,
    action: { brand: 'See the post' },
    text: ({ talent, piece }) => `${talent} posted ${piece}`,
  },
  'deal.completed': { ...deal, text: () => 'The deal is completed; the pay-out is on its way' },
}
