import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './pagination.ts'

test('a cursor decodes to its values and is safe in a URL', () => {
  const row = ['2026-11-21T07:00:00.123Z', 42, '0b5c…ü']
  expect(encodeCursor(row)).toMatch(/^[\w-]+$/)
  expect(decodeCursor(encodeCursor(row))).toEqual(row)
})

test.each([
  '',
  'x',
  '!!!',
  Buffer.from('{"a":1}').toString('base64url'),
  Buffer.from('[[1]]').toString('base64url'),
  Buffer.from('[null]').toString('base64url'),
])('an invalid cursor fails with a field error: %s', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrowError(
    expect.objectContaining({ code: 'invalid_input', data: { fields: { cursor: expect.any(String) } } }),
  )
})
