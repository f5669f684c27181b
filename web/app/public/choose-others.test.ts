import { expect, test } from 'vitest'
import { chooseOthers } from './choose-others.ts'

test.each([
  [[true, true, true], 'Similar open campaigns', 3],
  [[true, true, false], 'Similar open campaigns', 2],
  [[true], 'Similar open campaigns', 1],
  [[true, false, false], 'Other open campaigns', 3],
  [[false], 'Other open campaigns', 1],
])('of campaigns of which %j are similar, “%s” shows %i', (similar, title, count) => {
  const chosen = chooseOthers(similar.map((isSimilar) => ({ isSimilar })))
  expect(chosen.title).toBe(title)
  expect(chosen.items).toHaveLength(count)
})
