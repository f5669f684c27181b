import { useSyncExternalStore } from 'react'

/** The width at which `Columns` shows its columns side by side. */
const wide = '(width >= 1100px)'

/** Returns whether two columns fit side by side; follows the window. */
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
