import { event, noTarget } from './event.ts'

interface NewAgency {
  name: string
  website: string
  logoUrl: string | null
}

export const accountEvents = {
  'account.signed_up': event<{
    accountId: string
    role: 'brand' | 'talent' | 'talentagent'
    name: string
    agency?: NewAgency
  }>()({ notifications: null, activityCard: null, screens: [], timeline: null }),

  'account.password_changed': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  'account.erased': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  /** The address hard-bounced. */
  'account.email_bounced': event<{ accountId: string }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () => 'We can’t deliver email to you. Check your address',
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
