import { z } from 'zod'
import { limits } from './limits.ts'

/**
 * Matches text without control characters (NUL, line breaks) and lone surrogates: PostgreSQL rejects the
 * first, JSON the second.
 */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
/** Like one line, but with tabs and line breaks. */
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

const unfilled = 'Please fill this in.'
const unreadable = 'This contains a character that isn’t allowed.'

/**
 * Creates the schema of one line of text of `min` to `max` characters (after trimming; NFC). Control
 * characters and lone surrogates are invalid. A field that may be empty takes `.optional()` or `.nullable()`,
 * or a `min` of 0. `missing` is what an empty field says, where the form can name it.
 */
export function line(max: number = limits.line, min = 1, missing = unfilled) {
  return bounded(max, min, missing).regex(oneLine, unreadable)
}

/**
 * Creates the schema of plain text of several lines, `min` to `max` characters (after trimming; NFC). NUL and
 * lone surrogates are invalid. `missing` is what an empty field says, where the form can name it.
 */
export function paragraph(max: number = limits.paragraph, min = 1, missing = unfilled) {
  return bounded(max, min, missing).regex(manyLines, unreadable)
}

/**
 * Creates the schema of HTML from the editor, `min` to `max` characters including tags. It is untrusted until
 * the server sanitises it on write.
 */
export function rich(max: number = limits.rich, min = 1) {
  return bounded(max, min, unfilled)
    .regex(manyLines, unreadable)
    .describe('Rich text (HTML); sanitised when it is saved')
}

/** Creates the schema of an amount in whole minor units (pence, cents), 0 to 1,000,000,000. */
export function money() {
  return z
    .int('Please enter a whole amount.')
    .min(0, 'An amount cannot be negative.')
    .max(limits.amount, 'That amount is too large.')
    .describe('Minor units')
}

/** Largest whole number of a PostgreSQL `integer` column. */
export const MAX_INT32 = 2_147_483_647

/** Creates the schema of a whole number in a query, from `min` to 2,147,483,647; text is read as a number. */
export function queryNumber(min: number) {
  return z.coerce.number<string | number>().int().min(min).max(MAX_INT32)
}

/** Creates the schema of an object's id: a UUID in lower case, so that two spellings of one id are equal. */
export function id() {
  return z.uuid('This reference is not valid.').toLowerCase()
}

/**
 * Creates the input schema of every list: where the last page ended, and how many rows (1 to 100, 24 by
 * default; text from a query is read as a number).
 */
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

/** Creates the response schema of every list: rows, and the cursor of the next page; null at the end. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}

/** Creates the schema of how many rows a list has, at most `MAX_COUNTED`, on its first page; null on later pages. */
export function listCount() {
  return z
    .object({
      total: z.int(),
      /** False when there are more than those that are counted. */
      isCounted: z.boolean(),
    })
    .nullable()
}
export type ListCount = z.output<ReturnType<typeof listCount>>

/** Creates the schema of a calendar day, `2026-12-03`, between 1900 and 2199. */
export function date() {
  return z.iso
    .date('Please enter a date.')
    .refine((day) => day >= '1900' && day < '2200', 'That date is out of range.')
}

/** Creates the schema of a moment in UTC, `2026-12-03T09:30:00.000Z`, between 1900 and 2199. */
export function instant() {
  return z.iso
    .datetime('Please enter a date and time.')
    .refine((moment) => moment >= '1900' && moment < '2200', 'That date is out of range.')
}

/**
 * Normalising reorders combining marks, and sorting a run of them takes quadratic time. No written language
 * uses more than 30 in a row (Unicode Standard Annex 15, stream-safe text).
 */
const tooManyMarks = /\p{M}{31}/u

/**
 * Creates the start of every text schema: it judges the length and the marks of the raw text and stops there,
 * so that no later step, such as normalising, reads a text without limit. The decomposed form and surrounding
 * spaces may make the raw text up to four times as long as `max`.
 */
export function rawText(max: number, missing: string, tooLong: string) {
  return z
    .string(missing)
    .max(4 * max + 100, { error: tooLong, abort: true })
    .refine((text) => !tooManyMarks.test(text), { error: unreadable, abort: true })
    .normalize('NFC')
    .trim()
}

function bounded(max: number, min: number, missing: string) {
  const tooLong = `Use at most ${max} characters.`
  const text = rawText(max, missing, tooLong)
  // An empty field is not too short but missing, where the form says by name what is.
  const filled = min > 1 && missing !== unfilled ? text.min(1, { error: missing, abort: true }) : text
  return filled.min(min, min === 1 ? missing : `Use at least ${min} characters.`).max(max, tooLong)
}
