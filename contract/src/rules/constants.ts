/**
 * The campaign id for work outside any public campaign: an offer or a conversation under this id is direct,
 * between one brand and one talent (specification section 3 fixes such a constant and leaves its purpose
 * open).
 */
export const DIRECT_CAMPAIGN_ID = '00000000-0000-4000-8000-00000000d1ec'

/** Header that carries the stored token on every call (specification section 7). */
export const TOKEN_HEADER = 'x-access-token'
/** Set by a read that follows the news of a change: no replica that may be behind answers it. */
export const FRESH_HEADER = 'x-fresh'
/** How far a replica may be behind and still be read, in ms. */
export const MAX_REPLICA_LAG_MS = 5_000
/** How long after a change reads do not come from a replica, in ms: a second longer than it may be behind. */
export const FRESH_MS = MAX_REPLICA_LAG_MS + 1_000

/** Cookies of a session, all at path `/` (specification sections 4 and 9). */
export const COOKIES = { token: 'token', user: 'user', adminToken: 'adminToken' } as const
export const COOKIE_PATH = '/'

/** How the real-time client connects (specification section 7); times in milliseconds. */
export const SOCKET_CLIENT = {
  path: '/socket.io',
  reconnection: true,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
} as const

/**
 * Longest time between the data of a client’s handshake and its connection, in milliseconds. The server looks so much further back for events
 * that the page missed; a client whose connection takes longer reads everything again.
 */
export const SOCKET_DELAY_MS = 5_000

/** Longest wait for the stored state before the dashboard shows its defaults, in milliseconds (section 9). */
export const REHYDRATION_TIMEOUT = 5_000

/** Where toasts appear (section 9: bottom-centre). */
export const TOAST_POSITION = 'bottom-center'

/** The theme is light; its two colours (section 9). */
export const THEME = { scheme: 'light', primary: '#010028', secondary: '#0059D0' } as const

/** Defaults of data queries: no retry, no refetch on focus or mount (section 9). */
export const QUERY_DEFAULTS = { retry: false, refetchOnWindowFocus: false, refetchOnMount: false } as const

/** The texts of section 8, unchanged. */
export const MESSAGES = {
  toast: 'Something went wrong',
  error: 'Something went wrong. Please try again',
  network: "We're having trouble connecting. Please check your internet connection and try again.",
} as const
