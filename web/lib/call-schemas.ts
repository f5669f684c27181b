import type { Call } from '@marquee/contract/call'

/** The schemas of a call that are loaded when they are first needed. */
interface LaterSchemas<C extends Call> {
  /** Null until they are loaded. */
  loaded: C | null
  load: () => Promise<C>
}

type PlainCall<C extends Call> = C & { later: LaterSchemas<C> }

/**
 * Returns the call with its schemas; null until they are loaded. In the browser build a call has no `input` and `response`
 * of its own (`plain-calls.ts`).
 */
export function callWithSchemas<C extends Call>(row: C): C | null {
  return isPlain(row) ? row.later.loaded : row
}

/** Loads the schemas of a call, once. Rejects when the browser cannot load them. */
export async function loadSchemas<C extends Call>(row: C): Promise<C> {
  if (!isPlain(row)) return row
  row.later.loaded ??= await row.later.load()
  return row.later.loaded
}

function isPlain<C extends Call>(row: C): row is PlainCall<C> {
  return 'later' in row
}

/**
 * Returns calls of the browser build, whose schemas are in the table that `load` brings. @public Only the build calls it
 * (`plain-calls.ts`).
 */
export function callsOf(plain: Record<string, object>, load: () => Promise<Record<string, Call>>): object {
  return Object.fromEntries(
    Object.entries(plain).map(([name, row]) => [
      name,
      { ...row, later: { loaded: null, load: async () => (await load())[name] } },
    ]),
  )
}
