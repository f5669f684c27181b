import type { Role } from '@marquee/contract/call'
import { sessionCalls } from '@marquee/contract/calls/session'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { errorText } from '#lib/api-error.ts'
import { redirectFor } from '#lib/area-of-role.ts'
import { firstReadAt } from '#lib/early-calls.ts'
import { useGlobalState } from '#lib/global-state.ts'
import { hasQueued } from '#lib/has-queued.ts'
import { registerServiceWorker } from '#lib/service-worker.ts'
import { hasToken, useSession } from '#lib/session.ts'
import { useIsIdle } from '#lib/use-is-idle.ts'
import { useProfile } from '#lib/use-profile.ts'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'
import { LoadingScreen } from '#ui/LoadingScreen.tsx'
import { useRestored } from './use-restored.ts'

export const handle = { early: [sessionCalls.profile] }

/** The entry to the dashboards: restores the stored state, loads the profile, then opens the right area. */
export default function SignedIn() {
  return useRestored() ? <Door /> : null
}

function Door() {
  const { pathname, search } = useLocation()
  const { user, isLeaving } = useSession()
  const lastRole = useGlobalState((state) => state.lastRole)
  const profile = useProfile()
  const client = useQueryClient()
  // The area is rendered in pieces between which the browser answers touches and keys.
  const isOpen = useDeferredValue(user !== null)
  const [readSince] = useState(firstReadAt)
  const isIdle = useIsIdle()
  useEffect(() => {
    // Neither is needed for the first screen, which they would delay.
    if (!user || !isIdle) return
    void registerServiceWorker()
    void import('#lib/socket.ts').then(({ connectSocket }) => connectSocket(client, { readSince }))
    // Messages queued by an earlier page are sent from anywhere in the area.
    if (hasQueued()) void import('#lib/outbox.ts').then(({ startOutbox }) => startOutbox())
  }, [user, client, isIdle, readSince])
  if (isLeaving) return <LoadingScreen />
  if (!user) {
    if (!hasToken())
      return (
        <Navigate to={`${signInPathOf(lastRole)}?next=${encodeURIComponent(pathname + search)}`} replace />
      )
    if (profile.isError)
      return (
        <ErrorScreen title="Your account could not be loaded" onRetry={() => profile.refetch()}>
          {errorText(profile.error)}
        </ErrorScreen>
      )
    return <LoadingScreen />
  }
  if (!isOpen) return <LoadingScreen />
  const elsewhere = redirectFor(user.role.role, pathname)
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />
}

/** Returns the sign-in page of the role used last, or the account type choice when it is unknown. */
function signInPathOf(role: Role | null): string {
  return role === null || role === 'adminProMax' ? '/signin' : `/signin/${role}`
}
