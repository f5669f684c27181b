import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { createContext } from 'react-router'

/**
 * The settings that the server passes to every page. URLs end without a slash; an empty socket host means the
 * page's own host.
 */
export interface Settings {
  apiBase: string
  socketHost: string
}

export const defaultSettings: Settings = { apiBase: '/api', socketHost: '' }

/** The outcome of a write: its data, or what is wrong with it and with its fields, by their names. */
export type Sent<C extends Call> =
  | { data: CallOutput<C> }
  | { status: number; message: string; fields: Readonly<Record<string, string>> }

/** What the server provides while it renders a page. */
export interface Host {
  settings: Settings
  nonce: string | undefined
  /** The origin of the public pages, such as `https://marquee.example`. */
  origin: string
  /** Returns a page without script with its styles inside instead of links to them. */
  inlineStyles: (html: string) => string
  /**
   * Performs a public call inside the server; null when the resource is missing. Any other error fails the
   * page.
   */
  call: <C extends Call>(row: C, input: CallRequest<C>) => Promise<CallOutput<C> | null>
  /** Performs a public write inside the server, as the visitor of the page. */
  send: <C extends Call>(row: C, input: CallRequest<C>) => Promise<Sent<C>>
  /** Performs a call of operators with the session of this browser; null when the resource is missing. */
  callAsOperator: <C extends Call>(
    row: C,
    input: CallRequest<C>,
  ) => Promise<CallOutput<C> | 'not signed in' | null>
}

/** Set by the server for each request; the defaults apply where no server runs, as in `react-router dev`. */
export const hostContext = createContext<Host>({
  settings: defaultSettings,
  nonce: undefined,
  origin: '',
  inlineStyles: (html) => html,
  call: async () => null,
  send: async () => ({ status: 503, message: 'No server runs.', fields: {} }),
  callAsOperator: async () => 'not signed in',
})

declare global {
  interface Window {
    __marquee?: Settings
  }
}

/** Returns the settings that the root route wrote into this page. */
export function settings(): Settings {
  return typeof window === 'undefined' ? defaultSettings : (window.__marquee ?? defaultSettings)
}
