import type { SearchPlace, searchCalls } from '@marquee/contract/calls/search'
import { rankedMatches } from '@marquee/contract/rules/ranking'
import type { Handler } from '../../platform/handler.ts'
import { missingFacts, partsOf } from './place-facts.ts'
import { pricesOf } from './prices.store.ts'
import { readWords } from './read-words.ts'
import { findPlace, isFree, loadDecidingFacts } from './search-place.store.ts'

/**
 * Returns where the talent appears in a search, as a brand that has blocked nobody sees it today, with the facts that decide
 * it. A talent who cannot be found has no place, and the reply says so. Nothing is said about other talents.
 */
export const getSearchPlace: Handler<typeof searchCalls.searchPlace> = async (ctx, asked) => {
  const talentId = ctx.actor.id
  const { wanted, words } = readWords(asked)
  const day = ctx.now.toISOString().slice(0, 10)
  // Brands and talents block each other, never talents, so the talent as reader meets everyone.
  const search = { wanted, words, readerId: talentId, comparison: 'exact' } as const
  const exact = await findPlace(search, talentId, day)
  const isSimilar = exact.total === 0 && words.length > 0
  const similar = { ...search, comparison: 'similar' } as const
  const found = isSimilar ? await findPlace(similar, talentId, day) : exact
  const [facts, hasTime] = await Promise.all([
    loadDecidingFacts(isSimilar ? similar : search, talentId, day),
    isFree(talentId, wanted),
  ])

  const isFound = found.place !== null
  const reply: SearchPlace = {
    ...found,
    isCounted: found.total < rankedMatches.most,
    isSimilar: isSimilar && found.total > 0,
    order: words.length > 0 ? 'relevance' : 'newest',
    missing: isFound
      ? []
      : whyMissing(
          missingFacts(facts && { ...facts, prices: pricesOf(facts), hasTime }, words, wanted),
          words,
          found.total,
        ),
    parts: isFound && facts && words.length > 0 ? partsOf(facts, words) : [],
  }
  return reply
}

/** Returns the reasons; that of a talent who matches, where too many do to be ordered or counted. */
function whyMissing(reasons: string[], words: readonly string[], total: number): string[] {
  if (reasons.length > 0 || total < rankedMatches.most) return reasons
  return [words.length > 0 ? rankedMatches.rule : 'Brands find the profile, after the newest 1,000.']
}
