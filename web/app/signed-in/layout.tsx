import type { Role } from '@marquee/contract/call'
import { sessionCalls } from '@marquee/contract/calls/session'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { errorText } from '#lib/api-error.ts'
import { redirectFor } from '#lib/area-of-role.ts'
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
  // The area is rendered in pieces between which the browser answers touches and keys.
  const isOpen = useDeferredValue(user !== null)
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
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <>
      <Connection />
      <Outlet />
    </>
  )
}

/**
 * Opens the socket, registers the service worker and sends what an earlier page has queued, once the browser is idle: none of these is needed
 * for the first screen, which they would delay. A component of its own, so that the area is not rendered again for it.
 */
function Connection() {
  const client = useQueryClient()
  const isIdle = useIsIdle()
  useEffect(() => {
    if (!isIdle) return
    void registerServiceWorker()
    const stopSocket = loadUntilSuccess(
      () => import('#lib/socket.ts'),
      ({ connectSocket }) => connectSocket(client),
    )
    if (!hasQueued()) return stopSocket
    const stopOutbox = loadUntilSuccess(
      () => import('#lib/outbox.ts'),
      ({ startOutbox }) => startOutbox(),
    )
    return () => {
      stopSocket()
      stopOutbox()
    }
  }, [isIdle, client])
  return null
}

/** How long after a failure a script is loaded again, in milliseconds. */
const retryDelayMs = 5_000

/** Loads a script, again and again until that succeeds, and passes it on. Returns a function that ends this. */
function loadUntilSuccess<T>(load: () => Promise<T>, onLoad: (loaded: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const attempt = () => {
    load().then(
      (loaded) => {
        if (isWanted) onLoad(loaded)
      },
      () => {
        if (isWanted) timer = setTimeout(attempt, retryDelayMs)
      },
    )
  }
  attempt()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** Returns the sign-in page of the role used last, or the account type choice when it is unknown. */
function signInPathOf(role: Role | null): string {
  return role === null || role === 'adminProMax' ? '/signin' : `/signin/${role}`
}
