import { useEffect, useState } from 'react'

/** After this time a browser that is still busy counts as idle, in milliseconds. */
const MAX_WAIT_MS = 4_000
/** The wait of a browser that does not say when it is idle, in milliseconds. */
const BLIND_WAIT_MS = 1_000

/** Returns true once the browser has been idle since the component was mounted. For work that the page itself does not need. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const onIdle = () => setIsIdle(true)
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(onIdle, BLIND_WAIT_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(onIdle, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
