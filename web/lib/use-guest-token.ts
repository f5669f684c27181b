import { useSyncExternalStore } from 'react'

const keyOf = (token: string) => `guest of ${token}`
const listeners = new Set<() => void>()

/** Returns what a guest of a link sends their words with, kept until the tab is closed; empty before their address is confirmed. */
export function useGuestToken(token: string): {
  guestToken: string
  remember: (guestToken: string) => void
} {
  const guestToken = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sessionStorage.getItem(keyOf(token)) ?? '',
    () => '',
  )
  return {
    guestToken,
    remember: (given) => {
      sessionStorage.setItem(keyOf(token), given)
      for (const listener of listeners) listener()
    },
  }
}
