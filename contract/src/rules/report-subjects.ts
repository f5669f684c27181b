interface ReportSubject {
  /** As in "Report this campaign". */
  label: string
  /** What operators do when they remove it; null where it cannot be removed. */
  removal: string | null
}

/** What can be reported. */
export const reportSubjects = {
  talent: {
    label: 'profile',
    removal: 'The profile is hidden from search, from public pages and from brands who open its address.',
  },
  brand: { label: 'brand', removal: null },
  agency: { label: 'agency', removal: 'The public roster pages of the agency are hidden.' },
  campaign: {
    label: 'campaign',
    removal: 'The campaign takes no applications and is hidden from everyone who has no part in it.',
  },
  offer: {
    label: 'offer',
    removal: 'The offer is withdrawn, and its hold on the card is released. An appeal cannot bring it back.',
  },
  message: { label: 'message', removal: 'Both sides read that Marquee has removed the message.' },
  conversation: { label: 'conversation', removal: null },
  review: {
    label: 'review',
    removal: 'The review and its reply are hidden, and its stars no longer count.',
  },
  shared_list: { label: 'shared list', removal: 'The link of the shared list stops working.' },
  file: { label: 'file', removal: 'The file is no longer listed or served.' },
} as const satisfies Record<string, ReportSubject>
export type ReportSubjectNoun = keyof typeof reportSubjects

const isNoun = (noun: string): noun is ReportSubjectNoun => Object.hasOwn(reportSubjects, noun)
export const reportSubjectNouns: ReportSubjectNoun[] = Object.keys(reportSubjects).filter(isNoun)
