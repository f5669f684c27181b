import type { QueueItem } from '@marquee/contract/calls/queue'
import { formatDate } from '@marquee/contract/rules/dates'

export interface QueueGroup {
  title: string
  isOverdue: boolean
  items: QueueItem[]
}

const DAY_MS = 86_400_000

/** Groups items, which come the earliest due first: overdue, the next 24 hours, three days, later. Empty groups are left out. */
export function groupsOf(items: readonly QueueItem[], now: Date): QueueGroup[] {
  const due = ({ dueAt }: QueueItem): number => new Date(dueAt).getTime() - now.getTime()
  const groups = [
    { title: 'Overdue', isOverdue: true, items: items.filter((item) => due(item) < 0) },
    {
      title: 'Next 24 hours',
      isOverdue: false,
      items: items.filter((item) => due(item) >= 0 && due(item) < DAY_MS),
    },
    {
      title: 'Next three days',
      isOverdue: false,
      items: items.filter((item) => due(item) >= DAY_MS && due(item) < 3 * DAY_MS),
    },
    { title: 'Later', isOverdue: false, items: items.filter((item) => due(item) >= 3 * DAY_MS) },
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** Groups postponed items by the day on which they return, the earliest first. */
export function postponedGroupsOf(items: readonly QueueItem[]): QueueGroup[] {
  const sorted = items.toSorted((one, other) =>
    (one.postponedUntil ?? '').localeCompare(other.postponedUntil ?? ''),
  )
  const groups = Map.groupBy(sorted, ({ postponedUntil }) => formatDate(postponedUntil))
  return [...groups].map(([day, items]) => ({ title: `Returns ${day}`, isOverdue: false, items }))
}

/** Returns the heading of the queue: "1 overdue, 4 due within a day". */
export function headingOf(groups: readonly QueueGroup[]): string {
  const count = (title: string): number => groups.find((group) => group.title === title)?.items.length ?? 0
  const [overdue, today] = [count('Overdue'), count('Next 24 hours')]
  if (groups.length === 0) return 'Nothing is waiting'
  if (overdue === 0 && today === 0) return 'Nothing is due within a day'
  const due = `${today} due within a day`
  if (overdue === 0) return due
  return today === 0 ? `${overdue} overdue` : `${overdue} overdue, ${due}`
}
