import { formatDate, timeFromNow } from '@marquee/contract/rules/dates'
import dayjs from 'dayjs'

/** A message's hour on the reader's own clock, `14:05`: among people who write now, the time of day is theirs. */
export function timeOf(at: string): string {
  return dayjs(at).format('HH:mm')
}

/** The reader's calendar day of a moment, `2026-11-21`; two messages of one day have the same. */
export function dayOfReader(at: string): string {
  return dayjs(at).format('YYYY-MM-DD')
}

/** A day as a line between messages says it: "Today", "Yesterday", else its date. */
export function formatDay(at: string, now: Date): string {
  const days = dayjs(now).startOf('day').diff(dayjs(at).startOf('day'), 'day')
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(dayOfReader(at))
}

/** When the last message came, short enough for a list: the hour of today, else the day. */
export function listTime(at: string, now: Date): string {
  const words = formatDay(at, now)
  return words === 'Today' ? timeOf(at) : words
}

/** Whether the other side is here, or when last. */
export function describePresence(isOnline: boolean, lastSeenAt: string | null, now: Date): string {
  if (isOnline) return 'Online'
  return lastSeenAt === null ? '' : `Last seen ${timeFromNow(lastSeenAt, now)}`
}

/** The first moment of a day on the reader's calendar. */
export function startOfDay(day: string): string {
  return dayjs(day).startOf('day').toISOString()
}
