import type { CallOutput } from '@marquee/contract/call'
import type { Profile } from '@marquee/contract/calls/profile'
import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { areaOf, redirectFor } from '#lib/area-of-role.ts'
import { beginSession, hasToken } from '#lib/session.ts'

/** Returns a function that starts the session and opens the page the user wanted, if the role may. */
export function useCompleteSignIn(): (signedIn: { token: string; user: Profile }) => void {
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  return ({ token, user }) => {
    beginSession(token, user)
    const role = user.role.role
    navigate(next && isOurs(next) && !redirectFor(role, next.split('?')[0] ?? '') ? next : areaOf(role), {
      replace: true,
    })
  }
}

/** Returns a function for the answer to a password: it completes the sign-in, or passes the challenge on. */
export function useAnswerSignIn(
  onChallenge: (challenge: string) => void,
): (answer: CallOutput<typeof signInCalls.userSignIn>) => void {
  const enter = useCompleteSignIn()
  return (answer) => ('challenge' in answer ? onChallenge(answer.challenge) : enter(answer))
}

/**
 * Opens the page that the address of a sign-in or sign-up names for someone who is signed in already; its area decides whether they may.
 */
export function useSkipWhenSignedIn(): void {
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  useEffect(() => {
    if (next && isOurs(next) && hasToken()) navigate(next, { replace: true })
  }, [next, navigate])
}

/** Returns whether an address is a page of the dashboards, so that no link leads elsewhere after the sign-in. */
function isOurs(next: string): boolean {
  return next === '/dashboard' || next.startsWith('/dashboard/')
}
