import { createContext } from 'react-router'

/** What the host tells every page. Addresses end without a slash; an empty socket host is the page's own. */
export interface Settings {
  apiBase: string
  socketHost: string
}

export const defaultSettings: Settings = { apiBase: '/api', socketHost: '' }

/** Given by the server with each request; the defaults serve where no host runs, as in `react-router dev`. */
export const hostContext = createContext<{ settings: Settings; nonce: string | undefined }>({ settings: defaultSettings, nonce: undefined })

declare global {
  interface Window {
    __marquee?: Settings
  }
}

/** The settings of this page, as the root wrote them into it. */
export function settings(): Settings {
  return typeof window === 'undefined' ? defaultSettings : (window.__marquee ?? defaultSettings)
}
