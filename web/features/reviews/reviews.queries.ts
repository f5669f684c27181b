import { figureCalls, type PublicFigures } from '@marquee/contract/calls/figures'
import { reviewCalls } from '@marquee/contract/calls/reviews'
import { useCallInChunks } from '#lib/use-call-in-chunks.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Side, Viewer } from '#lib/viewer.ts'

/** Topics that writing, withdrawing and replying make stale. */
export const reviewTopics = ['reviews', 'home']

/** The calls of each viewer; an agent’s calls are the talent’s, on behalf of a talent. */
export const reviewRows = {
  brand: {
    ofDeal: reviewCalls.brandDealReviews,
    withdraw: reviewCalls.brandWithdrawReview,
    reply: reviewCalls.brandReplyToReview,
  },
  talent: {
    ofDeal: reviewCalls.talentDealReviews,
    withdraw: reviewCalls.talentWithdrawReview,
    reply: reviewCalls.talentReplyToReview,
  },
  agent: {
    ofDeal: reviewCalls.agentDealReviews,
    withdraw: reviewCalls.agentWithdrawReview,
    reply: reviewCalls.agentReplyToReview,
  },
} as const

/** The calls that write a review. */
export const writeRows = {
  brand: reviewCalls.brandWriteReview,
  talent: reviewCalls.talentWriteReview,
  agent: reviewCalls.agentWriteReview,
} as const

export function useDealReviews(side: Viewer, dealId: string) {
  return useCallQuery(['reviews', side, dealId], reviewRows[side].ofDeal, { dealId })
}

/** Someone whom reviews and figures are about. */
export interface Reviewed {
  of: Side
  id: string
}

/** Reads the published reviews of a talent, page by page. */
export function useTalentReviews(talentId: string) {
  return usePagedQuery(['reviews', 'talent list', talentId], reviewCalls.talentReviews, { talentId })
}

/** Reads the published reviews of a brand, page by page. */
export function useBrandReviews(brandId: string) {
  return usePagedQuery(['reviews', 'brand list', brandId], reviewCalls.brandReviews, { brandId })
}

/** Reads the public figures of one talent or brand. */
export function useFigures({ of, id }: Reviewed) {
  const talent = useCallQuery(
    ['reviews', 'talent figures', id],
    figureCalls.talentFigures,
    { talentIds: [id] },
    { enabled: of === 'talent' },
  )
  const brand = useCallQuery(
    ['reviews', 'brand figures', id],
    figureCalls.brandFigures,
    { brandIds: [id] },
    { enabled: of === 'brand' },
  )
  return of === 'talent' ? talent : brand
}

/** Talents of a list whose figures are read in one request. */
const CHUNK_SIZE = 24

/** Reads the public figures of the talents of a list: one request for each page of it. Returns those of a talent, once they are known. */
export function useListedFigures(
  talentIds: readonly string[],
): (talentId: string) => PublicFigures | undefined {
  const found = useCallInChunks(['reviews', 'listed figures'], figureCalls.talentFigures, {
    ids: talentIds,
    size: CHUNK_SIZE,
    toInput: (ids) => ({ talentIds: ids }),
  })
  return (talentId) => found(talentId)?.items.find(({ id }) => id === talentId)
}
