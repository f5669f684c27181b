import { expect, test } from 'vitest'
import { formatEngagement } from './engagement.ts'

test('an engagement has one decimal at most', () => {
  expect([562, 565, 500, 1_249, 4].map(formatEngagement)).toEqual(['5.6%', '5.7%', '5%', '12.5%', '0%'])
})
