import { listIndustries } from './brands.store.ts'

const LIFE_MS = 60_000
let known: { names: ReadonlyMap<string, string>; until: number } | null = null

/** Returns industry names by id, cached for a minute: operators change the list a few times a year. */
export async function industryNames(): Promise<ReadonlyMap<string, string>> {
  if (known && known.until > Date.now()) return known.names
  const rows = await listIndustries()
  known = { names: new Map(rows.map((row) => [row.id, row.name])), until: Date.now() + LIFE_MS }
  return known.names
}

/** Clears the cache: another server has started, and on another database industries have other ids. */
export function evictIndustryNames(): void {
  known = null
}
