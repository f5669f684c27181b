import { blockCalls } from '@marquee/contract/calls/blocks'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

const topics = ['account', 'campaigns', 'conversations', 'talents'] as const

/** Reads whom a brand or a talent has blocked; with `talentId` for an agent’s talent. */
export function useBlocked(talentId?: string) {
  const own = useCallQuery(['account', 'blocked'], blockCalls.blocked, {}, { enabled: !talentId })
  const forTalent = useCallQuery(
    ['account', 'blocked', talentId],
    blockCalls.agentBlocked,
    { talentId: talentId ?? '' },
    { enabled: Boolean(talentId) },
  )
  return talentId ? forTalent : own
}

/** Ends a block; with `talentId` for an agent’s talent. */
export function useUnblock(talentId?: string) {
  const own = useCallMutation(blockCalls.unblock, { topics })
  const forTalent = useCallMutation(blockCalls.agentUnblock, { topics })
  return {
    isPending: own.isPending || forTalent.isPending,
    unblock: (blockedId: string) =>
      talentId ? forTalent.mutate({ talentId, blockedId }) : own.mutate({ blockedId }),
  }
}
