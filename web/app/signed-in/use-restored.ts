import { useEffect, useState } from 'react'
import { restoreGlobalState } from '#lib/global-state.ts'
import { reportExpiredSession } from '#lib/session.ts'

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
      if (isHere) setRestored(true)
    })
    return () => {
      isHere = false
    }
  }, [isRestored])
  return isRestored
}
