import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AgentSignUpForm } from '#features/identity/AgentSignUpForm.tsx'
import { type AccountType, accountTypeIn, accountTypes } from '#features/identity/account-types.ts'
import { SignUpForm } from '#features/identity/SignUpForm.tsx'
import { useTypedSignUp } from '#features/identity/typed-sign-up.ts'
import { InvitationNote } from '#features/outside-talents/InvitationNote.tsx'
import { useOutsideInvitation } from '#features/outside-talents/outside-talents.queries.ts'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { PlanPrice } from '#features/subscription/PlanPrice.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { useHash } from '#lib/use-hash.ts'
import { Callout } from '#ui/Callout.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

const titleOf = (role: AccountType): string => `Join as a ${accountTypes[role].word}`

export const meta = (args: MetaArgs) => {
  const role = accountTypeIn(args.location.pathname)
  return publicMeta(args, { title: titleOf(role), description: accountTypes[role].promise })
}

/** Reads the plans of brands, so that the first view of their page has the price. The sign-up works without. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (accountTypeIn(new URL(request.url).pathname) !== 'brand') return { plans: null }
  return { plans: await loadPlans(context.get(hostContext).call).catch(() => null) }
}

/** Lets the page show at once in a running browser, which reads them itself. */
export const clientLoader = (): Awaited<ReturnType<typeof loader>> => ({ plans: null })

export default function SignUpRole() {
  const { pathname, search } = useLocation()
  const { plans } = useLoaderData<typeof loader>()
  const role = accountTypeIn(pathname)
  const { promise } = accountTypes[role]
  return (
    <AccountPage
      key={role}
      title={titleOf(role)}
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
          <PlanPrice known={plans} />
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
