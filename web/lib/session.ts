import type { Profile } from '@marquee/contract/calls/profile'
import { create } from 'zustand'
import { deleteCookies, readCookie, writeCookie } from './cookies.ts'
import { markLoggedIn, markLoggedOut } from './global-state.ts'

interface Session {
  /** Held in memory alone, never in local storage (specification section 3). */
  user: Profile | null
  /** Between a log-out and the next page: nothing is asked or shown any more. */
  isLeaving: boolean
}

export const useSession = create<Session>(() => ({ user: null, isLeaving: false }))

/** The signed-in account. Only for screens behind the gate, which never renders them without one. */
export function useUser(): Profile {
  const user = useSession((state) => state.user)
  if (!user) throw new Error('A signed-in screen was shown without its account.')
  return user
}

/** Whether this brand may start new work (section 4: anything but `Active` is inactive; early access counts as entitled). */
export function isEntitled(user: Profile): boolean {
  return user.subscriptionStatus === 'Active' || user.settingDetails.isEarlyAccess
}

/** Login data sets the user and marks logged in; the token and a few facts become cookies (section 4). */
export function beginSession(token: string, user: Profile): void {
  writeCookie('token', token)
  keepUser(user)
}

/** Takes a newly read profile, also after a change of it. */
export function keepUser(user: Profile): void {
  writeCookie('user', JSON.stringify({ id: user.id, name: user.name, role: user.role.role }))
  useSession.setState({ user, isLeaving: false })
  markLoggedIn(user.role.role)
}

/** Forgets who was here, as after a 401. Drafts stay: they open again for the same account only. */
export function forgetSession(): void {
  deleteCookies('user', 'token')
  useSession.setState({ user: null })
  markLoggedOut()
}

export function hasToken(): boolean {
  return readCookie('token') !== null
}
