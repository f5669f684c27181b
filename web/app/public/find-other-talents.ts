import type { PublicTalent } from './reasons-beyond-card.ts'

interface Asked {
  q?: string
  limit: number
}

interface Wanted {
  /** The talent whose page it is. */
  of: { slug: string; niches: readonly string[] }
  most: number
  /** Reads the newest talents with an open page, or those who match a word best; null where they cannot be read. */
  load: (asked: Asked) => Promise<{ items: PublicTalent[]; isSimilar: boolean } | null>
}

export interface OtherTalents {
  title: string
  items: PublicTalent[]
}

/** Returns whom the page of a talent shows at its end: others with the first of the talent’s niches, and then the newest. */
export async function findOtherTalents({ of, most, load }: Wanted): Promise<OtherTalents> {
  const [niche] = of.niches
  const [alike, newest] = await Promise.all([
    niche ? load({ q: niche, limit: most + 1 }) : null,
    load({ limit: 2 * most + 1 }),
  ])
  const similar = (alike && !alike.isSimilar ? alike.items : []).filter(({ slug }) => slug !== of.slug)
  const known = new Set([of.slug, ...similar.map(({ slug }) => slug)])
  const items = [...similar, ...(newest?.items ?? []).filter(({ slug }) => !known.has(slug))].slice(0, most)
  return { title: similar.length >= items.length ? 'Similar talents' : 'Other talents', items }
}
