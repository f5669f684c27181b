import type { CampaignStatus } from '@marquee/contract/lifecycles/campaign'
import type { Format, Platform } from '@marquee/contract/terms/deliverables'
import type { Product } from '@marquee/contract/terms/product'
import type { Motif } from './art/scene.ts'
import type { Outcome } from './outcomes.ts'

/** A campaign of the demo and its current state. */
export interface DemoCampaign {
  brand: string
  title: string
  summary: string
  /** What its cover shows, and which of the pictures of that scene. */
  picture: [Motif, number]
  /** Pounds, VAT included; null for gifted. A talent earns two thirds of it, so it is a multiple of 30. */
  fee: number | null
  work: [Platform, Format, number][]
  state: CampaignStatus
  /** Days since it was published. */
  age: number
  places: number
  /** What the brand sends to each talent; nothing without it. */
  product?: Product
  /** The number of applicants. */
  applicants: number
  /** The outcome of each applicant; without it they follow from the state. */
  outcomes?: readonly Outcome[]
}

/** In minor units. */
const FEE_STEP = 3_000

/** Returns the nearest fee, in minor units, of which a talent earns an even number of pounds. */
export const roundFee = (minor: number): number => Math.round(minor / FEE_STEP) * FEE_STEP

/** Returns a campaign without a product from its facts in this order. */
export const campaign = (
  brand: string,
  title: string,
  picture: [Motif, number],
  state: CampaignStatus,
  fee: number | null,
  work: [Platform, Format, number][],
  [age, places, applicants]: [number, number, number],
  summary: string,
  outcomes?: readonly Outcome[],
): DemoCampaign => ({
  brand,
  title,
  picture,
  state,
  fee,
  work,
  age,
  places,
  applicants,
  summary,
  ...(outcomes && { outcomes }),
})
