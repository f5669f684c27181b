import { useEffect } from 'react'
import { useBlocker } from 'react-router'

interface DirtyGuard {
  /** Someone wants to leave with unsaved work. */
  isAsking: boolean
  leave: () => void
  stay: () => void
}

/** Asks before unsaved work is left: inside the app by a dialog (`LeaveDialog`), at the browser's edge by its own question. */
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
