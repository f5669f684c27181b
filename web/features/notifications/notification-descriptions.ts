import type { NotificationKind } from '@marquee/contract/notification-kinds'
import type { Viewer } from '#lib/viewer.ts'

interface News {
  kind: NotificationKind
  /** What is emailed immediately; without it, this kind is emailed in the daily summary or not at all. */
  atOnce?: string
  /** What else belongs to the kind. */
  also?: string
}

/** The kinds of notifications that a viewer receives, in the order of the settings, with their content. */
export const notificationDescriptions: Record<Viewer, readonly News[]> = {
  brand: [
    { kind: 'messages', atOnce: 'Words of a talent that you have not read.' },
    {
      kind: 'offers',
      atOnce: 'A talent counters, declines, or waits for your answer.',
      also: 'Counters taken back, offers run out.',
    },
    { kind: 'applications', also: 'A talent applies.' },
    {
      kind: 'deals',
      atOnce: 'A deal opens, work waits for your review, or soon approves itself.',
      also: 'Work is posted.',
    },
    { kind: 'money', atOnce: 'The hold for an offer has run out.' },
  ],
  talent: [
    { kind: 'messages', atOnce: 'Words of a brand that you have not read.' },
    {
      kind: 'offers',
      atOnce: 'A new offer, a change of one, an answer to your counter, or one that soon runs out.',
      also: 'Offers taken back or run out.',
    },
    { kind: 'applications', atOnce: 'A brand invites you to apply.', also: 'Answers to your applications.' },
    {
      kind: 'deals',
      atOnce: 'A deal opens, a brand asks for a change, work is due soon, or all is completed.',
      also: 'Work is approved.',
    },
    { kind: 'money', atOnce: 'A pay-out has arrived, was sent back, or waits for something.' },
    { kind: 'representation', also: 'An agency wants to represent you or no longer does.' },
  ],
  agent: [
    { kind: 'messages', atOnce: 'Words of a brand to a talent that nobody has read.' },
    {
      kind: 'offers',
      atOnce: 'A new offer to a talent, a change of one, an answer to a counter, or one that soon runs out.',
      also: 'Offers taken back or run out.',
    },
    { kind: 'applications', atOnce: 'A brand invites a talent to apply.', also: 'Answers to applications.' },
    {
      kind: 'deals',
      atOnce: 'A deal opens, a brand asks for a change, work is due soon, or all is completed.',
      also: 'Work is approved.',
    },
    {
      kind: 'money',
      atOnce: 'A pay-out of your commission has arrived, was sent back, or waits for something.',
    },
    { kind: 'representation', also: 'A talent decides about your mandate, or it ends.' },
  ],
}

/** What is emailed whatever is chosen. */
export const alwaysEmailed: Record<Viewer, string> = {
  brand: 'what secures your account, and trouble with your plan or a refund.',
  talent:
    'what secures your account and your bank details, an agency that wants to represent you or no longer does, and what an agent accepted that waits for your word.',
  agent: 'what secures your account and your bank details, and what a talent decides about your mandate.',
}
