import { MORE_TIME_FROM_MS } from '../lifecycles/amendment.ts'
import { addDays, daysBetween } from '../rules/dates.ts'
import type { AmendedDeliverable } from './amendment-terms.ts'

/** Returns whether more time can be asked for a deliverable that is due at this moment: from three days before. */
export function mayAskMoreTime(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() - MORE_TIME_FROM_MS <= now.getTime()
}

/**
 * Returns the deliverables with more time for one of them: its draft is due on `draftDue`, and its posting window
 * moves by the same number of days. So do the unfinished deliverables of its chain: those on the same platform
 * and in the same format that are due on the same day or later. `isOpen` says which are unfinished.
 */
export function withMoreTime(
  items: readonly AmendedDeliverable[],
  chosenId: string,
  draftDue: string,
  isOpen: (id: string) => boolean,
): AmendedDeliverable[] {
  const chosen = items.find(({ id }) => id === chosenId)
  if (!chosen) return [...items]
  const days = daysBetween(chosen.draftDue, draftDue)
  const isMoved = (item: AmendedDeliverable) =>
    item.id === chosenId ||
    (item.id !== null &&
      isOpen(item.id) &&
      item.platform === chosen.platform &&
      item.format === chosen.format &&
      item.draftDue >= chosen.draftDue)
  return items.map((item) => (isMoved(item) ? movedBy(item, days) : item))
}

function movedBy(item: AmendedDeliverable, days: number): AmendedDeliverable {
  return {
    ...item,
    draftDue: addDays(item.draftDue, days),
    postFrom: item.postFrom && addDays(item.postFrom, days),
    postUntil: item.postUntil && addDays(item.postUntil, days),
  }
}
