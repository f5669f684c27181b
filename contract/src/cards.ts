import type { EventName, Events } from './events.ts'

/** What a card may say, in the words of its reader: money is what they pay or get. */
export interface CardFacts {
  brand: string
  talent: string
  /** As money, for this reader. */
  amount: string
  piece: string
  /** Who wrote the terms in question. */
  termsBy: 'brand' | 'talent' | null
}

/** What of the market shows in a conversation. */
interface Card<P> {
  place: 'offer' | 'deal'
  id: (payload: P) => string
  words: (facts: CardFacts) => string
  /** Whose turn it is after this, and what the button on the card then says; nobody's button outlives the next card of that thing. */
  asks?: { brand?: string; talent?: string } | ((facts: CardFacts) => { brand?: string; talent?: string })
  when?: (payload: P) => boolean
  /** The first of them opens the conversation; the others only join one that is there. */
  opens?: true
}

const offer = { place: 'offer', id: ({ offerId }: { offerId: string }) => offerId } as const
const deal = { place: 'deal', id: ({ dealId }: { dealId: string }) => dealId } as const
const answer = 'Answer the offer'

/** The events that stand as cards between the messages of both sides; the other events have none. */
export const cards: { readonly [Name in EventName]?: Card<Events[Name]> } = {
  'offer.sent': {
    ...offer,
    opens: true,
    asks: { talent: answer },
    words: ({ brand, amount }) => `${brand} sent an offer: ${amount}`,
  },
  'offer.edited': {
    ...offer,
    asks: { talent: answer },
    words: ({ brand, amount }) => `${brand} changed the offer: ${amount}`,
  },
  'offer.countered': {
    ...offer,
    asks: ({ termsBy }) =>
      termsBy === 'talent' ? { brand: 'Answer the counter' } : { talent: 'Answer the counter' },
    words: ({ termsBy, brand, talent, amount }) =>
      `${termsBy === 'talent' ? talent : brand} countered: ${amount}`,
  },
  'offer.counter_rejected': {
    ...offer,
    asks: { talent: answer },
    words: ({ brand }) => `${brand} keeps to the offer as it stands`,
  },
  'offer.counter_withdrawn': {
    ...offer,
    asks: { talent: answer },
    words: ({ talent }) => `${talent} took the counter back`,
  },
  'offer.agreed': { ...offer, words: ({ amount }) => `Both sides agree: ${amount}` },
  'offer.unfunded': {
    ...offer,
    asks: { brand: 'Renew the hold' },
    words: () => 'The hold for this offer has run out',
  },
  'offer.ended': { ...offer, words: () => 'This offer has ended' },
  'deal.opened': {
    ...deal,
    opens: true,
    asks: { talent: 'Send the work' },
    words: () => 'Paid and held: the deal is open',
  },
  'deliverable.submitted': {
    ...deal,
    asks: { brand: 'Look at the work' },
    words: ({ talent, piece }) => `${talent} sent ${piece} for review`,
  },
  'deliverable.changes_requested': {
    ...deal,
    asks: { talent: 'See what to change' },
    words: ({ piece }) => `A change is asked for: ${piece}`,
  },
  'deliverable.approved': { ...deal, words: ({ piece }) => `Approved: ${piece}` },
  'deliverable.posted': {
    ...deal,
    asks: { brand: 'See the post' },
    words: ({ talent, piece }) => `${talent} posted ${piece}`,
  },
  'deal.completed': { ...deal, words: () => 'The deal is completed; the pay-out is on its way' },
}
