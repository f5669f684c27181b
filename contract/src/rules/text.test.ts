import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { date, id, instant, line, money, page, paged, paragraph, rich } from './text.ts'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('a line of text', () => {
  test('a line is trimmed and normalised', () => expect(line(10).parse('  Zoe\u0308 ')).toBe('Zo\u00eb'))
  test.each(['', '   ', 'a'.repeat(11), 'a\u0000b', 'two\nlines', 'lone \ud800', 7, null])(
    '%j is invalid',
    (value) => expect(takes(line(10), value)).toBe(false),
  )
  test('the length limit counts characters after trimming', () =>
    expect(takes(line(3), '  abc  ')).toBe(true))
  test('a line with a minimum length of 0 may be empty', () => expect(line(10, 0).parse(' ')).toBe(''))
  test('the error message is a sentence', () => {
    expect(line(3).safeParse('abcd').error?.issues[0]?.message).toBe('Use at most 3 characters.')
    expect(line(3).safeParse('').error?.issues[0]?.message).toBe('Please fill this in.')
  })
})

describe('a paragraph and rich text', () => {
  test.each([paragraph(40), rich(40)])('line breaks and tabs are kept', (schema) =>
    expect(takes(schema, 'one\r\n\ttwo')).toBe(true),
  )
  test.each([paragraph(40), rich(40)])('NUL and lone surrogates are invalid', (schema) => {
    expect(takes(schema, 'a\u0000')).toBe(false)
    expect(takes(schema, 'a\udc00')).toBe(false)
  })
  test('whole emoji are valid', () => expect(takes(paragraph(40), 'fine 🦊')).toBe(true))
})

describe('money', () => {
  test.each([0, 1, 1_000_000_000])('%d is valid', (amount) => expect(takes(money(), amount)).toBe(true))
  test.each([-1, 0.5, 1_000_000_001, Number.NaN, Number.POSITIVE_INFINITY, '10', 2 ** 53])(
    '%j is invalid',
    (amount) => expect(takes(money(), amount)).toBe(false),
  )
})

describe('an id', () => {
  test('an id is normalised to lower case', () =>
    expect(id().parse('0B8F2C1E-7A45-4C0E-9D53-6E6E0C8E5A10')).toBe('0b8f2c1e-7a45-4c0e-9d53-6e6e0c8e5a10'))
  test.each(['', '1', "1' or '1'='1", '0b8f2c1e7a454c0e9d536e6e0c8e5a10'])('%j is invalid', (value) =>
    expect(takes(id(), value)).toBe(false),
  )
})

describe('a page of a list', () => {
  test('a page has 24 rows from the start by default', () => expect(page().parse({})).toEqual({ limit: 24 }))
  test('a page limit in a query is read as a number', () =>
    expect(page().parse({ limit: '50', cursor: 'abc_-9' })).toEqual({ limit: 50, cursor: 'abc_-9' }))
  test.each([
    { limit: 0 },
    { limit: 101 },
    { limit: '1.5' },
    { limit: 'many' },
    { cursor: '' },
    { cursor: 'a b' },
    { other: 1 },
  ])('%j is invalid', (value) => expect(takes(page(), value)).toBe(false))
  test('the last page has a null cursor', () =>
    expect(paged(z.string()).parse({ items: ['a'], nextCursor: null })).toEqual({
      items: ['a'],
      nextCursor: null,
    }))
})

describe('days and moments', () => {
  test.each(['2026-12-03', '2028-02-29', '1900-01-01'])('%s is a valid day', (value) =>
    expect(takes(date(), value)).toBe(true),
  )
  test.each([
    '2026-02-30',
    '2027-02-29',
    '0000-01-01',
    '1899-12-31',
    '9999-12-31',
    '3 Dec 2026',
    '2026-12-03T00:00:00Z',
  ])('%s is an invalid day', (value) => expect(takes(date(), value)).toBe(false))
  test.each(['2026-12-03T09:30:00Z', '2026-12-03T09:30:00.123Z'])('%s is a valid moment', (value) =>
    expect(takes(instant(), value)).toBe(true),
  )
  test.each(['2026-12-03', '2026-12-03T09:30:00+02:00', '2026-12-03T25:00:00Z', '0000-01-01T00:00:00Z'])(
    '%s is an invalid moment',
    (value) => expect(takes(instant(), value)).toBe(false),
  )
})
