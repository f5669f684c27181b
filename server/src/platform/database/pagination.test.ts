import { expect, test } from 'vitest'
import {
  countList,
  decodeGroupedCursor,
  decodeNumberedCursor,
  decodePageCursor,
  encodeCursor,
} from './pagination.ts'

const at = '2026-11-21T07:00:00.123Z'
const id = '0b0e6f0a-0000-4000-8000-000000000001'

test('a cursor decodes to its position and is safe in a URL', () => {
  expect(encodeCursor([at, id])).toMatch(/^[\w-]+$/)
  expect(decodePageCursor(encodeCursor([at, id]))).toEqual({ at, id })
  expect(decodeGroupedCursor(encodeCursor([1, at, id]))).toEqual({ group: 1, at, id })
  expect(decodeNumberedCursor(encodeCursor([at, 7]))).toEqual({ at, id: 7 })
})

test('the first page has no position', () => {
  expect(decodePageCursor(undefined)).toEqual({})
  expect(decodeGroupedCursor(undefined)).toBeUndefined()
  expect(decodeNumberedCursor(undefined)).toBeUndefined()
})

const forged: unknown[] = [
  { a: 1 },
  [[1]],
  [null],
  [1, '2'],
  [at],
  [at, id, 1],
  [id, at],
  ['yesterday', id],
  ['+012026-01-01T00:00:00Z', id],
  ['2026-13-41T25:61:00Z', id],
  [at, 'not an id'],
  [3, at, id],
  [1.5, at, id],
  [at, at, id],
]

test.each([
  'x',
  '!!!',
  'WzEsMl0',
  ...forged.map((row) => Buffer.from(JSON.stringify(row)).toString('base64url')),
])('an invalid cursor fails with a field error: %s', (cursor) => {
  const fieldError = expect.objectContaining({
    code: 'invalid_input',
    data: { fields: { cursor: expect.any(String) } },
  })
  expect(() => decodePageCursor(cursor)).toThrowError(fieldError)
  expect(() => decodeGroupedCursor(cursor)).toThrowError(fieldError)
})

test('a list is counted on its first page only, by a statement only where more follows, and up to 1,000', async () => {
  const uncounted = () => expect.fail('a statement')
  const rows = [1, 2, 3]
  expect(await countList({ rows, limit: 3, cursor: undefined }, uncounted)).toEqual({
    total: 3,
    isCounted: true,
  })
  expect(await countList({ rows, limit: 2, cursor: 'page 2' }, uncounted)).toBeNull()
  const count = (total: number) => countList({ rows, limit: 2, cursor: undefined }, async () => total)
  expect(await count(1_000)).toEqual({ total: 1_000, isCounted: true })
  expect(await count(1_001)).toEqual({ total: 1_000, isCounted: false })
})
