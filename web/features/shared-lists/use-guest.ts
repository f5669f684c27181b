import { type OwnVote, sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '#lib/use-call-query.ts'
import { useGuestToken } from '#lib/use-guest-token.ts'

/** Who votes on a shared list in this tab. */
export interface Guest {
  /** Empty until the address is confirmed. */
  guestToken: string
  name: string
  voteOf: (talentId: string) => OwnVote | undefined
  /** Keeps the guest until the tab is closed. */
  remember: (guestToken: string) => void
  /** Reads the votes again after one was saved. */
  refresh: () => void
}

/** Returns the guest of a shared list; what they voted is read again after a reload, while the link is open. */
export function useGuest(token: string, isOpen: boolean): Guest {
  const client = useQueryClient()
  const { guestToken, remember } = useGuestToken(token)
  const votes = useCallQuery(
    ['guest-votes', token, guestToken],
    sharedListCalls.ownGuestVotes,
    { token, guestToken },
    { enabled: isOpen && guestToken !== '' },
  ).data
  return {
    guestToken,
    name: votes?.name ?? '',
    voteOf: (talentId) => votes?.items.find((own) => own.talentId === talentId),
    remember,
    refresh: () => void client.invalidateQueries({ queryKey: ['guest-votes', token] }),
  }
}
