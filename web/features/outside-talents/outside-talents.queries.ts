import { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Topics that every change of an invitation makes stale. */
export const invitationTopics = ['outside-talents']

/** Reads the brand’s invitations to people outside Marquee, newest first. */
export function useOutsideInvitations() {
  return usePagedQuery(['outside-talents', 'list'], outsideTalentCalls.outsideInvitations, {})
}

/** Reads what an emailed invitation is about; disabled without a token. */
export function useOutsideInvitation(token: string) {
  return useCallQuery(
    ['outside-talents', 'page', token],
    outsideTalentCalls.outsideInvitationPage,
    { token },
    { enabled: token !== '' },
  )
}

function useFeeOfPair(talentId: string) {
  return useCallQuery(['outside-talents', 'fee', talentId], outsideTalentCalls.brandNoFee, { talentId }).data
}

/** Reads whether an offer to this talent carries no fee; null while it is not known and for everyone else. */
export function useNoFee(talentId: string) {
  return useFeeOfPair(talentId)?.noFee ?? null
}

/** Reads whether the brand brought this talent to Marquee; undefined while it is not known. */
export function useIsBrought(talentId: string): boolean | undefined {
  const pair = useFeeOfPair(talentId)
  return pair && pair.noFee !== null
}

/** Reads whom a brand brought to Marquee, or who brought a talent; for operators. */
export function useBroughtPairs(userId: string) {
  return useCallQuery(['users', 'pairs', userId], outsideTalentCalls.broughtPairs, { userId })
}
