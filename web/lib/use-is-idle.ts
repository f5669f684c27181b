import { useEffect, useState } from 'react'

/** A page that never rests counts as idle after this time, in milliseconds. */
const TIMEOUT_MS = 4_000

/** Returns true once the browser has had nothing to do since the component was mounted: for what nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const become = () => setIdle(true)
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(become, TIMEOUT_MS / 2)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(become, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
