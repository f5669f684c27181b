import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { onBehalfOfNamed } from '../on-behalf.ts'
import { currencies } from '../rules/currency.ts'
import { limits, MAX_LISTED_CITIES, MAX_LISTED_LANGUAGES, MAX_TOPICS } from '../rules/limits.ts'
import { TALENT_REPLY_HOURS } from '../rules/public-figures.ts'
import { date, id, line, listCount, page, paged, queryNumber } from '../rules/text.ts'
import { platforms } from '../terms/deliverables.ts'
import { talentCard } from './talents.ts'

/** The orders of found talents; `relevance` needs words and is the newest first without them. */
export const talentSorts = ['relevance', 'newest', 'followers', 'price', 'rating'] as const

/** What a search asks for, besides its order and page. Words that are nearly right count when nothing else matches. */
const wanted = {
  /** Words of the name, headline, description, talent type, niches, networks, places, languages and brands of past work. */
  q: line(100).optional(),
  typeId: id().optional(),
  subtypeId: id().optional(),
  platform: z.enum(platforms).exclude(['file']).optional(),
  language: line(40).optional(),
  country: line(2).optional(),
  city: line(80).optional(),
  followersFrom: queryNumber(0).optional(),
  followersTo: queryNumber(0).optional(),
  /** The highest engagement on one of the accounts, as the talent stated it, is at least this, in basis points. */
  engagementFrom: queryNumber(1).optional(),
  /** The currency of `priceFrom`, `priceTo` and the order by price; pounds without it. Amounts are never converted. */
  currency: z.enum(currencies).optional(),
  /**
   * The least that the talent’s starting price may be, in minor units of `currency`: the lower of that of the profile and the cheapest package
   * in that currency. Talents without a price in it are left out.
   */
  priceFrom: queryNumber(0).optional(),
  /** The most that the talent’s starting price may be, likewise. */
  priceTo: queryNumber(0).optional(),
  /** The least average of the reviews by brands, in stars. Talents with fewer than three reviews are left out. */
  starsFrom: z.coerce.number<string | number>().int().min(1).max(5).optional(),
  /** Only talents without time off from this day to `freeTo`; one of the two alone is a single day. */
  freeFrom: date().optional(),
  freeTo: date().optional(),
  /** The most hours of the usual reply time, as the public figure has it. Talents without the figure are left out. */
  answersWithin: z.coerce.number<string | number>().int().min(1).max(TALENT_REPLY_HOURS).optional(),
  /** Only talents who also take gifted work. All take paid work. */
  takes: z.enum(['gifted']).optional(),
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

/**
 * The starting price that a search shows: in its currency, or else, where it asks for no price, in the one in which the talent has a
 * price. In minor units; null without any price.
 */
export const startingPrice = z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable()

/** A talent in the results of a search, with the facts that matched. */
export const foundTalent = listedTalent.extend({
  startingPrice,
  /** Facts about the talent that the words or the filters asked for, the strongest first; at most three. */
  reasons: z.array(z.string()),
  /** The first pictures of the portfolio, at most three. */
  pictures: z.array(z.string()),
  /** A social account or the identity was verified. */
  isVerified: z.boolean(),
  /** The figure of the usual reply time, in hours; null without it. */
  replyHours: z.number().nullable(),
  /** The accounts with followers, most first, at most three. Engagement is in basis points; null where the talent states none. */
  accounts: z.array(
    z.object({
      platform: z.string(),
      followers: z.int(),
      engagementBps: z.int().nullable(),
    }),
  ),
})
export type FoundTalent = z.output<typeof foundTalent>

/** Most cities or languages that are listed for typed letters. */
export const MAX_CHOICES_BY_TEXT = 10

const choice = z.object({
  value: z.string(),
  label: z.string(),
  /** How many talents the choice leaves with the other filters; null where more than 1,000 have any choice of this filter. */
  count: z.number().int().nullable(),
})
export type SearchChoice = z.output<typeof choice>

/** How much of one part of the relevance a talent has. */
const placePart = z.object({
  label: z.string(),
  points: z.number(),
  most: z.number(),
  /** The facts that decide this part, and what raises it. */
  how: z.string(),
})

const searchPlace = read('/talent/search-place', {
  by: ['talent'],
  input: z.strictObject(wanted),
  response: z.object({
    /** How many talents the search finds, the talent among them or not; at most those that are ordered (`rankedMatches`). */
    total: z.int(),
    /** False when the search may find more than are ordered. */
    isCounted: z.boolean(),
    /** The place, counted from 1; null for a talent who is not among them. */
    place: z.int().nullable(),
    /** The place is one that is kept for newcomers. */
    isNewcomer: z.boolean(),
    /** Nothing matches the words, so that talents with similar words are found. */
    isSimilar: z.boolean(),
    /** The order: the best match, or without words the newest first. */
    order: z.enum(['relevance', 'newest']),
    /** Why the search leaves the talent out, a fact each; empty for one who is found. */
    missing: z.array(z.string()),
    /** The parts of the relevance, the largest first; empty without words and for a talent who is not found. */
    parts: z.array(placePart),
  }),
  rate: 'place',
  summary:
    'Where a talent appears in a search of brands, and the facts that decide it; nothing about others. At most 10 times in 15 minutes.',
})
export type SearchPlace = z.output<typeof searchPlace.response>

/** A talent with an open page, as visitors without an account see them in a list. */
const publicTalent = listedTalent
  .pick({
    id: true,
    slug: true,
    displayName: true,
    headline: true,
    city: true,
    followers: true,
    minFee: true,
    feeCurrency: true,
    subtypes: true,
  })
  .extend({
    startingPrice,
    typeName: z.string().nullable(),
    /** The picture of the card: of the portfolio, or else the cover or the picture of the person. */
    pictureUrl: z.string().nullable(),
    /** Further pictures of the portfolio, at most three. */
    morePictures: z.array(z.string()),
    avatarUrl: z.string().nullable(),
    /** The average of the reviews by brands, such as 4.8; null before there are three. */
    rating: z.number().nullable(),
    /** How many reviews by brands are public. */
    reviewCount: z.int(),
    /** The networks of the largest accounts with followers, at most three, such as `instagram`. */
    platforms: z.array(z.string()),
    reasons: z.array(z.string()),
  })

export const searchCalls = {
  publicTalents: read('/market/talents', {
    by: 'anyone',
    input: page().extend({
      q: wanted.q,
      typeId: wanted.typeId,
      subtypeId: wanted.subtypeId,
      /** The slug of a niche, or its id; nothing is found for an unknown one. It replaces `subtypeId`. */
      niche: line(limits.slug).optional(),
      platform: wanted.platform,
      city: wanted.city,
      language: wanted.language,
      /**
       * The least and the most that the talent’s starting price may be, in pence. Talents without a price in pounds are left out, such as
       * those who take gifted work but name no price.
       */
      priceFrom: wanted.priceFrom,
      priceTo: wanted.priceTo,
      /** The fewest followers on all networks together. */
      followersFrom: wanted.followersFrom,
      /** As for brands, also in half stars. */
      starsFrom: z.coerce.number<string | number>().min(1).max(5).multipleOf(0.5).optional(),
      /** Only talents without time off today. */
      available: z.enum(['now']).optional(),
      /** Prices compare in pounds. Talents without a price or a rating come last. */
      sort: z.enum(talentSorts).default('relevance'),
    }),
    response: paged(publicTalent).extend({ isSimilar: z.boolean(), count: listCount() }),
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
    isSameForAll: true,
    summary:
      'Talents with an open page, by words and filters and in an order, for visitors without an account.',
  }),
  talentTopics: read('/market/talent-topics', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      /** Two niches of different talent types may have the same name. */
      items: z
        .array(
          z.object({
            id: id(),
            name: z.string(),
            typeName: z.string(),
            /** The slug of the niche, such as `beauty`, with the talent type where two niches have the same name. */
            slug: z.string(),
          }),
        )
        .max(MAX_TOPICS),
      /** The most frequent first. */
      cities: z.array(z.string()).max(MAX_LISTED_CITIES),
      /** The most frequent first. */
      languages: z.array(z.string()).max(MAX_LISTED_LANGUAGES),
      /** In the order of the product; every one where 1,000 talents or more have an open page, because not all of them are read. */
      platforms: z.array(z.enum(platforms)),
      /** Their talent types, in no order; null where not all talents are read. */
      typeIds: z.array(id()).nullable(),
      /** The lowest starting price in pence; null where no talent has one in pounds, and 0 where not all talents are read. */
      lowestPrice: z.int().nullable(),
      /** The highest one, likewise; the largest number where not all talents are read. */
      highestPrice: z.int().nullable(),
      /** The highest average of reviews, in stars; null where no talent has one, and 5 where not all talents are read. */
      highestRating: z.number().nullable(),
      /** A talent has no time off today; true where not all talents are read. */
      isAnyAvailable: z.boolean(),
      /**
       * The most followers of a talent, on all networks together; 0 without talents, and the largest number where not all talents are
       * read.
       */
      mostFollowers: z.int(),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary:
      'Niches that the newest 1,000 talents with an open page have, the most frequent first, their cities, languages, networks and talent types, and the limits of their prices, followers and ratings, for visitors without an account.',
  }),
  searchPlace,
  agentSearchPlace: onBehalfOfNamed('/talentagent/search-place', searchPlace, 'view'),
  searchTalent: read('/brand/searchTalent', {
    by: ['brand'],
    input: page().extend(talentSearch.shape),
    response: paged(foundTalent).extend({
      /** Nothing matched the words, so that talents with similar words are shown. */
      isSimilar: z.boolean(),
    }),
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
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
      /** The choices of each filter, as if it were not set. Where more than 1,000 talents have any, some may be missing. */
      types: z.array(choice),
      subtypes: z.array(choice),
      platforms: z.array(choice),
      countries: z.array(choice),
      cities: z.array(choice),
      languages: z.array(choice),
      /** How many each step of a filter leaves (`searchSteps`), from the least number to the most. */
      stars: z.array(choice),
      replies: z.array(choice),
      engagements: z.array(choice),
      verified: z.array(choice),
      gifted: z.array(choice),
      /** How many are in each band (`followerBands`, `priceBands`), from the least to the most. Bands without talents are missing. */
      followers: z.array(choice),
      prices: z.array(choice),
    }),
    mayLag: true,
    summary:
      'How many talents a search finds, how many each choice of a filter would leave with the other filters, and how followers and prices are spread.',
  }),
  talentChoicesByText: read('/brand/search-choices-by-text', {
    by: ['brand'],
    input: z.strictObject({
      filter: z.enum(['city', 'language']),
      /** The first letters of a choice; capitals and accents make no difference. */
      text: line(80),
    }),
    response: z.object({
      /** The choices that begin with the letters, in the order of the alphabet. */
      items: z.array(z.string()).max(MAX_CHOICES_BY_TEXT),
    }),
    mayLag: true,
    summary:
      'The cities or languages that begin with some letters, of talents whom the brand can find, whatever the other filters say.',
  }),
} as const
