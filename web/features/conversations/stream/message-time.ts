import { formatDate, timeFromNow } from '@marquee/contract/rules/dates'
import dayjs from 'dayjs'

/** Returns a message's time in the reader's time zone, `14:05`. */
export function timeOf(at: string): string {
  return dayjs(at).format('HH:mm')
}

/** Returns the day of a time in the reader's time zone, `2026-11-21`. */
export function dayOfReader(at: string): string {
  return dayjs(at).format('YYYY-MM-DD')
}

/** Returns the label of a day separator: "Today", "Yesterday", else its date. */
export function formatDay(at: string, now: Date): string {
  const days = dayjs(now).startOf('day').diff(dayjs(at).startOf('day'), 'day')
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(dayOfReader(at))
}

/** Returns a short time for the list: the time if today, else the day. */
export function listTime(at: string, now: Date): string {
  const day = formatDay(at, now)
  return day === 'Today' ? timeOf(at) : day
}

/** Returns whether the other party is online, or when they last were. */
export function describePresence(isOnline: boolean, lastSeenAt: string | null, now: Date): string {
  if (isOnline) return 'Online'
  return lastSeenAt === null ? '' : `Last seen ${timeFromNow(lastSeenAt, now)}`
}

/** Returns the start of a day in the reader's time zone. */
export function startOfDay(day: string): string {
  return dayjs(day).startOf('day').toISOString()
}
