import { expect, test } from 'vitest'
import { sharedSource } from './describe-work.ts'

const work = (statedOn: string, views: number | null = 5) => ({ statedOn, views, likes: null })

test('the source of numbers is said once where all have the same day', () => {
  expect(sharedSource([work('2026-09-28'), work('2026-09-28'), work('2026-11-01', null)])).toBe(
    'Self-declared views and likes, 28 Sep, 2026',
  )
})

test('each work says its source where the days differ, and none without numbers', () => {
  expect(sharedSource([work('2026-09-28'), work('2026-09-29')])).toBeNull()
  expect(sharedSource([work('2026-09-28', null)])).toBeNull()
  expect(sharedSource([])).toBeNull()
})
