import { z } from 'zod'
import { currencies } from '../rules/currency.ts'
import { date, id, line, paragraph } from '../rules/text.ts'

/** Where content appears. `file` is work that is delivered and not posted. */
export const platforms = [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'linkedin',
  'pinterest',
  'twitch',
  'snapchat',
  'podcast',
  'blog',
  'file',
] as const
export type Platform = (typeof platforms)[number]
export const platformLabels: Record<Platform, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitch: 'Twitch',
  snapchat: 'Snapchat',
  podcast: 'Podcast',
  blog: 'Blog',
  file: 'File only',
}

/** Content formats, each with the noun used for it in sentences. */
export const formats = [
  'reel',
  'story',
  'post',
  'carousel',
  'short',
  'video',
  'stream',
  'photo_set',
  'audio',
  'article',
  'mention',
] as const
export type Format = (typeof formats)[number]
export const formatLabels: Record<Format, string> = {
  reel: 'reel',
  story: 'story',
  post: 'post',
  carousel: 'carousel',
  short: 'short video',
  video: 'video',
  stream: 'live stream',
  photo_set: 'photo set',
  audio: 'audio piece',
  article: 'article',
  mention: 'mention',
}

/** Where a brand may use the work. No right is perpetual by default (domain, section 3 row 3). */
export const rightsChannels = ['organic', 'paid', 'website', 'email', 'print'] as const
export type RightsChannel = (typeof rightsChannels)[number]
export const rightsChannelLabels: Record<RightsChannel, string> = {
  organic: 'organic social',
  paid: 'paid ads',
  website: 'website',
  email: 'email',
  print: 'print',
}

export const territories = ['uk', 'europe', 'worldwide'] as const
export type Territory = (typeof territories)[number]
export const territoryLabels: Record<Territory, string> = {
  uk: 'the UK',
  europe: 'Europe',
  worldwide: 'the whole world',
}

/** One item of agreed work. Dates are calendar days in London. */
export const deliverableSpec = z.strictObject({
  platform: z.enum(platforms),
  format: z.enum(formats),
  quantity: z.int().min(1).max(20),
  brief: paragraph(1000, 0),
  draftDue: date(),
  postFrom: date().nullable(),
  postUntil: date().nullable(),
  minLiveDays: z.int().min(0).max(365),
})
export type DeliverableSpec = z.output<typeof deliverableSpec>

/** How and how long the brand may use the work. */
export const usageRights = z.strictObject({
  channels: z.array(z.enum(rightsChannels)).max(rightsChannels.length),
  territory: z.enum(territories),
  days: z.int().min(0).max(3650),
  mayEdit: z.boolean(),
  aiTraining: z.boolean(),
})
export type UsageRights = z.output<typeof usageRights>

/** The category of competitors the talent does not work for, and for how many days. */
export const exclusivity = z.strictObject({ category: line(120), days: z.int().min(1).max(365) })

/**
 * Everything an offer version fixes. `price` is the entered amount in minor units: VAT-inclusive while the
 * fee is deducted (design, section 7). The server computes tax, fee and shares from it and never takes them
 * from a request.
 */
export const offerTerms = z
  .strictObject({
    price: z
      .int('Please enter a whole amount.')
      .min(100, 'The smallest price is 1.00.')
      .max(1_000_000_000, 'That amount is too large.'),
    currency: z.enum(currencies),
    deliverables: z.array(deliverableSpec).min(1, 'Please add at least one deliverable.').max(20),
    revisions: z.int().min(0).max(10),
    rights: usageRights,
    exclusivity: exclusivity.nullable(),
    message: paragraph(2000, 0),
  })
  .superRefine((terms, check) => {
    terms.deliverables.forEach((spec, index) => {
      const fault = windowFault(spec)
      if (fault)
        check.addIssue({
          code: 'custom',
          path: ['deliverables', index, fault.field],
          message: fault.sentence,
        })
    })
  })
export type OfferTerms = z.output<typeof offerTerms>

/** The terms as money, in minor units; computed by `rules/money` and stored with the version. */
export const priceResponse = z.object({
  currency: z.enum(currencies),
  payerPays: z.int(),
  tax: z.int(),
  taxPercent: z.number(),
  net: z.int(),
  fee: z.int(),
  feeBps: z.int(),
  feeMode: z.enum(['deducted', 'on_top']),
  /** The agency's commission, taken from the payees' share; 0 without an agency. */
  agent: z.int(),
  agentBps: z.int().default(0),
  talent: z.int(),
})
export type Price = z.output<typeof priceResponse>

/**
 * The offer version that the caller has seen; accepting or editing an older one fails with `offer_changed`.
 */
export const seenVersion = { offerId: id(), versionNo: z.int().min(1).max(10_000) }

function windowFault(spec: DeliverableSpec): { field: string; sentence: string } | null {
  if (spec.platform === 'file')
    return spec.postFrom || spec.postUntil ? { field: 'postFrom', sentence: 'A file is not posted.' } : null
  if (spec.postFrom && spec.postFrom < spec.draftDue)
    return { field: 'postFrom', sentence: 'Posting starts after the draft is due.' }
  if (spec.postFrom && spec.postUntil && spec.postUntil < spec.postFrom)
    return { field: 'postUntil', sentence: 'The posting window must end on or after its start.' }
  return null
}
