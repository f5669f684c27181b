import { startTransition, useEffect, useState } from 'react'
import { restoreGlobalState } from '#lib/global-state.ts'
import { reportExpiredSession } from '#lib/session.ts'
import { keepArrivedProfile } from '#lib/use-profile.ts'

let isDone = false

/** Begins as soon as the script runs, so that the browser reads its storage while React starts; null on the server. */
const restored = typeof window === 'undefined' ? null : restoreGlobalState()

/**
 * Returns false until the stored state is restored (at most 5 seconds); always false on the server, which has
 * no stored state.
 */
export function useRestored(): boolean {
  const [isRestored, setRestored] = useState(isDone)
  useEffect(() => {
    if (isRestored) return
    let isHere = true
    void restored?.then(() => {
      isDone = true
      reportExpiredSession()
      keepArrivedProfile()
      // What follows is rendered in pieces between which the browser answers touches and keys.
      if (isHere) startTransition(() => setRestored(true))
    })
    return () => {
      isHere = false
    }
  }, [isRestored])
  return isRestored
}
