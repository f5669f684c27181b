import { type Platform, platformName } from '../terms/deliverables.ts'
import type { Currency } from './currency.ts'
import { formatFigure } from './public-figures.ts'
import { HALF_OF_DEALS } from './ranking.ts'
import type { Prices } from './starting-price.ts'
import { formatCount, formatNumber, joinList, plural } from './wording.ts'

/** One part of how well a talent fits a campaign. The parts are added up; nothing else decides, and nobody can pay. */
interface FitPart {
  label: string
  /** The most that this part adds. */
  points: number
  how: string
}

/** Everything that decides the order of suggestions, the largest part first. */
export const fitParts = {
  niche: {
    label: 'Niche',
    points: 40,
    how: 'One of the talent’s niches is what the brief is about: a word of it is in the name of the product or of the brand’s industry.',
  },
  networks: {
    label: 'Networks',
    points: 25,
    how: 'The share of the networks of the brief on which the talent has an account. Without any, the talent is not suggested.',
  },
  type: {
    label: 'Talent type',
    points: 15,
    how: 'The campaign is for the talent’s type. Talents of other types are not suggested for it.',
  },
  fee: {
    label: 'Fee',
    points: 10,
    how: 'The talent’s starting price is within the fee. Talents who ask for more are not suggested, and for gifted work only those who take it.',
  },
  deals: {
    label: 'Completed deals',
    points: 6,
    how: 'Three completed deals earn half of it, and each further deal adds a little less.',
  },
  reply: { label: 'Reply time', points: 4, how: 'The talent usually replies within a day.' },
} as const satisfies Record<string, FitPart>

const QUICK_REPLY_HOURS = 24

/** What decides about the fit on the campaign’s side. Money in minor units of `currency`. */
export interface CampaignToFit {
  /** The niches that the brief is about. */
  niches: readonly { id: string; name: string }[]
  typeIds: readonly string[]
  deliverables: readonly { platform: Platform }[]
  payModel: string
  feeMin: number
  feeMax: number
  currency: Currency
}

/** What decides about the fit on the talent’s side. */
export interface TalentToFit {
  typeId: string | null
  typeName: string | null
  subtypeIds: readonly string[]
  socials: readonly { platform: string; followers: number }[]
  /** The starting price in each currency. Those in other currencies than the campaign’s are not compared. */
  prices: Prices
  takesGifted: boolean
  completedDeals: number
  /** The public figure of the usual reply time; null below three answers. */
  replyHours: number | null
}

export interface Fit {
  /** 100 at most. */
  points: number
  /** One of the talent’s niches is what the brief is about. */
  sharesNiche: boolean
  /** Facts about the two, the weightiest first. */
  reasons: string[]
}

/** Returns how well a talent fits a campaign, and why; null for a talent who does not fit. */
export function fitOf(campaign: CampaignToFit, talent: TalentToFit): Fit | null {
  const wanted = networksOf(campaign)
  const accounts = talent.socials.filter(({ platform }) => wanted.some((own) => own === platform))
  const shared = wanted.filter((own) => accounts.some(({ platform }) => platform === own))
  const isOfType = talent.typeId !== null && campaign.typeIds.includes(talent.typeId)
  const fee = highestFee(campaign)
  if (wanted.length > 0 && shared.length === 0) return null
  if (campaign.typeIds.length > 0 && !isOfType) return null
  const price = talent.prices[campaign.currency]
  if (fee !== null && price !== null && price > fee) return null
  if (campaign.payModel === 'gifted' && !talent.takesGifted) return null

  const niches = campaign.niches.filter(({ id }) => talent.subtypeIds.includes(id)).map(({ name }) => name)
  const sharesNiche = niches.length > 0
  const { completedDeals, replyHours } = talent
  const isPriced = fee !== null && price !== null
  const isQuick = replyHours !== null && replyHours <= QUICK_REPLY_HOURS
  const points =
    (sharesNiche ? fitParts.niche.points : 0) +
    (wanted.length > 0 ? (fitParts.networks.points * shared.length) / wanted.length : 0) +
    (isOfType ? fitParts.type.points : 0) +
    (isPriced ? fitParts.fee.points : 0) +
    (fitParts.deals.points * completedDeals) / (completedDeals + HALF_OF_DEALS) +
    (isQuick ? fitParts.reply.points : 0)
  const reasons = [
    sharesNiche && `Niche: ${joinList([...new Set(niches)])}`,
    accounts.length > 0 && joinList(accounts.map(describeAccount)),
    isOfType && talent.typeName !== null && `Talent type: ${talent.typeName}`,
    isPriced && 'Starting price within the fee',
    completedDeals > 0 && formatCount(completedDeals, 'completed deal'),
    isQuick && `Usually replies within ${formatFigure('talentReplyTime', replyHours)}`,
  ]
  return { points, sharesNiche, reasons: reasons.filter((reason) => typeof reason === 'string') }
}

/** Returns the networks of a brief, each once; delivered files are on none. */
export function networksOf({ deliverables }: Pick<CampaignToFit, 'deliverables'>): Platform[] {
  return [...new Set(deliverables.map(({ platform }) => platform).filter((platform) => platform !== 'file'))]
}

/** Returns the most that a campaign pays, in minor units of its currency; null where that is not compared, as for gifted work. */
export function highestFee({
  payModel,
  feeMin,
  feeMax,
}: Pick<CampaignToFit, 'payModel' | 'feeMin' | 'feeMax'>): number | null {
  const highest = Math.max(feeMin, feeMax)
  return payModel === 'gifted' || highest === 0 ? null : highest
}

function describeAccount({ platform, followers }: TalentToFit['socials'][number]): string {
  return `${formatNumber(followers)} ${plural('follower', followers)} on ${platformName(platform)}`
}
