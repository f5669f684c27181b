import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { createContext } from 'react-router'

/** What the host tells every page. Addresses end without a slash; an empty socket host is the page's own. */
export interface Settings {
  apiBase: string
  socketHost: string
}

export const defaultSettings: Settings = { apiBase: '/api', socketHost: '' }

/** What the host knows of a request and does for it while its page is made. */
interface Host {
  settings: Settings
  nonce: string | undefined
  /** Asks a call that anyone may ask, within the house; null when what it asks for is missing. Any other fault makes no page. */
  ask: <C extends Call>(row: C, input: CallRequest<C>) => Promise<CallOutput<C> | null>
}

/** Given by the server with each request; the defaults serve where no host runs, as in `react-router dev`. */
export const hostContext = createContext<Host>({
  settings: defaultSettings,
  nonce: undefined,
  ask: async () => null,
})

declare global {
  interface Window {
    __marquee?: Settings
  }
}

/** The settings of this page, as the root wrote them into it. */
export function settings(): Settings {
  return typeof window === 'undefined' ? defaultSettings : (window.__marquee ?? defaultSettings)
}
