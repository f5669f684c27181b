import { useEffect } from 'react'
import { useBlocker } from 'react-router'

interface DirtyGuard {
  /** The user wants to leave with unsaved work. */
  isAsking: boolean
  leave: () => void
  stay: () => void
}

/**
 * Asks before unsaved work is left: inside the app with `LeaveDialog`, on closing the page with the browser's
 * own dialog.
 */
export function useDirtyGuard(isDirty: boolean): DirtyGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
