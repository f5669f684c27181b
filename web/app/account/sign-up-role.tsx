import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AgentSignUpForm } from '#features/identity/AgentSignUpForm.tsx'
import { type AccountType, accountTypeIn, accountTypes } from '#features/identity/account-types.ts'
import { SignUpForm } from '#features/identity/SignUpForm.tsx'
import { useTypedSignUp } from '#features/identity/typed-sign-up.ts'
import { useSkipWhenSignedIn } from '#features/identity/use-complete-sign-in.ts'
import { InvitationNote } from '#features/outside-talents/InvitationNote.tsx'
import { useOutsideInvitation } from '#features/outside-talents/outside-talents.queries.ts'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { PlanPrice } from '#features/subscription/PlanPrice.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { useHash } from '#lib/use-hash.ts'
import { Callout } from '#ui/Callout.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { NextStep } from './NextStep.tsx'
import { loadNextStep, nextStepIn, nothingKnown } from './next-step.ts'
import classes from './sign-up-role.module.css'

const titleOf = (role: AccountType): string => `Join as a ${accountTypes[role].word}`

export const meta = (args: MetaArgs) => {
  const role = accountTypeIn(args.location.pathname)
  return publicMeta(args, { title: titleOf(role), description: accountTypes[role].promise })
}

/**
 * Reads the plans of brands and what the visitor came to do, so that the first view of the page has the price and the step. The sign-up works
 * without.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const isBrand = accountTypeIn(new URL(request.url).pathname) === 'brand'
  const [plans, known] = await Promise.all([
    isBrand ? loadPlans(call).catch(() => null) : null,
    loadNextStep(call, request.url),
  ])
  return { plans, known }
}

/** Lets the page show at once in a running browser, which reads them itself. */
export const clientLoader = (): Awaited<ReturnType<typeof loader>> => ({ plans: null, known: nothingKnown })

export default function SignUpRole() {
  const { pathname, search } = useLocation()
  const { plans, known } = useLoaderData<typeof loader>()
  const role = accountTypeIn(pathname)
  useSkipWhenSignedIn()
  const { promise } = accountTypes[role]
  // Someone who came to do something sees that instead of the promise, and finds the sign-in before the form.
  const cameToAct = nextStepIn(search) !== null
  const signIn = (
    <p>
      Already have an account? <Link to={`/signin/${role}${search}`}>Sign in</Link>
    </p>
  )
  return (
    <AccountPage
      key={role}
      title={titleOf(role)}
      lead={!cameToAct && promise}
      nextStep={
        cameToAct && (
          <div className={classes.nextStep}>
            <NextStep known={known} />
            {signIn}
          </div>
        )
      }
      foot={!cameToAct && signIn}
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
