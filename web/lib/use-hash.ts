import { useSyncExternalStore } from 'react'

/** What stands behind the `#` of the address, which no server ever sees; null until the page runs in the browser. */
export function useHash(): string | null {
  return useSyncExternalStore(listen, () => window.location.hash.slice(1), onServer)
}

function onServer(): string | null {
  return null
}

function listen(react: () => void): () => void {
  window.addEventListener('hashchange', react)
  return () => window.removeEventListener('hashchange', react)
}
