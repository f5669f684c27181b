/** What notices are about; people choose by these which of them also reach them elsewhere. */
export const notificationKinds = [
  'messages',
  'offers',
  'applications',
  'deals',
  'money',
  'representation',
  'account',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationKindLabels: Record<NotificationKind, string> = {
  messages: 'Messages',
  offers: 'Offers',
  applications: 'Applications and invitations',
  deals: 'Deals and work',
  money: 'Money',
  representation: 'Agents and mandates',
  account: 'Your account',
}

/** How often a kind is mailed: what needs an answer as it happens, all of it once a day, or nothing. The app always has everything. */
export const emailFrequencies = ['now', 'daily', 'off'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

/** What holds for a kind until somebody chooses. */
export const defaultChannels = { mail: 'now', push: true } as const satisfies {
  mail: EmailFrequency
  push: boolean
}

/** When the mail of the day is written, by the reader's own clock. */
export const DIGEST_TIME = '08:00'

/** Where a notice leads. */
export const notificationTargets = [
  'conversation',
  'offer',
  'deal',
  'application',
  'applicants',
  'campaign',
  'earnings',
  'mandates',
  'roster',
  'settings',
] as const
export type NotificationTarget = (typeof notificationTargets)[number]
