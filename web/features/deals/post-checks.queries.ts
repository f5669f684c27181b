import { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that a check of a post or a request to put it right makes stale. */
export const postCheckTopics = ['post-checks', 'deals', 'home', 'earnings']

const rows = {
  brand: postCheckCalls.brandPostChecks,
  talent: postCheckCalls.talentPostChecks,
  agent: postCheckCalls.agentPostChecks,
} as const

/** How the talent’s side reports a post as put right. */
export const reportRows = {
  talent: postCheckCalls.reportCorrection,
  agent: postCheckCalls.agentReportCorrection,
} as const

/** Reads the posts of a deal with their checks and requests. */
export function usePostChecks(side: Viewer, dealId: string, isPosted: boolean) {
  return useCallQuery(['post-checks', side, dealId], rows[side], { dealId }, { enabled: isPosted })
}

/** Reads the brand’s posts whose check is due or that are to be put right. */
export function usePostsToCheck() {
  return usePagedQuery(['post-checks', 'to check'], postCheckCalls.postsToCheck, {})
}

/** Reads a request to put a post right, for an operator. */
export function useCorrectionFile(correctionId: string) {
  return useCallQuery(['post-checks', 'file', correctionId], postCheckCalls.correctionFile, { correctionId })
}
