import type { SitemapUrl } from '../content/content.ports.ts'
import { listPublicSlugs } from './public-pages.store.ts'

/** A sitemap has up to 50,000 addresses, and ours come before these. */
const MAX_LISTED_PAGES = 45_000

/** Lists the open pages of talents for the sitemap. */
export async function publicPageUrls(): Promise<SitemapUrl[]> {
  const pages = await listPublicSlugs(MAX_LISTED_PAGES)
  return pages.map(({ slug, changed }) => ({
    path: `/t/${slug}`,
    changed: changed.toISOString().slice(0, 10),
  }))
}
