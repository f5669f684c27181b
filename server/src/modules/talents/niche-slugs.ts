import { MAX_TOPICS } from '@marquee/contract/rules/limits'
import { slugsOf } from '@marquee/contract/rules/topic-slugs'
import { referenceCache } from '../../platform/database/database.ts'
import type { CacheKey } from '../../platform/transactions/reference-cache.ts'
import type { SitemapUrl } from '../content/content.ports.ts'
import { listNiches } from './search.store.ts'
import { listSubtypes, listTypes } from './talents.store.ts'

const CACHE_TTL_MS = 60_000
const cacheKey: CacheKey<ReadonlyMap<string, string>> = { name: 'niche slugs' }

/** Returns the slug of each niche, by its id, cached for a minute: operators change niches a few times a year. */
export async function nicheSlugs(): Promise<ReadonlyMap<string, string>> {
  return referenceCache().ofLife(cacheKey, CACHE_TTL_MS, async () => {
    const [niches, types] = await Promise.all([listSubtypes(), listTypes()])
    const typeNames = new Map(types.map(({ id, name }) => [id, name]))
    return slugsOf(
      niches.map(({ id, name, typeId }) => ({ id, name, typeName: typeNames.get(typeId) ?? '' })),
    )
  })
}

/** Lists the pages of niches for the sitemap: those that visitors browse. */
export async function nichePageUrls(): Promise<SitemapUrl[]> {
  const [niches, slugs] = await Promise.all([listNiches(MAX_TOPICS), nicheSlugs()])
  return niches.map(({ id }) => ({
    path: `/talents?niche=${encodeURIComponent(slugs.get(id) ?? id)}`,
    changed: null,
  }))
}
