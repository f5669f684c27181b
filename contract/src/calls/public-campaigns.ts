import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { limits, MAX_TOPICS } from '../rules/limits.ts'
import { date, id, line, listCount, page } from '../rules/text.ts'
import { platforms } from '../terms/deliverables.ts'
import {
  brandCard,
  campaignCard,
  campaignSearch,
  campaignSorts,
  foundCampaigns,
  payModels,
  publicDetails,
} from './campaigns.ts'
import { ratingResponse } from './reviews.ts'
import { verified } from './verification.ts'

/** A campaign as visitors read it, with what its brand says about itself and what is known about it. */
const publicCampaign = publicDetails.extend({
  brand: brandCard.extend({
    /** Plain text; empty until the brand has written it. */
    about: z.string(),
    rating: ratingResponse,
    /** What was verified about the brand; null where nothing was. */
    verified: verified.shape.items.element.nullable(),
  }),
})
export type PublicCampaign = z.output<typeof publicCampaign>

export const publicCampaignCalls = {
  publicCampaigns: read('/market/campaigns', {
    by: 'anyone',
    input: page().extend({
      /** Words of the title, brand, product and summary, or their beginnings. */
      q: line(100).optional(),
      payModel: z.enum(payModels).optional(),
      platform: campaignSearch.shape.platform,
      /** The industry of the brand. */
      industryId: id().optional(),
      /** The slug of an industry, or its id; nothing is found for an unknown one. It replaces `industryId`. */
      industry: line(limits.slug).optional(),
      /** The least that the highest fee may be, in pence. Campaigns that pay in another currency are left out. */
      feeFrom: campaignSearch.shape.feeFrom,
      /** Only campaigns that accept applications for at most so many more days. */
      closesWithin: z.coerce.number<string | number>().int().min(1).max(366).optional(),
      /** The newest first without it. The order by fee lists those in pounds only. */
      sort: z.enum(campaignSorts).optional(),
    }),
    response: foundCampaigns(campaignCard).extend({ count: listCount() }),
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
    isSameForAll: true,
    summary:
      'Public campaigns open to applications, newest first or in another order, for visitors without an account.',
  }),
  campaignTopics: read('/market/campaign-topics', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      items: z
        .array(
          z.object({
            id: id(),
            name: z.string(),
            /** The slug of the industry, such as `food-and-drink`. */
            slug: z.string(),
          }),
        )
        .max(MAX_TOPICS),
      /** The last day of applications of the campaign that closes first; null without campaigns, and today where not all are read. */
      closesFirst: date().nullable(),
      /** The highest fee in pence; null where no campaign pays in pounds, and the largest number where not all are read. */
      highestFee: z.int().nullable(),
      /** How they pay, in the order of the product; every way where not all are read. */
      payModels: z.array(z.enum(payModels)),
      /** The networks of their deliverables, in the order of the product; every one where not all are read. */
      platforms: z.array(z.enum(platforms)),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary:
      'Industries of the brands of the newest 1,000 public campaigns open to applications, the most frequent first, how they pay, their networks, and the limits of their days and fees, for visitors without an account.',
  }),
  shownCampaigns: read('/market/shown-campaigns', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      /** The newest first, at most three. */
      items: z.array(campaignCard),
    }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary: 'The newest public campaigns open to applications, for the public home page.',
  }),
  publicCampaign: read('/market/campaign', {
    by: 'anyone',
    input: z.strictObject({ campaignId: id() }),
    response: publicCampaign,
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
    isSameForAll: true,
    summary:
      'One public campaign open to applications, for visitors without an account; not found in every other state.',
  }),
  similarCampaigns: read('/market/similar-campaigns', {
    by: 'anyone',
    input: z.strictObject({ campaignId: id(), limit: page().shape.limit }),
    response: z.object({
      items: z.array(
        campaignCard.extend({
          /** It is of the same brand as the campaign, or of a brand of the same industry. */
          isSimilar: z.boolean(),
        }),
      ),
    }),
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
    isSameForAll: true,
    summary:
      'Other public campaigns open to applications: those of the same brand or industry as one of them first, then those that share a network, then the newest. None where that one is not open.',
  }),
} as const
