import type { OwnCampaign } from '@marquee/contract/calls/campaigns'

/** The form values of a brief: amounts and the closing date may still be missing. */
export interface BriefValues extends Record<string, unknown> {
  title: string
  objective: OwnCampaign['objective']
  visibility: OwnCampaign['visibility']
  summary: string
  productName: string
  productUrl: string
  payModel: OwnCampaign['payModel']
  feeMin: number | null
  feeMax: number | null
  budget: number | null
  currency: OwnCampaign['currency']
  places: number | null
  deliverables: OwnCampaign['deliverables']
  rights: OwnCampaign['rights']
  product: OwnCampaign['product']
  exclusivity: OwnCampaign['exclusivity']
  mustInclude: string
  mustAvoid: string
  typeIds: string[]
  questions: string[]
  applyBy: string | null
  coverFileId: string | null
}

/** Returns the saved brief as form values; zero amounts are empty fields. */
export function valuesOf(campaign: OwnCampaign): BriefValues {
  const {
    title,
    objective,
    visibility,
    summary,
    productName,
    productUrl,
    payModel,
    currency,
    places,
    deliverables,
    rights,
    product,
    exclusivity,
  } = campaign
  const { mustInclude, mustAvoid, typeIds, questions, applyBy, coverFileId, feeMin, feeMax, budget } =
    campaign
  return {
    title,
    objective,
    visibility,
    summary,
    productName,
    productUrl,
    payModel,
    currency,
    places,
    deliverables,
    rights,
    product,
    exclusivity,
    mustInclude,
    mustAvoid,
    typeIds,
    questions,
    applyBy,
    coverFileId,
    feeMin: feeMin || null,
    feeMax: feeMax || null,
    budget: budget || null,
  }
}

/**
 * Returns the body of the call: missing amounts are zero, a missing date is left out, and a fixed fee is both
 * bounds.
 */
export function bodyOf({ feeMin, feeMax, budget, places, applyBy, questions, ...rest }: BriefValues) {
  const lower = feeMin ?? 0
  return {
    ...rest,
    feeMin: lower,
    feeMax: rest.payModel === 'range' ? (feeMax ?? 0) : lower,
    budget: budget ?? 0,
    places: places ?? 1,
    questions: questions.filter((question) => question.trim() !== ''),
    ...(applyBy && { applyBy }),
  }
}
