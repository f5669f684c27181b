/** Where a conversation leads in the area of its reader. */
export interface TalkPaths {
  offer: (offerId: string) => string
  deal: (dealId: string) => string
  /** A conversation's own address; all of them without an id. */
  messages: (conversationId?: string) => string
}
