import { slugsOf } from '@marquee/contract/rules/topic-slugs'
import { referenceCache } from '../../platform/database/database.ts'
import type { CacheKey } from '../../platform/transactions/reference-cache.ts'
import { listIndustries } from './brands.store.ts'

const CACHE_TTL_MS = 60_000
const cacheKey: CacheKey<ReadonlyMap<string, string>> = { name: 'industry names' }

/** Returns the industry names by id, cached for a minute: a list that operators change a few times a year. */
export async function industryNames(): Promise<ReadonlyMap<string, string>> {
  return referenceCache().ofLife(cacheKey, CACHE_TTL_MS, async () => {
    const rows = await listIndustries()
    return new Map(rows.map((row) => [row.id, row.name]))
  })
}

/** Returns the slug of each industry, by its id. */
export async function industrySlugs(): Promise<ReadonlyMap<string, string>> {
  return slugsOf([...(await industryNames())].map(([id, name]) => ({ id, name })))
}
