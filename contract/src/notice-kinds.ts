/** What notices are about; people choose by these which of them also reach them elsewhere. */
export const noticeKinds = [
  'messages',
  'offers',
  'applications',
  'deals',
  'money',
  'representation',
  'account',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
export const noticeKindLabels: Record<NoticeKind, string> = {
  messages: 'Messages',
  offers: 'Offers',
  applications: 'Applications and invitations',
  deals: 'Deals and work',
  money: 'Money',
  representation: 'Agents and mandates',
  account: 'Your account',
}

/** How often a kind is mailed: what needs an answer as it happens, all of it once a day, or nothing. The app always has everything. */
export const mailPaces = ['now', 'daily', 'off'] as const
export type MailPace = (typeof mailPaces)[number]

/** What holds for a kind until somebody chooses. */
export const channelsAtFirst = { mail: 'now', push: true } as const satisfies {
  mail: MailPace
  push: boolean
}

/** When the mail of the day is written, by the reader's own clock. */
export const DIGEST_AT = '08:00'

/** Where a notice leads. */
export const noticePlaces = [
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
export type NoticePlace = (typeof noticePlaces)[number]
