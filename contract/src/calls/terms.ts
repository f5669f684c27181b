import { z } from 'zod'
import { currencies } from '../rules/currency.ts'
import { date, id, line, paragraph } from '../rules/text.ts'

/** Where content appears. `file` is work handed over and not posted. */
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

/** Kinds of content, with the word a sentence uses for one of them. */
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

/** Where a brand may use the work. Nothing is perpetual by default (domain, section 3 row 3). */
export const rightsChannels = ['organic', 'paid', 'website', 'email', 'print'] as const
export type RightsChannel = (typeof rightsChannels)[number]
export const rightsChannelLabels: Record<RightsChannel, string> = {
  organic: 'organic social',
  paid: 'paid ads',
  website: 'website',
  email: 'e-mail',
  print: 'print',
}

export const territories = ['uk', 'europe', 'worldwide'] as const
export type Territory = (typeof territories)[number]
export const territoryLabels: Record<Territory, string> = {
  uk: 'the UK',
  europe: 'Europe',
  worldwide: 'the whole world',
}

/** One line of agreed work. Dates are calendar days in London. */
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

/** What the brand may do with the work, for how long. */
export const usageRights = z.strictObject({
  channels: z.array(z.enum(rightsChannels)).max(rightsChannels.length),
  territory: z.enum(territories),
  days: z.int().min(0).max(3650),
  mayEdit: z.boolean(),
  aiTraining: z.boolean(),
})
export type UsageRights = z.output<typeof usageRights>

/** Work for competitors that the talent leaves alone, for how long. */
export const exclusivity = z.strictObject({ category: line(120), days: z.int().min(1).max(365) })

/**
 * Everything an offer version fixes. `price` is what was entered, in minor units: VAT-inclusive while the fee is deducted
 * (design, section 7). Tax, fee and shares are worked out by the server from it and never taken from a request.
 */
export const offerTerms = z
  .strictObject({
    price: z
      .int('Please give a whole amount.')
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

/** What the terms mean in money, in minor units; computed by `rules/money`, snapshotted with the version. */
export const priceResponse = z.object({
  currency: z.enum(currencies),
  payerPays: z.int(),
  tax: z.int(),
  taxPercent: z.number(),
  net: z.int(),
  fee: z.int(),
  feeBps: z.int(),
  feeMode: z.enum(['deducted', 'on_top']),
  /** The agency's commission, from the payees' share; 0 without an agency. */
  agent: z.int(),
  agentBps: z.int().default(0),
  talent: z.int(),
})
export type Price = z.output<typeof priceResponse>

/** A reference to the version somebody has in front of them; accepting or editing another one is a race lost. */
export const seenVersion = { offerId: id(), versionNo: z.int().min(1).max(10_000) }

function windowFault(spec: DeliverableSpec): { field: string; sentence: string } | null {
  if (spec.platform === 'file')
    return spec.postFrom || spec.postUntil ? { field: 'postFrom', sentence: 'A file is not posted.' } : null
  if (spec.postFrom && spec.postFrom < spec.draftDue)
    return { field: 'postFrom', sentence: 'Posting starts after the draft is due.' }
  if (spec.postFrom && spec.postUntil && spec.postUntil < spec.postFrom)
    return { field: 'postUntil', sentence: 'The window ends before it starts.' }
  return null
}
