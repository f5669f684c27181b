import { expect, test } from 'vitest'
import { formatListCount } from './wording.ts'

test('the count of a list has the word in singular or plural, a comma, and says where more are not counted', () => {
  expect(formatListCount({ total: 1, isCounted: true }, 'talent')).toBe('1 talent')
  expect(formatListCount({ total: 14, isCounted: true }, 'open campaign')).toBe('14 open campaigns')
  expect(formatListCount({ total: 1_000, isCounted: false }, 'talent')).toBe('More than 1,000 talents')
})
