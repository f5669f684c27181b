import { refuseField } from '@marquee/contract/refusals'
import { z } from 'zod'

const values = z.array(z.union([z.string().max(500), z.number()])).max(8)

/** The sort values of the last row of a page, as one opaque word for the next request. */
export function cursorOf(row: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(row)).toString('base64url')
}

/** What `cursorOf` packed. Refuses 400 at `cursor` when it was not made here. */
export function readCursor(cursor: string): (string | number)[] {
  const parsed = values.safeParse(fromJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : refuseField('cursor', 'This page no longer exists. Please start again from the first one.')
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
