import { useSyncExternalStore } from 'react'

/** As wide as `Columns` needs to stand side by side. */
const wide = '(width >= 1100px)'

/** Whether two columns fit beside each other; follows the window. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, read, () => true)
}

function read(): boolean {
  return window.matchMedia(wide).matches
}

function listen(react: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', react)
  return () => query.removeEventListener('change', react)
}
