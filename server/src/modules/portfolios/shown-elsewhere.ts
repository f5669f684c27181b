import type { SitemapUrl } from '../content/content.ports.ts'
import { listPublicSlugs } from './public-pages.store.ts'

/** A sitemap has up to 50,000 addresses; content pages and campaigns come before these. */
const MAX_LISTED_PAGES = 40_000

/** Lists the open pages of talents for the sitemap. */
export async function talentPageUrls(): Promise<SitemapUrl[]> {
  const pages = await listPublicSlugs(MAX_LISTED_PAGES)
  return pages.map(({ slug, changed }) => ({
    path: `/t/${slug}`,
    changed: changed.toISOString().slice(0, 10),
  }))
}
