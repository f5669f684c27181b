import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecentEvents } from './recent-events.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('an account may have missed only events of the time it asks about', () => {
  const recent = new RecentEvents(0)
  vi.advanceTimersByTime(10_000)
  recent.record('refresh', ['one'])
  vi.advanceTimersByTime(3_000)
  expect(recent.mayHaveMissed('one', 4_000)).toBe(true)
  expect(recent.mayHaveMissed('one', 2_000)).toBe(false)
  expect(recent.mayHaveMissed('two', 4_000)).toBe(false)
})

test('a read may be older than its page, and typing and presence change nothing', () => {
  const recent = new RecentEvents(5_000)
  vi.advanceTimersByTime(20_000)
  recent.record('message', ['one'])
  for (const name of ['typing', 'presence']) recent.record(name, ['two'])
  vi.advanceTimersByTime(4_000)
  expect(recent.mayHaveMissed('one', 2_000)).toBe(true)
  expect(recent.mayHaveMissed('two', 2_000)).toBe(false)
  vi.advanceTimersByTime(4_000)
  expect(recent.mayHaveMissed('one', 2_000)).toBe(false)
})

test('what happened before it existed, before it was cleared, or too long ago may have been missed', () => {
  const recent = new RecentEvents(0)
  vi.advanceTimersByTime(1_000)
  expect(recent.mayHaveMissed('one', 2_000)).toBe(true)
  for (let second = 0; second < 300; second += 1) {
    vi.advanceTimersByTime(1_000)
    recent.record('refresh', ['two'])
  }
  expect(recent.mayHaveMissed('one', 50_000), 'recorded').toBe(false)
  expect(recent.mayHaveMissed('one', 200_000), 'not recorded').toBe(true)
  recent.clear()
  vi.advanceTimersByTime(1_000)
  expect(recent.mayHaveMissed('one', 500)).toBe(false)
  expect(recent.mayHaveMissed('one', 5_000)).toBe(true)
})

test('many accounts shorten the time it covers, and nothing of them is missed', () => {
  const recent = new RecentEvents(0)
  for (let batch = 0; batch < 60; batch += 1) {
    vi.advanceTimersByTime(100)
    recent.record(
      'refresh',
      Array.from({ length: 1_000 }, (_, index) => `${batch}-${index}`),
    )
  }
  expect(recent.mayHaveMissed('59-0', 1_000)).toBe(true)
  expect(recent.mayHaveMissed('other', 1_000)).toBe(false)
  expect(recent.mayHaveMissed('other', 5_900)).toBe(true)
})
