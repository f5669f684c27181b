import type { CallOutput } from '@marquee/contract/call'
import type { Profile } from '@marquee/contract/calls/profile'
import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { useNavigate, useSearchParams } from 'react-router'
import { areaOf, redirectFor } from '#lib/area-of-role.ts'
import { beginSession } from '#lib/session.ts'

/** Returns a function that starts the session and opens the page the user wanted, if the role may. */
export function useCompleteSignIn(): (signedIn: { token: string; user: Profile }) => void {
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  return ({ token, user }) => {
    beginSession(token, user)
    const role = user.role.role
    const isOurs = next === '/dashboard' || next?.startsWith('/dashboard/')
    navigate(next && isOurs && !redirectFor(role, next.split('?')[0] ?? '') ? next : areaOf(role), {
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
