import type { QueueItem } from '@marquee/contract/calls/queue'
import { expect, test } from 'vitest'
import { groupsOf, headingOf, postponedGroupsOf } from './queue-groups.ts'

const now = new Date('2026-11-23T09:00:00Z')
const item = (hours: number): QueueItem => ({
  kind: 'campaign_review',
  subjectId: '11111111-1111-4111-8111-111111111111',
  subject: 'Campaign',
  user: null,
  other: null,
  dealId: null,
  money: null,
  since: now.toISOString(),
  dueAt: new Date(now.getTime() + hours * 3_600_000).toISOString(),
  assignee: null,
  postponedUntil: null,
  postponedBy: null,
  postponeReason: '',
  lastEmail: null,
})

test('items are grouped by when they are due, without empty groups', () => {
  const groups = groupsOf([item(-1), item(0), item(23), item(100)], now)
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Overdue', 1],
    ['Next 24 hours', 2],
    ['Later', 1],
  ])
})

test('the heading says what is due', () => {
  const heading = (...hours: number[]) => headingOf(groupsOf(hours.map(item), now))
  expect(heading()).toBe('Nothing is waiting')
  expect(heading(50)).toBe('Nothing is due within a day')
  expect(heading(5)).toBe('1 due within a day')
  expect(heading(-5)).toBe('1 overdue')
  expect(heading(-5, -1, 3)).toBe('2 overdue, 1 due within a day')
})

test('postponed items are grouped by the day on which they return, whenever they are due', () => {
  const until = (postponedUntil: string) => ({ ...item(-5), postponedUntil })
  const groups = postponedGroupsOf([
    until('2026-12-08T09:00:00Z'),
    until('2026-12-01T09:00:00Z'),
    until('2026-12-01T17:00:00Z'),
  ])
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Returns 01 Dec, 2026', 2],
    ['Returns 08 Dec, 2026', 1],
  ])
})
