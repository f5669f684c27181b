import { useSyncExternalStore } from 'react'

/** Returns the URL fragment, which no server sees; null until the page runs in the browser. */
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
