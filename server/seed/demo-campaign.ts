import type { objectives } from '@marquee/contract/calls/campaigns'
import type { CampaignStatus } from '@marquee/contract/lifecycles/campaign'
import { marketSettingSchemas } from '@marquee/contract/rules/market-settings'
import type { Format, Platform } from '@marquee/contract/terms/deliverables'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import type { Product } from '@marquee/contract/terms/product'
import type { UsageRights } from '@marquee/contract/terms/rights'
import type { Motif } from './art/scene.ts'
import type { Outcome } from './outcomes.ts'

/** One item of work of a campaign; its dates follow from those of the campaign. */
interface DemoDeliverable {
  platform: Platform
  format: Format
  quantity: number
  brief: string
}

/** A campaign of the demo and its current state. */
export interface DemoCampaign {
  brand: string
  title: string
  objective: (typeof objectives)[number]
  /** The brief, one text for each paragraph. */
  brief: readonly string[]
  productName: string
  /** What its cover shows, and which of the pictures of that scene. */
  picture: [Motif, number]
  /** What drafts of its work show, where that is another scene, because there is a film of it. */
  drafts?: Motif
  /** Pounds, VAT included; null for gifted. A talent earns two thirds of it, so it is a multiple of 30. */
  fee: number | null
  work: readonly DemoDeliverable[]
  mustInclude: string
  mustAvoid: string
  /** What applicants are asked, with answers that they give in turn; null where they are asked nothing. */
  question: { text: string; answers: readonly string[] } | null
  rights: UsageRights
  exclusivity: OfferTerms['exclusivity']
  state: CampaignStatus
  /** Days since it was published. */
  age: number
  places: number
  /** For how many days from today talents can apply; without it, that follows from the position. */
  openFor?: number
  /** What the brand sends to each talent; nothing without it. */
  product?: Product
  /** The number of applicants. */
  applicants: number
  /**
   * Who applies first, by their position in `demoTalents`, which the managed talents of the agency follow; then come the others.
   * It lets talents apply to what they do.
   */
  firstApplicants?: readonly number[]
  /** The outcome of each applicant; without it they follow from the state. */
  outcomes?: readonly Outcome[]
}

/** For how many days a brand can review a draft, as the market has it by default. */
export const REVIEW_DAYS = marketSettingSchemas.reviewDays.parse(undefined)

/** In minor units. */
const FEE_STEP = 3_000

/** Returns the nearest fee, in minor units, of which a talent earns an even number of pounds. */
export const roundFee = (minor: number): number => Math.round(minor / FEE_STEP) * FEE_STEP

/** Returns the right to show the work on the brand's own social accounts in the UK for so many days. */
export const organicFor = (days: number): UsageRights => ({
  channels: ['organic'],
  territory: 'uk',
  days,
  mayEdit: false,
  aiTraining: false,
})

/** What a deliverable is like in the campaigns that are not open to applications. */
const briefOfFormat: Partial<Record<Format, string>> = {
  reel: 'Portrait, 30 to 60 seconds, with subtitles.',
  story: 'Filmed on the same day, with a link to our shop.',
  post: 'One photograph in daylight, and your own words below it.',
  carousel: 'Four to six pictures. The first one shows the result.',
  short: 'Portrait, up to 30 seconds, in one take.',
  video: 'Six to ten minutes, with the verdict at the end.',
  photo_set: 'In daylight, portrait and landscape, no text in the image.',
}

/** Returns a campaign that is not open to applications, with a brief of one sentence and the usual terms. */
export const campaign = (
  brand: string,
  title: string,
  picture: [Motif, number],
  state: Exclude<CampaignStatus, 'live'>,
  fee: number,
  work: [Platform, Format, number][],
  [age, places, applicants]: [number, number, number],
  summary: string,
  outcomes?: readonly Outcome[],
): DemoCampaign => ({
  brand,
  title,
  objective: 'content',
  brief: [summary, 'Tell us how you would approach it. We reply to every application.'],
  productName: '',
  picture,
  fee,
  work: work.map(([platform, format, quantity]) => ({
    platform,
    format,
    quantity,
    brief: briefOfFormat[format] ?? '',
  })),
  mustInclude: work.some(([platform]) => platform === 'file') ? '' : '#ad at the start of the caption',
  mustAvoid: 'Health claims',
  question: null,
  rights: organicFor(30),
  exclusivity: null,
  state,
  age,
  places,
  applicants,
  ...(outcomes && { outcomes }),
})
