import { expect, test } from 'vitest'
import { countInParallel } from './in-parallel.ts'

test('at most four items are worked on at once, and each of them once', async () => {
  const items = Array.from({ length: 20 }, (_, no) => no)
  const seen: number[] = []
  let running = 0
  let most = 0
  const count = await countInParallel(items, async (no) => {
    running += 1
    most = Math.max(most, running)
    seen.push(no)
    await new Promise((resolve) => setTimeout(resolve, no % 3))
    running -= 1
    return no % 2 === 0
  })
  expect([most, count]).toEqual([4, 10])
  expect(seen.toSorted((one, other) => one - other)).toEqual(items)
})
