import { dealCalls } from '@marquee/contract/calls/deals'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that an action on a deal makes stale. */
export const dealTopics = ['deals', 'home', 'campaigns']

const states = statesOf(dealLifecycle)

/** The calls of each viewer; an agent's calls are the talent's, on behalf of a talent. */
const rows = {
  brand: { list: dealCalls.brandDeals, one: dealCalls.brandDeal },
  talent: { list: dealCalls.talentDeals, one: dealCalls.talentDeal },
  agent: { list: dealCalls.agentDeals, one: dealCalls.agentDeal },
} as const

/** The actions of the talent's side. */
export const workRows = {
  talent: { upload: dealCalls.uploadDeliverable, post: dealCalls.talentCompleteDeliverable },
  agent: { upload: dealCalls.agentUpload, post: dealCalls.agentCompleteDeliverable },
} as const

/** What each viewer does about comments on submitted work. */
export const commentRows = {
  brand: { reply: dealCalls.brandReplyToComment, resolve: dealCalls.brandResolveComment },
  talent: { reply: dealCalls.talentReplyToComment, resolve: dealCalls.talentResolveComment },
  agent: { reply: dealCalls.agentReplyToComment, resolve: dealCalls.agentResolveComment },
} as const

interface DealFilter {
  /** From the URL; unknown values are ignored. */
  status: string
  campaignId?: string
  /** Agents only: a talent of the roster. */
  talentId?: string
}

/** Reads the viewer's deals, active ones first. */
export function useDeals(side: Viewer, { status, campaignId, talentId }: DealFilter) {
  const known = states.find((state) => state === status)
  const filter = {
    ...(known && { status: known }),
    ...(campaignId && { campaignId }),
    ...(side === 'agent' && talentId && { talentId }),
  }
  return usePagedQuery(['deals', side, filter], rows[side].list, filter)
}

export function useDeal(side: Viewer, dealId: string) {
  return useCallQuery(['deals', side, dealId], rows[side].one, { dealId })
}

/** Reads the submissions that await the brand's review: of one campaign, or of all. */
export function useContentForApproval(campaignId?: string) {
  const filter = campaignId === undefined ? {} : { campaignId }
  return usePagedQuery(['deals', 'waiting', filter], dealCalls.contentForApproval, filter)
}
