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
    { kind: 'messages', atOnce: 'Unread messages from talents.' },
    {
      kind: 'offers',
      atOnce: 'A talent makes a counter-offer, declines, or is waiting for your response.',
      also: 'Withdrawn counter-offers and expired offers.',
    },
    { kind: 'applications', also: 'A talent applies.' },
    {
      kind: 'deals',
      atOnce:
        'A deal opens, work awaits your review or will be auto-approved soon, or a change, cancellation or dispute needs you.',
      also: 'Work is posted.',
    },
    { kind: 'money', atOnce: 'The payment hold for an offer has expired, or early access has ended.' },
    { kind: 'searches', atOnce: 'New talents match a saved search with notifications on.' },
    { kind: 'account', atOnce: 'Your company is verified, or we need more to verify it.' },
  ],
  talent: [
    { kind: 'messages', atOnce: 'Unread messages from brands.' },
    {
      kind: 'offers',
      atOnce: 'A new or changed offer, a response to your counter-offer, or an offer that expires soon.',
      also: 'Withdrawn or expired offers.',
    },
    {
      kind: 'applications',
      atOnce: 'A brand invites you to apply.',
      also: 'Responses to your applications.',
    },
    {
      kind: 'deals',
      atOnce:
        'A deal opens, a brand requests changes, work is due soon, a change, cancellation or dispute needs you, or a deal is completed.',
      also: 'Work is approved.',
    },
    { kind: 'money', atOnce: 'A payout has arrived, was returned, or is on hold.' },
    { kind: 'representation', also: 'An agency wants to represent you, or representation has ended.' },
    { kind: 'searches', atOnce: 'New campaigns match a saved search with notifications on.' },
    { kind: 'account', atOnce: 'A social account of yours is verified, or could not be.' },
  ],
  agent: [
    { kind: 'messages', atOnce: 'Unread messages from brands to your talents.' },
    {
      kind: 'offers',
      atOnce:
        'A new or changed offer to a talent, a response to a counter-offer, or an offer that expires soon.',
      also: 'Withdrawn or expired offers.',
    },
    {
      kind: 'applications',
      atOnce: 'A brand invites a talent to apply.',
      also: 'Responses to applications.',
    },
    {
      kind: 'deals',
      atOnce: 'A deal opens, a brand requests changes, work is due soon, or a deal is completed.',
      also: 'Work is approved.',
    },
    {
      kind: 'money',
      atOnce: 'A payout of your commission has arrived, was returned, or is on hold.',
    },
    {
      kind: 'representation',
      also: 'A talent responds to your representation request, or representation has ended.',
    },
    { kind: 'searches', atOnce: 'New campaigns match a saved search with notifications on.' },
    { kind: 'account', atOnce: 'A social account of a managed profile is verified, or could not be.' },
  ],
}

/** What is emailed whatever is chosen. */
export const alwaysEmailed: Record<Viewer, string> = {
  brand: 'account security, and problems with your plan or a refund.',
  talent:
    'account and bank security, representation requests and endings, and anything an agent accepted that needs your approval.',
  agent: 'account and bank security, and talents’ responses to your representation requests.',
}
