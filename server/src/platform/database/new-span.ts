import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { plannedForValues } from './named-client.ts'

/** When something is new: shown again or for the first time after `from`, until `until`, and at none of the moments `except`. */
export interface NewSpan {
  from: Date
  until: Date
  /** A multirange of moments. */
  except: string
  /** The ids of what is new as well, because it was hidden from this reader. */
  awaited: readonly string[]
  /** Lists what is hidden from this reader instead of what is shown. */
  isHidden: boolean
  /** Most ids that are listed. */
  limit: number
}

/** Returns the condition that a row is new: by since when it is shown, and by the periods (a multirange) in which it was shown before. */
export function isNewIn(
  row: { id: AnyColumn; shownSince: AnyColumn; shownBefore: AnyColumn },
  { from, until, except, awaited }: NewSpan,
): SQL {
  return sql`${plannedForValues} and (${row.id} = any(${sql.param(awaited)}::uuid[])
    or ${row.shownSince} > ${from} and ${row.shownSince} <= ${until} and not ${row.shownBefore} && ${except}::tstzmultirange)`
}
