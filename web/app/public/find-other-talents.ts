import type { StartingPrice } from '@marquee/contract/rules/starting-price'
import type { PublicTalent } from './reasons-beyond-card.ts'

/** Among how many of the newest talents the closest are chosen, and among how many with the words of a niche those who have it. */
const MAX_READ = 24

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
 * Returns whom the page of a talent shows at its end. Two or more who share a niche, or the talent type of one without niches, are shown
 * alone; otherwise those of the newest follow who are closest: of the same talent type, with a price and an audience of about the same
 * size. The heading says “Similar” only where all are.
 */
export async function findOtherTalents({ of, most, load }: Wanted): Promise<OtherTalents> {
  const [niche] = of.niches
  const [found, newest] = await Promise.all([
    niche ? load({ q: niche, limit: MAX_READ }) : null,
    load({ limit: MAX_READ }),
  ])
  const byDistance = (newest?.items ?? [])
    .map((talent) => ({ talent, distance: distanceBetween(of, talent) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ talent }) => talent)
  // The words of a niche also find others, such as by a brand of past work.
  const similar = withoutDoubles([...(found?.items ?? []), ...byDistance], of.slug)
    .filter((talent) => isSimilar(of, talent))
    .slice(0, most)
  const items =
    similar.length > 1 ? similar : withoutDoubles([...similar, ...byDistance], of.slug).slice(0, most)
  return { title: items.length > similar.length ? 'Other talents' : 'Similar talents', items }
}

/** Returns whether a talent has one of the niches, or the talent type of one without niches. */
function isSimilar(of: Of, { subtypes, typeName }: PublicTalent): boolean {
  return of.niches.length > 0
    ? subtypes.some((niche) => of.niches.includes(niche))
    : of.typeName !== null && of.typeName === typeName
}

/** Returns everyone once, without the talent of the page. */
function withoutDoubles(talents: readonly PublicTalent[], own: string): PublicTalent[] {
  const bySlug = new Map(talents.map((talent) => [talent.slug, talent]))
  bySlug.delete(own)
  return [...bySlug.values()]
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
