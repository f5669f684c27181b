import type { StartingPrice } from '@marquee/contract/rules/starting-price'
import type { PublicTalent } from './reasons-beyond-card.ts'

/** Among how many of the newest talents the closest are chosen. */
const MAX_NEWEST = 24

/** How far apart two numbers count where one is not known: as much as a factor of four. */
const UNKNOWN_DISTANCE = 2

interface Asked {
  q?: string
  limit: number
}

/** What decides how close other talents are to the one of the page. */
interface Of {
  slug: string
  niches: readonly string[]
  typeName: string | null
  /** On all networks together. */
  followers: number
  startingPrice: StartingPrice | null
}

interface Wanted {
  /** The talent whose page it is. */
  of: Of
  most: number
  /** Reads the newest talents with an open page, or those who match a word best; null where they cannot be read. */
  load: (asked: Asked) => Promise<{ items: PublicTalent[]; isSimilar: boolean } | null>
}

export interface OtherTalents {
  title: string
  items: PublicTalent[]
}

/**
 * Returns whom the page of a talent shows at its end: others with the first of the talent’s niches, and then those of the newest who are
 * closest: of the same talent type, with a price and an audience of about the same size.
 */
export async function findOtherTalents({ of, most, load }: Wanted): Promise<OtherTalents> {
  const [niche] = of.niches
  const [alike, newest] = await Promise.all([
    niche ? load({ q: niche, limit: most + 1 }) : null,
    load({ limit: MAX_NEWEST }),
  ])
  const similar = (alike && !alike.isSimilar ? alike.items : []).filter(({ slug }) => slug !== of.slug)
  const known = new Set([of.slug, ...similar.map(({ slug }) => slug)])
  const others = (newest?.items ?? [])
    .filter(({ slug }) => !known.has(slug))
    .map((talent) => ({ talent, distance: distanceBetween(of, talent) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ talent }) => talent)
  const items = [...similar, ...others].slice(0, most)
  return { title: similar.length >= items.length ? 'Similar talents' : 'Other talents', items }
}

/** Returns how different two talents are; another talent type counts more than any price and audience. */
function distanceBetween(of: Of, talent: PublicTalent): number {
  const [own, other] = [of.startingPrice, talent.startingPrice]
  const hasSameCurrency = own?.currency === other?.currency
  return (
    (of.typeName === talent.typeName ? 0 : 100) +
    ratioOf(own?.amount, hasSameCurrency ? other?.amount : 0) +
    ratioOf(of.followers, talent.followers)
  )
}

/** Returns how often one number has to be doubled to reach the other. */
function ratioOf(one = 0, other = 0): number {
  return one > 0 && other > 0 ? Math.abs(Math.log2(one / other)) : UNKNOWN_DISTANCE
}
