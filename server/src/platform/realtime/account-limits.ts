import { runtimeState } from '../runtime.ts'

/**
 * What one account may use of one node, on all of its connections together: open connections, and events per window. A person
 * has a few tabs, each of which says every few seconds at most that its person is typing.
 */
export const accountLimits = { sockets: 30, windowMs: 10_000, events: 300, typing: 20 } as const

interface State {
  /** Open connections by account. */
  sockets: Map<string, number>
  /** Events by account and kind in the current window. */
  events: Map<string, number>
  windowEndsAt: number
}
const state = runtimeState<State>(() => ({ sockets: new Map(), events: new Map(), windowEndsAt: 0 }))

/**
 * Counts a new connection of an account. Returns the function that counts its end, or null when the account has the maximum
 * already.
 */
export function takeSocket(accountId: string): (() => void) | null {
  const { sockets } = state()
  const open = sockets.get(accountId) ?? 0
  if (open >= accountLimits.sockets) return null
  sockets.set(accountId, open + 1)
  return () => {
    const left = (sockets.get(accountId) ?? 1) - 1
    if (left > 0) sockets.set(accountId, left)
    else sockets.delete(accountId)
  }
}

/** Counts one event of an account; returns whether it is within the limits. */
export function takeEvent(accountId: string, name: string, now = performance.now()): boolean {
  const current = state()
  if (now >= current.windowEndsAt) {
    current.events.clear()
    current.windowEndsAt = now + accountLimits.windowMs
  }
  const count = (kind: string): number => {
    const key = `${kind} ${accountId}`
    const used = (current.events.get(key) ?? 0) + 1
    current.events.set(key, used)
    return used
  }
  const isTypingAccepted = name !== 'typing' || count('typing') <= accountLimits.typing
  return isTypingAccepted && count('events') <= accountLimits.events
}
