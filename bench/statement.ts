/** One statement as the product sent it: for the bare app to send again. */
export interface Statement {
  text: string
  name?: string | undefined
  values: unknown[]
  /** The rows that came back, so that ids made by the database can be followed through later statements. */
  rows: Record<string, unknown>[]
}

/** The statements of one request, and the ids that were made for it alone. */
export interface Recording {
  statements: Statement[]
  fresh: string[]
}

export type Recordings = Record<string, Recording>

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Ids that occur in one recording of a request and not in another of the same kind: each request makes its own. */
export function freshIds(one: Statement[], other: Statement[]): string[] {
  const known = new Set(JSON.stringify(other).match(uuid))
  return [...new Set(JSON.stringify(one).match(uuid))].filter((id) => !known.has(id))
}
