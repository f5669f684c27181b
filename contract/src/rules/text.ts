import { z } from 'zod'

/** Longest texts by kind, in characters; a call never invents its own limit without a reason. */
export const limits = {
  name: 80,
  title: 120,
  line: 200,
  url: 2_048,
  paragraph: 2_000,
  rich: 20_000,
  cursor: 400,
  pageSize: 24,
  pageSizeMax: 100,
  /** Largest single amount, in minor units: ten million of the currency. */
  amount: 1_000_000_000,
} as const

/** No control characters (NUL, line breaks) and no lone surrogates: PostgreSQL refuses the first, JSON the second. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
/** As one line, but with tabs and line breaks. */
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

const unreadable = 'This holds a character that cannot be kept.'

/**
 * One line of text of `min` to `max` characters (after trimming; NFC). Refuses control characters and lone surrogates.
 * A field that may be empty takes `.optional()` or `.nullable()`, or a `min` of 0.
 */
export function line(max: number = limits.line, min = 1) {
  return bounded(max, min).regex(oneLine, unreadable)
}

/** Plain text of several lines, `min` to `max` characters (after trimming; NFC). Refuses NUL and lone surrogates. */
export function paragraph(max: number = limits.paragraph, min = 1) {
  return bounded(max, min).regex(manyLines, unreadable)
}

/** HTML from the editor, `min` to `max` characters with its tags. The server sanitises it on write; nobody trusts it before. */
export function rich(max: number = limits.rich, min = 1) {
  return bounded(max, min)
    .regex(manyLines, unreadable)
    .describe('Rich text (HTML); sanitised when it is saved')
}

/** An amount in whole minor units (pence, cents), 0 to 1,000,000,000. Never a fraction. */
export function money() {
  return z
    .int('Please give a whole amount.')
    .min(0, 'An amount cannot be negative.')
    .max(limits.amount, 'That amount is too large.')
    .describe('Minor units')
}

/** A reference to a stored thing: a UUID, in lower case so that two spellings of one id are equal. */
export function id() {
  return z.uuid('This reference is not valid.').toLowerCase()
}

/** The input of every list: where the last page ended, and how many rows (1 to 100, 24 by default; text from a query is read as a number). */
export function page() {
  return z.strictObject({
    cursor: z
      .string()
      .min(1)
      .max(limits.cursor)
      .regex(/^[\w-]+$/, 'This page no longer exists.')
      .optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  })
}

/** The reply of every list: rows, and the cursor of the next page; null at the end. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}

/** A day of the calendar, `2026-12-03`, between 1900 and 2199. */
export function date() {
  return z.iso
    .date('Please give a date.')
    .refine((day) => day >= '1900' && day < '2200', 'That date is out of range.')
}

/** A moment in UTC, `2026-12-03T09:30:00.000Z`, between 1900 and 2199. */
export function instant() {
  return z.iso
    .datetime('Please give a date and time.')
    .refine((moment) => moment >= '1900' && moment < '2200', 'That date is out of range.')
}

function bounded(max: number, min: number) {
  return z
    .string('Please fill this in.')
    .normalize('NFC')
    .trim()
    .min(min, min === 1 ? 'Please fill this in.' : `Use at least ${min} characters.`)
    .max(max, `Use at most ${max} characters.`)
}
