import { adCodeCalls } from '@marquee/contract/calls/ad-codes'
import { usageRightsCalls } from '@marquee/contract/calls/usage-rights'
import { MAX_RENEWAL_MONTHS, type RightsState } from '@marquee/contract/rules/usage-rights'
import { formatCount } from '@marquee/contract/rules/wording'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that a renewal makes stale. */
export const renewalTopics = ['amendments', 'deals', 'home', 'payments', 'earnings', 'campaigns']

/** The months for which a right can be renewed. */
export const monthOptions = Array.from({ length: MAX_RENEWAL_MONTHS }, (_, index) => ({
  value: String(index + 1),
  label: formatCount(index + 1, 'month'),
}))

const rows = {
  brand: usageRightsCalls.brandRights,
  talent: usageRightsCalls.talentRights,
  agent: usageRightsCalls.agentRights,
} as const

/** Reads whose work may be used, in one state. `talentId` limits an agent to one talent. */
export function useUsageRights(side: Viewer, state: RightsState, talentId: string) {
  const filter = { state, ...(talentId && { talentId }) }
  return usePagedQuery(['deals', 'usage rights', side, filter], rows[side], filter)
}

/** Topics that a change of an ad code makes stale. */
export const adCodeTopics = ['deals']

const adCodeRows = {
  brand: adCodeCalls.brandAdCodes,
  talent: adCodeCalls.talentAdCodes,
  agent: adCodeCalls.agentAdCodes,
} as const

/** Reads the posts of a deal that the brand may run as ads, with their codes. */
export function useAdCodes(side: Viewer, dealId: string) {
  return useCallQuery(['deals', 'ad codes', side, dealId], adCodeRows[side], { dealId })
}
