import type { Profile } from '@marquee/contract/calls/profile'
import { create } from 'zustand'
import { deleteCookies, readCookie, writeCookie } from './cookies.ts'
import { markLoggedIn, markLoggedOut, useGlobalState } from './global-state.ts'
import { toast } from './toast.ts'

interface Session {
  /** Kept in memory only, never in local storage (specification section 3). */
  user: Profile | null
  /** True between a log-out and the next page: nothing is loaded or shown any more. */
  isLeaving: boolean
}

export const useSession = create<Session>(() => ({ user: null, isLeaving: false }))

/** Returns the signed-in account. Only for screens behind the sign-in gate; throws without an account. */
export function useUser(): Profile {
  const user = useSession((state) => state.user)
  if (!user) throw new Error('A signed-in screen was rendered without an account.')
  return user
}

/**
 * Returns whether this brand may start new work (specification section 4: anything but `Active` is inactive;
 * early access counts as entitled).
 */
export function isEntitled(user: Profile): boolean {
  return user.subscriptionStatus === 'Active' || user.settingDetails.isEarlyAccess
}

/**
 * Starts a session from login data: stores token and user as cookies and sets the user (specification section
 * 4).
 */
export function beginSession(token: string, user: Profile): void {
  writeCookie('token', token)
  keepUser(user)
}

/** Stores a newly read profile, also after a change to it. */
export function keepUser(user: Profile): void {
  writeCookie('user', JSON.stringify({ id: user.id, name: user.name, role: user.role.role }))
  useSession.setState({ user, isLeaving: false })
  markLoggedIn(user.role.role)
}

/** Clears the session, as after a 401. Drafts stay and open for the same account only. */
export function forgetSession(): void {
  deleteCookies('user', 'token')
  useSession.setState({ user: null })
  markLoggedOut()
}

/** Returns the name of the account that this browser is signed in to; null without one. */
export function signedInName(): string | null {
  const stored = hasToken() ? readCookie('user') : null
  try {
    const user: unknown = stored === null ? null : JSON.parse(stored)
    return typeof user === 'object' && user && 'name' in user && typeof user.name === 'string'
      ? user.name
      : null
  } catch {
    return null
  }
}

export function hasToken(): boolean {
  return readCookie('token') !== null
}

/**
 * Says that the session has ended when the restored state is logged in and the token is gone, as when its cookie has
 * expired since the last visit.
 */
export function reportExpiredSession(): void {
  if (!useGlobalState.getState().isLoggedIn || hasToken()) return
  markLoggedOut()
  toast.warning('Your session has ended. Please sign in again.')
}
