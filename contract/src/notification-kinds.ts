/** Kinds of notifications; accounts choose a channel for each. */
export const notificationKinds = [
  'messages',
  'offers',
  'applications',
  'deals',
  'money',
  'representation',
  'searches',
  'account',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationKindLabels: Record<NotificationKind, string> = {
  messages: 'Messages',
  offers: 'Offers',
  applications: 'Applications and invitations',
  deals: 'Deals and deliverables',
  money: 'Money',
  representation: 'Representation',
  searches: 'Saved searches',
  account: 'Your account',
}

/**
 * How often a kind is emailed: at once when a response is needed, in a daily summary, or never. The app
 * always shows everything.
 */
export const emailFrequencies = ['now', 'daily', 'off'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

/** The channels of a kind without a saved choice. */
export const defaultChannels = { mail: 'now', push: true } as const satisfies {
  mail: EmailFrequency
  push: boolean
}

/** When the daily summary is sent, in the reader's time zone. */
export const DIGEST_TIME = '08:00'

/** The page a notification links to. */
export const notificationTargets = [
  'conversation',
  'offer',
  'deal',
  'application',
  'applicants',
  'campaign',
  'earnings',
  'plan',
  'mandates',
  'roster',
  'settings',
  'reports',
  'verification',
  'offers',
  'outside_talents',
  'saved_search',
] as const
export type NotificationTarget = (typeof notificationTargets)[number]
