import type { EventName, Events } from './events.ts'

/**
 * Values available to an activity card, as its reader sees them: amounts are what the reader pays or earns.
 */
export interface ActivityCardVariables {
  brand: string
  talent: string
  /** Formatted money: what this reader pays or earns. */
  amount: string
  piece: string
  /** The side that wrote the terms in question. */
  termsBy: 'brand' | 'talent' | null
}

/** One event shown as a card in a conversation. */
interface ActivityCard<P> {
  targetType: 'offer' | 'deal'
  id: (payload: P) => string
  text: (facts: ActivityCardVariables) => string
  /**
   * The side that must act next and the label of its button. A button disappears with the next card of the
   * same offer or deal.
   */
  action?:
    | { brand?: string; talent?: string }
    | ((facts: ActivityCardVariables) => { brand?: string; talent?: string })
  when?: (payload: P) => boolean
  /**
   * Creates the conversation when there is none; cards without it appear only in an existing conversation.
   */
  startsConversation?: true
}

const offer = { targetType: 'offer', id: ({ offerId }: { offerId: string }) => offerId } as const
const deal = { targetType: 'deal', id: ({ dealId }: { dealId: string }) => dealId } as const
const answer = 'Respond to offer'

/** Activity cards by event. Events without an entry do not appear in conversations. */
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
    text: ({ brand, amount }) => `${brand} updated the offer: ${amount}`,
  },
  'offer.countered': {
    ...offer,
    action: ({ termsBy }) =>
      termsBy === 'talent' ? { brand: 'Respond to counter-offer' } : { talent: 'Respond to counter-offer' },
    text: ({ termsBy, brand, talent, amount }) =>
      `${termsBy === 'talent' ? talent : brand} made a counter-offer: ${amount}`,
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
  'offer.agreed': { ...offer, text: ({ amount }) => `Offer agreed: ${amount}` },
  'offer.unfunded': {
    ...offer,
    action: { brand: 'Renew hold' },
    text: () => 'The payment hold for this offer has expired',
  },
  'offer.ended': { ...offer, text: () => 'This offer has ended' },
  'deal.opened': {
    ...deal,
    startsConversation: true,
    action: { talent: 'Submit work' },
    text: () => 'Payment received: the deal is active',
  },
  'deliverable.submitted': {
    ...deal,
    action: { brand: 'Review work' },
    text: ({ talent, piece }) => `${talent} submitted ${piece} for review`,
  },
  'deliverable.changes_requested': {
    ...deal,
    action: { talent: 'View requested changes' },
    text: ({ piece }) => `Changes requested: ${piece}`,
  },
  'deliverable.approved': { ...deal, text: ({ piece }) => `Approved: ${piece}` },
  'deliverable.posted': {
    ...deal,
    action: { brand: 'View post' },
    text: ({ talent, piece }) => `${talent} posted ${piece}`,
  },
  'deal.completed': { ...deal, text: () => 'Deal completed: the payout is scheduled' },
}
