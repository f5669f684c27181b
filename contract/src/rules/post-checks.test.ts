import { expect, test } from 'vitest'
import { checksEndAt, nextCheckAt, onlineUntil } from './post-checks.ts'

const day = (date: number) => new Date(Date.UTC(2026, 2, date, 10))
const post = { postedAt: day(1), minLiveDays: 10, lastCheckedAt: null }

test('a post is checked a week after it was posted, and a week after each check', () => {
  expect(nextCheckAt(post)).toEqual(day(8))
  expect(nextCheckAt({ ...post, minLiveDays: 30, lastCheckedAt: day(9) })).toEqual(day(16))
})

test('the last check is due when the agreed days online end, and none follows it', () => {
  expect(nextCheckAt({ ...post, lastCheckedAt: day(8) })).toEqual(day(11))
  expect(nextCheckAt({ ...post, lastCheckedAt: day(11) })).toBeNull()
  expect(onlineUntil(post)).toEqual(day(11))
  expect(checksEndAt(post)).toEqual(day(18))
})

test('a post without agreed days online is not checked again', () => {
  expect(nextCheckAt({ ...post, minLiveDays: 0 })).toBeNull()
})

test('a post that stays online for less than a week is checked at its end', () => {
  expect(nextCheckAt({ ...post, minLiveDays: 3 })).toEqual(day(4))
})
