import { z } from 'zod'
import { read } from '../call.ts'
import { TALENT_REPLY_HOURS } from '../rules/public-figures.ts'
import { date, id, line, page, paged, queryNumber } from '../rules/text.ts'
import { platforms } from '../terms/deliverables.ts'
import { talentCard } from './talents.ts'

/** The orders of found talents; `relevance` needs words and is the newest first without them. */
export const talentSorts = ['relevance', 'newest', 'followers', 'price', 'rating'] as const

/** What a search asks for, besides its order and page. Words that are nearly right count when nothing else matches. */
const wanted = {
  /** Words of the name, headline, description, talent type, niches, networks, places and languages. */
  q: line(100).optional(),
  typeId: id().optional(),
  subtypeId: id().optional(),
  platform: z.enum(platforms).exclude(['file']).optional(),
  language: line(40).optional(),
  country: line(2).optional(),
  city: line(80).optional(),
  followersFrom: queryNumber(0).optional(),
  followersTo: queryNumber(0).optional(),
  /** The most that the talent’s starting price may be, in minor units. Talents without a price are left out. */
  priceTo: queryNumber(0).optional(),
  /** The least average of the reviews by brands, in stars. Talents with fewer than three reviews are left out. */
  starsFrom: z.coerce.number<string | number>().int().min(1).max(5).optional(),
  /** Only talents without time off from this day to `freeTo`; one of the two alone is a single day. */
  freeFrom: date().optional(),
  freeTo: date().optional(),
  /** The most hours of the usual reply time, as the public figure has it. Talents without the figure are left out. */
  answersWithin: z.coerce.number<string | number>().int().min(1).max(TALENT_REPLY_HOURS).optional(),
  /** Only talents with a verified social account or identity. */
  only: z.enum(['verified']).optional(),
}

/** A search without its page, as it is asked and as a brand saves it. */
export const talentSearch = z.strictObject({ ...wanted, sort: z.enum(talentSorts).default('relevance') })
export type StoredTalentSearch = z.output<typeof talentSearch>

/** A talent as a search lists them. */
export const listedTalent = talentCard.extend({
  subtypes: z.array(z.string()),
  completedDeals: z.number().int(),
})

/** A talent in the results of a search, with the facts that matched. */
const foundTalent = listedTalent.extend({
  /** Facts about the talent that the words or the filters asked for, the strongest first; at most three. */
  reasons: z.array(z.string()),
})

/** Most talents that are counted; `isCounted` is false beyond. */
export const MAX_COUNTED_TALENTS = 1_000

const choice = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
export type SearchChoice = z.output<typeof choice>

export const searchCalls = {
  searchTalent: read('/brand/searchTalent', {
    by: ['brand'],
    input: page().extend(talentSearch.shape),
    response: paged(foundTalent).extend({
      /** Nothing matched the words, so that talents with similar words are shown. */
      isSimilar: z.boolean(),
    }),
    summary: 'Talents who chose to be found, by words and filters, each with the facts that matched.',
  }),
  talentSearchChoices: read('/brand/search-choices', {
    by: ['brand'],
    input: z.strictObject(wanted),
    response: z.object({
      total: z.number().int(),
      /** False when there are more than the 1,000 that are counted. */
      isCounted: z.boolean(),
      /** The talents with similar words are counted, because nothing matched the words. */
      isSimilar: z.boolean(),
      types: z.array(choice),
      subtypes: z.array(choice),
      platforms: z.array(choice),
      cities: z.array(choice),
      languages: z.array(choice),
    }),
    summary:
      'How many talents a search finds, and how many of them have each talent type, niche, network, city and language.',
  }),
} as const
