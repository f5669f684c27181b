/** The paths a conversation links to in the reader's area. */
export interface ConversationPaths {
  offer: (offerId: string) => string
  deal: (dealId: string) => string
  /** The page of a brand; absent for brands. */
  brand?: (brandId: string) => string
  /** Path of a conversation; without an id, of the list. */
  messages: (conversationId?: string) => string
}
