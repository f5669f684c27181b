import { expect, test } from 'vitest'
import { titleOfOthers } from './title-of-others.ts'

test.each([
  [[true, true], 'Similar open campaigns'],
  [[true, false], 'Other open campaigns'],
  [[false], 'Other open campaigns'],
])('campaigns of which %j are similar have the heading “%s”', (similar, title) => {
  expect(titleOfOthers(similar.map((isSimilar) => ({ isSimilar })))).toBe(title)
})
