import { Link, useLocation } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AgentSignUpForm } from '#features/identity/AgentSignUpForm.tsx'
import { accountTypeIn, accountTypes } from '#features/identity/account-types.ts'
import { SignUpForm } from '#features/identity/SignUpForm.tsx'
import { useTypedSignUp } from '#features/identity/typed-sign-up.ts'
import { InvitationNote } from '#features/outside-talents/InvitationNote.tsx'
import { useOutsideInvitation } from '#features/outside-talents/outside-talents.queries.ts'
import { PlanPrice } from '#features/subscription/PlanPrice.tsx'
import { useHash } from '#lib/use-hash.ts'
import { Callout } from '#ui/Callout.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

export default function SignUpRole() {
  const { pathname, search } = useLocation()
  const role = accountTypeIn(pathname)
  const { word, promise } = accountTypes[role]
  return (
    <AccountPage
      key={role}
      title={`Join as a ${word}`}
      lead={promise}
      foot={
        <p>
          Already have an account? <Link to={`/signin/${role}${search}`}>Sign in</Link>
        </p>
      }
    >
      {role === 'talentagent' ? (
        <AgentSignUpForm />
      ) : role === 'talent' ? (
        <TalentSignUp />
      ) : (
        <>
          <PlanPrice />
          <SignUpForm accountType={role} />
        </>
      )}
    </AccountPage>
  )
}

/** The sign-up of a talent, with the invitation of a brand whose emailed link holds its token. */
function TalentSignUp() {
  const typed = useTypedSignUp('talent')
  const token = useHash() || typed?.invitation || ''
  const invitation = useOutsideInvitation(token)
  if (token === '') return <SignUpForm accountType="talent" />
  if (invitation.data)
    return (
      <>
        <InvitationNote invitation={invitation.data} />
        <SignUpForm accountType="talent" invited={{ token, ...invitation.data }} />
      </>
    )
  if (!invitation.error) return <PageSkeleton />
  return (
    <>
      <Callout tone="warning">
        This invitation no longer works. You can join all the same; the usual fee then applies to your deals.
      </Callout>
      <SignUpForm accountType="talent" />
    </>
  )
}
