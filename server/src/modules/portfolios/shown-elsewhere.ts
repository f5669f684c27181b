import type { SitemapUrl } from '../content/content.ports.ts'
import { addressOf } from '../files/files.view.ts'
import { listFirstPictures } from './portfolios.store.ts'
import { listPublicSlugs } from './public-pages.store.ts'

/** How many pictures a card shows. */
const MAX_CARD_PICTURES = 3
/** A sitemap has up to 50,000 addresses, and ours come before these. */
const MAX_LISTED_PAGES = 45_000

/** Returns the addresses of the first three pictures or posters of each talent who has any, in their order. */
export async function cardPicturesOf(
  talentIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string[]>> {
  const pictures = new Map<string, string[]>()
  for (const { talentId, ...file } of await listFirstPictures(talentIds, MAX_CARD_PICTURES))
    pictures.set(talentId, [...(pictures.get(talentId) ?? []), addressOf(file, now)])
  return pictures
}

/** Lists the open pages of talents for the sitemap. */
export async function publicPageUrls(): Promise<SitemapUrl[]> {
  const pages = await listPublicSlugs(MAX_LISTED_PAGES)
  return pages.map(({ slug, changed }) => ({
    path: `/t/${slug}`,
    changed: changed.toISOString().slice(0, 10),
  }))
}
