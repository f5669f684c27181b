import type { CalendarEntry } from '@marquee/contract/calls/calendar'
import { addDays, dayOf } from '@marquee/contract/rules/dates'
import { isDay } from '#lib/is-day.ts'

/** Six weeks, which contain a month from any of its days. */
export const daysShown = 42

export interface Bar {
  entry: CalendarEntry
  /** First column, from 1, and the number of columns covered. */
  start: number
  length: number
}

export interface Lane {
  talent: CalendarEntry['talent']
  /** Lines of bars that do not overlap. */
  lines: Bar[][]
}

/** Returns the Monday of a day's week, `2026-11-16`. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** Returns the days from one date to another, 0 for the same. */
function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/**
 * Returns one lane per talent, sorted by name; entries that overlap or are too close to touch get separate lines. Cut to
 * the days shown.
 */
export function lanesOf(entries: readonly CalendarEntry[], from: string): Lane[] {
  const lanes = new Map<string, Lane>()
  for (const entry of entries.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const first = Math.max(0, daysBetween(from, entry.from))
    const last = Math.min(daysShown - 1, daysBetween(from, entry.until))
    if (last < first) continue
    const lane = lanes.get(entry.talent.id) ?? { talent: entry.talent, lines: [] }
    lanes.set(entry.talent.id, lane)
    const bar = { entry, start: first + 1, length: last - first + 1 }
    const line = lane.lines.find((bars) => bars.every((other) => isClear(other, bar)))
    if (line) line.push(bar)
    else lane.lines.push([bar])
  }
  return [...lanes.values()].toSorted((a, b) => a.talent.name.localeCompare(b.talent.name))
}

/**
 * Tells whether two bars fit on one line. A bar of one day is less than 24 px wide, so it needs a free day beside it (WCAG
 * 2.5.8, target size).
 */
function isClear(before: Bar, after: Bar): boolean {
  const freeDays = before.length === 1 || after.length === 1 ? 1 : 0
  return before.start + before.length + freeDays <= after.start
}

/** Returns the Monday of the date in the URL, or this week's Monday when it is invalid. */
export function startOf(text: string, now: Date): string {
  return mondayOf(isDay(text) ? text : dayOf(now))
}
