import { useCallback, useSyncExternalStore } from 'react'

/** The width from which `Columns` shows its columns side by side, in pixels. */
const columnsFrom = 1100

/** Returns whether the window has this width, by default that of two columns side by side; follows the window. */
export function useIsWide(from: number = columnsFrom): boolean {
  const media = `(width >= ${from}px)`
  const listen = useCallback(
    (react: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', react)
      return () => query.removeEventListener('change', react)
    },
    [media],
  )
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(media).matches,
    () => true,
  )
}
