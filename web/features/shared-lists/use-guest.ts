import { type OwnVote, sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useCallQuery } from '#lib/use-call-query.ts'

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

const keyOf = (token: string) => `guest of ${token}`
const listeners = new Set<() => void>()

/** Returns the guest of a shared list; what they voted is read again after a reload. */
export function useGuest(token: string): Guest {
  const client = useQueryClient()
  const guestToken = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sessionStorage.getItem(keyOf(token)) ?? '',
    () => '',
  )
  const votes = useCallQuery(
    ['guest-votes', token, guestToken],
    sharedListCalls.ownGuestVotes,
    { token, guestToken },
    { enabled: guestToken !== '' },
  ).data
  return {
    guestToken,
    name: votes?.name ?? '',
    voteOf: (talentId) => votes?.items.find((own) => own.talentId === talentId),
    remember: (given) => {
      sessionStorage.setItem(keyOf(token), given)
      for (const listener of listeners) listener()
    },
    refresh: () => void client.invalidateQueries({ queryKey: ['guest-votes', token] }),
  }
}
