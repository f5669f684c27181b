import { expect, test } from 'vitest'
import { describeAdded } from './describe-added.ts'

const nora = { id: 'n', displayName: 'Nora Vale' }

test.each([
  [{ added: 3, present: 0, failed: [] }, '3 talents added to Teas.'],
  [{ added: 1, present: 2, failed: [] }, '1 talent added to Teas. 2 already in it.'],
  [{ added: 0, present: 2, failed: [] }, '2 talents already in Teas.'],
  [{ added: 1, present: 0, failed: [nora] }, '1 talent added to Teas. Not added: Nora Vale.'],
  [{ added: 0, present: 0, failed: [nora] }, 'Nobody was added to Teas.'],
])('a brand reads how many talents joined a list: %j', (done, text) => {
  expect(describeAdded(done, 'Teas')).toBe(text)
})
