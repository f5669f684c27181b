import { fail } from '@marquee/contract/errors'
import type { ReportSubjectNoun } from '@marquee/contract/rules/report-subjects'
import { removeMessage, restoreMessage } from '../conversations/remove-message.ts'
import { withdrawByOperator } from '../offers/withdraw-offer.ts'
import { setReviewHidden } from '../reviews/reviews.store.ts'
import { markRemoved } from './subjects.store.ts'

/** How a subject is removed, and how it comes back when an appeal overturns the decision. */
interface Removal {
  remove(id: string, now: Date): Promise<void>
  restore(id: string, now: Date): Promise<void>
}

const byMark = (table: Parameters<typeof markRemoved>[0]): Removal => ({
  remove: (id, now) => markRemoved(table, id, now),
  restore: (id) => markRemoved(table, id, null),
})

/** The removal of each kind of subject; null for what cannot be removed. */
export const removals: Record<ReportSubjectNoun, Removal | null> = {
  talent: byMark('talents'),
  brand: null,
  agency: byMark('agencies'),
  campaign: byMark('campaigns'),
  offer: {
    remove: async (id, now) => {
      if (!(await withdrawByOperator(id, 'removed after a report', now))) fail('not_removable')
    },
    // The hold on the card is released, so the brand sends a new offer.
    restore: async () => {},
  },
  message: { remove: removeMessage, restore: restoreMessage },
  conversation: null,
  review: {
    remove: (id, now) => setReviewHidden(id, now),
    restore: (id) => setReviewHidden(id, null),
  },
  shared_list: byMark('shared_lists'),
  file: byMark('files'),
}
