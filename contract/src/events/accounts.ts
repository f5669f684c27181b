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

  'account.second_factor_on': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  /** Turned off by its owner, or removed because it was lost: then payouts are held. */
  'account.second_factor_off': event<{ accountId: string; isLost: boolean }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () => 'Two-step verification is off, because it was reported as lost',
        when: ({ isLost }) => isLost,
      },
    ],
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  /** Someone signed in with a recovery code instead of the app. */
  'account.recovery_code_used': event<{ accountId: string }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () => 'A recovery code was used to sign in',
      },
    ],
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  /** Someone with the password and the mailbox, but without the second factor, asked to remove it. */
  'account.factor_removal_requested': event<{ accountId: string }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () =>
          'Two-step verification will be turned off in 72 hours. Keep it if you didn’t ask for this',
        urgent: true,
      },
    ],
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  'account.factor_removal_cancelled': event<{ accountId: string }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () => 'Two-step verification stays on',
      },
    ],
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  /** The address changed, or its former one was restored: `isUndone`. */
  'account.email_changed': event<{ accountId: string; isUndone: boolean }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () => 'Your former email address is restored',
        when: ({ isUndone }) => isUndone,
      },
    ],
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  'account.erased': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  /** The copy of a person’s data can be downloaded. */
  'account.export_ready': event<{ accountId: string }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: () => 'The copy of your data is ready to download',
      },
    ],
    activityCard: null,
    screens: ['account'],
    timeline: null,
  }),

  /** An operator suspended the account: everything it has in progress stops. */
  'account.suspended': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['offers', 'campaigns', 'deals', 'home'],
    timeline: null,
  }),

  'account.restored': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['campaigns', 'deals', 'home'],
    timeline: null,
  }),

  /** An operator acts as the user. The reason is loaded by the id of the visit. */
  'account.support_visited': event<{ accountId: string; visitId: string }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'settings',
        id: noTarget,
        text: ({ reason }) => `Marquee support looked at your account: ${reason}`,
      },
    ],
    activityCard: null,
    screens: ['account'],
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
