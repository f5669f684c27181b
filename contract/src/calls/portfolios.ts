import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { onBehalfOfNamed } from '../on-behalf.ts'
import { audience } from '../rules/audience.ts'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { currencies, DEFAULT_CURRENCY } from '../rules/currency.ts'
import { chosenSlug } from '../rules/page-slug.ts'
import { MAX_STARS } from '../rules/review-aspects.ts'
import { date, id, instant, line, money } from '../rules/text.ts'
import { formats, platforms } from '../terms/deliverables.ts'
import { measuredAccount } from './profile.ts'
import { ratingResponse } from './reviews.ts'
import { startingPrice } from './search.ts'
import { talentCard } from './talents.ts'
import { verified } from './verification.ts'

export const MAX_WORKS = 24
export const MAX_PACKAGES = 8
/** How many reviews a public page shows. */
export const MAX_PUBLIC_REVIEWS = 30

/** How often a work was seen or liked, as the talent says. */
const figure = () =>
  z
    .int('Please enter a whole number.')
    .min(0, 'A number cannot be negative.')
    .max(2_000_000_000, 'That number is too large.')
    .nullable()
    .default(null)

/** What a talent says about a work. */
const workText = {
  caption: withoutContactDetails(line(120)),
  /** For whom it was made; empty for own work. */
  brand: withoutContactDetails(line(80, 0)).default(''),
  views: figure(),
  likes: figure(),
}

const work = z.object({
  id: id(),
  caption: z.string(),
  brand: z.string(),
  views: z.int().nullable(),
  likes: z.int().nullable(),
  /** The day on which the talent last changed the numbers. */
  statedOn: date(),
  kind: z.enum(['picture', 'video']),
  /** A public picture, or a video at a signed address that expires. */
  url: z.string(),
  /** What is shown before a video plays; null for pictures and for videos without one. */
  posterUrl: z.string().nullable(),
  mime: z.string(),
  durationMs: z.int().nullable(),
})
export type Work = z.output<typeof work>

const packageTerms = {
  title: line(80),
  platform: z.enum(platforms),
  format: z.enum(formats),
  quantity: z.int('Please enter a whole number.').min(1).max(20),
  /** What the brand pays, VAT included, in minor units. */
  price: money().min(100, 'A price is at least £1.'),
  currency: z.enum(currencies).default(DEFAULT_CURRENCY),
  turnaroundDays: z.int('Please enter a whole number.').min(1).max(365),
  revisions: z.int('Please enter a whole number.').min(0).max(10),
  rightsDays: z.int('Please enter a whole number.').min(0).max(3650),
}

const offeredPackage = z.object({
  ...packageTerms,
  id: id(),
  price: z.int(),
  currency: z.enum(currencies),
})
export type Package = z.output<typeof offeredPackage>

const portfolio = z.object({ works: z.array(work), packages: z.array(offeredPackage) })
export type Portfolio = z.output<typeof portfolio>

const page = z.object({
  slug: z.string(),
  isPublic: z.boolean(),
  /** How many times the address can still be changed. */
  changesLeft: z.int(),
})
export type PublicPage = z.output<typeof page>

/** A review by a brand as visitors read it. */
const publicReview = z.object({
  id: id(),
  author: z.string(),
  /** The logo of the brand. */
  authorLogoUrl: z.string().nullable(),
  /** What the deal was about, without its price: “1 reel and 2 stories”. */
  work: z.string(),
  stars: z.int(),
  text: z.string(),
  publishedAt: instant(),
})
export type PublicReview = z.output<typeof publicReview>

/** What everyone reads on the public page of a talent; no contact data. */
const publicProfile = z.object({
  id: id(),
  /** The present address; the request may name a former one. */
  slug: z.string(),
  displayName: z.string(),
  headline: z.string(),
  bio: z.string(),
  typeName: z.string().nullable(),
  niches: z.array(z.string()),
  city: z.string(),
  country: z.string(),
  languages: z.array(z.string()),
  socials: z.array(measuredAccount),
  audience,
  /** The day on which the talent last changed what they state about their audience. */
  statedOn: date(),
  /** The starting price of the profile, in minor units of `feeCurrency`; 0 where the talent names none. */
  minFee: z.int(),
  feeCurrency: z.enum(currencies),
  /** Brands find the talent, so that they can save them. */
  isListed: z.boolean(),
  takesDirectOffers: z.boolean(),
  takesGifted: z.boolean(),
  /** The first day without time off, today at the earliest; null without one within a year. */
  freeFrom: date().nullable(),
  avatarUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  works: z.array(work),
  packages: z.array(offeredPackage),
  verified: verified.shape.items.element.nullable(),
  rating: ratingResponse.extend({
    /** How many of the reviews have 5 stars, 4 stars and so on, down to 1. */
    starCounts: z.array(z.int()).length(MAX_STARS),
  }),
  /** The newest published reviews by brands, at most 30. */
  reviews: z.array(publicReview),
  completedDeals: z.int(),
  /** The figure of the usual reply time, in hours, at most an hour old; null without it. */
  replyHours: z.number().nullable(),
  /** The figure of the work that came on time, in percent; null below three cases. */
  onTime: z.int().nullable(),
})
export type PublicProfile = z.output<typeof publicProfile>

const ownWork = { noun: 'work', field: 'workId' } as const

const talentSide = {
  addWork: write('/talent/addWork', {
    by: ['talent'],
    input: z.strictObject({
      /** A picture from `/upload`, or a video from the resumable upload. */
      fileId: id(),
      ...workText,
    }),
    response: portfolio,
    errors: ['file_not_ready', 'invalid_file_type', 'talent_keeps_profile'],
    message: 'Work added.',
    summary: 'Adds a picture or a video to the end of the portfolio, up to 24.',
  }),
  updateWork: write('/talent/updateWork', {
    by: ['talent'],
    input: z.strictObject({ workId: id(), ...workText }),
    response: portfolio,
    errors: ['talent_keeps_profile'],
    subject: ownWork,
    message: 'Saved.',
    summary: 'Changes what a work of the portfolio says.',
  }),
  removeWork: write('/talent/removeWork', {
    by: ['talent'],
    input: z.strictObject({ workId: id() }),
    response: portfolio,
    errors: ['talent_keeps_profile'],
    subject: ownWork,
    message: 'Work removed.',
    summary: 'Removes a work from the portfolio, with its file.',
  }),
  orderWorks: write('/talent/orderWorks', {
    by: ['talent'],
    input: z.strictObject({ workIds: z.array(id()).max(MAX_WORKS) }),
    response: portfolio,
    errors: ['wrong_state', 'talent_keeps_profile'],
    message: 'Order saved.',
    summary: 'Sets the order of all works of the portfolio.',
  }),
  savePackages: write('/talent/savePackages', {
    by: ['talent'],
    input: z.strictObject({
      packages: z
        .array(
          z.strictObject({
            /** The package that is changed; absent for a new one. */
            id: id().optional(),
            ...packageTerms,
            title: withoutContactDetails(packageTerms.title),
          }),
        )
        .max(MAX_PACKAGES, `You can have up to ${MAX_PACKAGES} packages.`),
    }),
    response: portfolio,
    errors: ['talent_keeps_profile'],
    message: 'Packages saved.',
    summary: 'Replaces the packages that the talent offers, in their order, up to 8.',
  }),
} as const

/** A review as the public home page shows it: with the talent whom it is about. */
const shownReview = publicReview.extend({
  talent: talentCard.pick({ slug: true, displayName: true, avatarUrl: true }),
})

/** A review of a brand as visitors read it: only by talents with an open page. */
const reviewByTalent = shownReview
  .omit({ author: true, authorLogoUrl: true })
  .extend({ brand: z.object({ companyName: z.string(), logoUrl: z.string().nullable() }) })
export type ReviewByTalent = z.output<typeof reviewByTalent>

/** A talent as the public home page shows them. */
const shownTalent = talentCard
  .pick({
    id: true,
    slug: true,
    displayName: true,
    city: true,
    followers: true,
    minFee: true,
    feeCurrency: true,
    avatarUrl: true,
    headline: true,
  })
  .extend({
    typeName: z.string().nullable(),
    /** The names of the niches. */
    subtypes: z.array(z.string()),
    startingPrice,
    /** The average of the reviews by brands, such as 4.8; null before there are three. */
    rating: z.number().nullable(),
    /** How many reviews by brands are public. */
    reviewCount: z.int(),
    /** The networks of the largest accounts with followers, at most three, such as `instagram`. */
    platforms: z.array(z.string()),
    /** The first pictures of the portfolio, one to three. */
    pictures: z.array(z.string()),
  })

/** What talents show of their work, what they offer at which price, and their public page. */
export const portfolioCalls = {
  portfolio: read('/talent/getPortfolio', {
    acrossBlock: 'hidden',
    by: 'anyone',
    input: z.strictObject({ talentId: id() }),
    response: portfolio,
    subject: { noun: 'talent', field: 'talentId', scope: 'public' },
    errors: ['daily_limit_reached'],
    rate: 'portfolio',
    summary:
      'The works and the packages of a talent; for visitors only while the page of the talent is open.',
  }),
  ...talentSide,
  publicPage: read('/talent/getPublicPage', {
    by: ['talent'],
    input: emptyInput(),
    response: page,
    summary: 'The talent’s own public page: its address, and whether anyone can open it.',
  }),
  savePublicPage: write('/talent/savePublicPage', {
    by: ['talent'],
    input: z.strictObject({
      isPublic: z.boolean(),
      /** The last part of the address; absent to keep it. */
      slug: chosenSlug().optional(),
    }),
    response: page,
    message: 'Saved.',
    summary:
      'Opens or closes the talent’s public page, and changes its address. A former address leads to it.',
  }),
  publicProfile: read('/talent/getPublicProfile', {
    by: 'anyone',
    input: z.strictObject({ slug: line(80) }),
    response: publicProfile,
    errors: ['daily_limit_reached'],
    rate: 'profile',
    isSameForAll: true,
    summary: 'What the public page of a talent shows; not found while it is closed.',
  }),

  shownTalents: read('/market/shown-talents', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      /** At most four, other ones each day; none while nobody has an open page with pictures. */
      items: z.array(shownTalent),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary: 'A few talents with an open page and pictures of their work, for the public home page.',
  }),
  shownReviews: read('/market/shown-reviews', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      /** The newest, each about a different talent and by a different brand: three, or none while there are fewer. */
      items: z.array(shownReview),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary:
      'The newest reviews by brands of talents with an open page who can be found, whatever the rating, for the public home page.',
  }),

  publicReviews: read('/market/reviews', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      /** The newest first, at most 12. */
      byBrands: z.array(shownReview),
      /** Likewise. */
      byTalents: z.array(reviewByTalent),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary:
      'The newest reviews by brands and by talents, whatever the rating, where the talent has an open page and can be found.',
  }),

  agentAddWork: onBehalfOfNamed('/talentagent/addWork', talentSide.addWork, 'upload'),
  agentUpdateWork: onBehalfOfNamed('/talentagent/updateWork', talentSide.updateWork, 'upload'),
  agentRemoveWork: onBehalfOfNamed('/talentagent/removeWork', talentSide.removeWork, 'upload'),
  agentOrderWorks: onBehalfOfNamed('/talentagent/orderWorks', talentSide.orderWorks, 'upload'),
  agentSavePackages: onBehalfOfNamed('/talentagent/savePackages', talentSide.savePackages, 'negotiate'),
}
