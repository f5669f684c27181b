import { sessionCalls } from '@marquee/contract/calls/session'
import { useQuery } from '@tanstack/react-query'
import { call, takeArrivedData } from './api.ts'
import { hasToken, keepUser, useSession, useUser } from './session.ts'

/**
 * Loads the profile: only with a token and without a user, and never again after a failure (specification
 * section 7).
 */
export function useProfile() {
  const { user, isLeaving } = useSession()
  const isWanted = user === null && !isLeaving && hasToken()
  return useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const profile = await call(sessionCalls.profile, {}, { signal })
      keepUser(profile)
      return profile
    },
    enabled: isWanted,
    retry: false,
    gcTime: 0,
  })
}

/** Keeps the profile that the page asked for early, if it has arrived, so that the area opens without a loading screen. */
export function keepArrivedProfile(): void {
  if (useSession.getState().user || !hasToken()) return
  const arrived = takeArrivedData(sessionCalls.profile, {})
  if (arrived) keepUser(arrived.data)
}

/**
 * Refetches the profile on `refresh` events of the topic `account`, as when a subscription begins or ends;
 * never otherwise.
 */
export function useFreshProfile(): void {
  const initialData = useUser()
  useQuery({
    queryKey: ['account', 'profile'],
    queryFn: async ({ signal }) => {
      const profile = await call(sessionCalls.profile, {}, { signal })
      keepUser(profile)
      return profile
    },
    initialData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
