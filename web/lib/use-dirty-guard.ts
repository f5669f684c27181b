import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { askToStay } from './ask-to-stay.ts'

interface DirtyGuard {
  /** The user wants to leave with unsaved work. */
  isAsking: boolean
  leave: () => void
  stay: () => void
}

/**
 * Asks before unsaved work is left, for as long as the component is mounted: inside the app with `LeaveDialog`, on closing the page
 * with the browser's own dialog. Another tab of the page (`UrlTabs`) counts as leaving, because its form is no longer shown. When
 * several guards are mounted, the router asks only the last one.
 */
export function useDirtyGuard(): DirtyGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => viewOf(currentLocation) !== viewOf(nextLocation),
  )
  useEffect(() => {
    window.addEventListener('beforeunload', askToStay)
    return () => window.removeEventListener('beforeunload', askToStay)
  }, [])
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}

const viewOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`
