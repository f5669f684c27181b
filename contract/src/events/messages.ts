import { event } from './event.ts'

interface MessagesEvent {
  conversationId: string
  campaignId: string
  brandId: string
  talentId: string
  to: 'brand' | 'talent'
}

const conversation = {
  kind: 'messages',
  targetType: 'conversation',
  id: ({ conversationId }: MessagesEvent) => conversationId,
  email: true,
} as const

export const messageEvents = {
  /** Messages that no account of that side has read. */
  'messages.waiting': event<MessagesEvent>()({
    notifications: [
      {
        ...conversation,
        to: 'brand',
        when: ({ to }) => to === 'brand',
        text: ({ talent, campaign }) => `${talent} sent you a message about ${campaign}`,
      },
      {
        ...conversation,
        to: 'writers',
        when: ({ to }) => to === 'talent',
        text: ({ brand, you, campaign }) => `${brand} sent ${you} a message about ${campaign}`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
