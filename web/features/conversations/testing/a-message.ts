import type { Conversation, Message } from '@marquee/contract/calls/messages'

export const glow = '0b0e6f0a-0000-4000-8000-000000000001'
export const maya = '0b0e6f0a-0000-4000-8000-000000000002'
export const conversationId = '0b0e6f0a-0000-4000-8000-0000000000c1'

/** Returns the message with this number; by the brand unless `change` overrides it. */
export function aMessage(no: number, change: Partial<Message> = {}): Message {
  return {
    id: `0b0e6f0a-0000-4000-8000-${String(no).padStart(12, '0')}`,
    conversationId,
    no,
    rev: no,
    kind: 'text',
    side: 'brand',
    authorId: glow,
    author: 'Glow Botanics',
    onBehalfOf: null,
    clientId: null,
    text: `Message ${no}`,
    files: [],
    replyTo: null,
    reactions: [],
    card: null,
    at: new Date(Date.UTC(2026, 10, 20, 9, 0, no)).toISOString(),
    editedAt: null,
    deletedAt: null,
    ...change,
  }
}

/** Returns a brand's direct conversation with a talent. */
export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: conversationId,
    campaign: {
      id: '0b0e6f0a-0000-4000-8000-0000000000a1',
      title: 'Autumn Skin Edit',
      isDirect: false,
      coverUrl: null,
    },
    brand: {
      id: '0b0e6f0a-0000-4000-8000-0000000000b1',
      companyName: 'Glow Botanics',
      logoUrl: null,
      industry: null,
      city: 'London',
      answersWithinHours: null,
      completedDeals: 0,
      isActive: true,
    },
    talent: {
      id: '0b0e6f0a-0000-4000-8000-0000000000d1',
      slug: 'maya',
      displayName: 'Maya Okafor',
      headline: '',
      city: 'Leeds',
      country: 'GB',
      typeId: null,
      followers: 0,
      minFee: 0,
      feeCurrency: 'GBP',
      avatarUrl: null,
      coverUrl: null,
    },
    last: null,
    lastNo: 0,
    rev: 0,
    unread: 0,
    isArchived: false,
    isMuted: false,
    isStarred: false,
    dealId: null,
    offerId: null,
    isOnline: false,
    lastSeenAt: null,
    ...change,
  }
}
