import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecentEvents } from './recent-events.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('an account may have missed only events of the time it asks about', () => {
  const recent = new RecentEvents()
  vi.advanceTimersByTime(10_000)
  recent.note(['one'])
  vi.advanceTimersByTime(3_000)
  expect(recent.mayHaveMissed('one', 4_000)).toBe(true)
  expect(recent.mayHaveMissed('one', 2_000)).toBe(false)
  expect(recent.mayHaveMissed('two', 4_000)).toBe(false)
})

test('what happened before it was there, before it forgot, or too long ago may have been missed', () => {
  const recent = new RecentEvents()
  vi.advanceTimersByTime(1_000)
  expect(recent.mayHaveMissed('one', 2_000)).toBe(true)
  for (let second = 0; second < 300; second += 1) {
    vi.advanceTimersByTime(1_000)
    recent.note(['two'])
  }
  expect(recent.mayHaveMissed('one', 50_000), 'remembered').toBe(false)
  expect(recent.mayHaveMissed('one', 200_000), 'not remembered').toBe(true)
  recent.forget()
  vi.advanceTimersByTime(1_000)
  expect(recent.mayHaveMissed('one', 500)).toBe(false)
  expect(recent.mayHaveMissed('one', 5_000)).toBe(true)
})

test('many accounts shorten how long it remembers, and nothing of them is missed', () => {
  const recent = new RecentEvents()
  for (let batch = 0; batch < 60; batch += 1) {
    vi.advanceTimersByTime(100)
    recent.note(Array.from({ length: 1_000 }, (_, index) => `${batch}-${index}`))
  }
  expect(recent.mayHaveMissed('59-0', 1_000)).toBe(true)
  expect(recent.mayHaveMissed('other', 1_000)).toBe(false)
  expect(recent.mayHaveMissed('other', 5_900)).toBe(true)
})
