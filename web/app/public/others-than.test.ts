import { expect, it, vi } from 'vitest'
import { othersThan } from './others-than.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))
const idOf = ({ id }: { id: string }) => id

it('the newest that were not found follow a few, as many as there is room for', async () => {
  const load = vi.fn(async () => ({ items: items('a', 'b', 'c', 'd') }))
  expect(await othersThan(items('b'), 3, idOf, load)).toEqual(items('a', 'c', 'd'))
  expect(load).toHaveBeenCalledWith(4)
  expect(await othersThan([], 3, idOf, load)).toEqual(items('a', 'b', 'c'))
})

it('nothing is read where enough were found, and nothing follows where the list cannot be read', async () => {
  const load = vi.fn(async () => null)
  expect(await othersThan(items('a', 'b', 'c'), 3, idOf, load)).toEqual([])
  expect(load).not.toHaveBeenCalled()
  expect(await othersThan([], 3, idOf, load)).toEqual([])
})
