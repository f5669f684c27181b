/** The paths a conversation links to in the reader's area. */
export interface ConversationPaths {
  offer: (offerId: string) => string
  deal: (dealId: string) => string
  /** Path of a conversation; without an id, of the list. */
  messages: (conversationId?: string) => string
}
