import { expect, test } from 'vitest'
import { describeMatches } from './saved-searches.ts'

test('the message says how many new talents or campaigns match how many searches', () => {
  expect(describeMatches({ of: 'talent', matches: 1, searches: 1 })).toBe(
    '1 new talent matches your saved search',
  )
  expect(describeMatches({ of: 'campaign', matches: 3, searches: 2 })).toBe(
    '3 new campaigns match 2 of your saved searches',
  )
  expect(describeMatches({ of: 'talent', matches: 100, searches: 1 })).toBe(
    '100 or more new talents match your saved search',
  )
})
