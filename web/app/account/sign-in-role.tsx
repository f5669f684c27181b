import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import {
  type AccountType,
  accountTypeIn,
  accountTypeNames,
  accountTypes,
} from '#features/identity/account-types.ts'
import { loadDemo } from '#features/identity/load-demo.ts'
import { SignInPage } from '#features/identity/SignInPage.tsx'
import { useSkipWhenSignedIn } from '#features/identity/use-complete-sign-in.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { NextStep } from './NextStep.tsx'
import { loadNextStep, nothingKnown } from './next-step.ts'

const titleOf = (role: AccountType): string => `Sign in as a ${accountTypes[role].word}`

export const meta = (args: MetaArgs) => {
  const role = accountTypeIn(args.location.pathname)
  const { word, contents } = accountTypes[role]
  return publicMeta(args, {
    title: titleOf(role),
    description: `Sign in to your ${word} account on Marquee: ${contents}.`,
  })
}

/** Reads the accounts of the demo and what the visitor came to do, so that the first view of the page has them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [{ demo }, known] = await Promise.all([loadDemo(call), loadNextStep(call, request.url)])
  return { demo, known }
}

/** Lets the page show at once in a running browser, which reads them itself. */
export const clientLoader = (): Awaited<ReturnType<typeof loader>> => ({ demo: null, known: nothingKnown })

export default function SignInRole() {
  // What they wanted to open stays in the address.
  const { pathname, search } = useLocation()
  const { demo, known } = useLoaderData<typeof loader>()
  const role = accountTypeIn(pathname)
  useSkipWhenSignedIn()
  const { word } = accountTypes[role]
  const join = `/signup/${role}${search}`
  // Someone who came to do something may have no account yet, so the way to one is beside the sign-in.
  const cameToAct = new URLSearchParams(search).has('next')
  return (
    <SignInPage
      key={role}
      title={titleOf(role)}
      nextStep={<NextStep known={known} />}
      accountType={role}
      demo={demo}
      join={
        cameToAct && (
          <ButtonLink to={join} size="large" wide>
            New here? Join as a {word}
          </ButtonLink>
        )
      }
      foot={
        <>
          {!cameToAct && (
            <p>
              New here? <Link to={join}>Join as a {word}</Link>
            </p>
          )}
          <OtherSignIns accountType={role} />
        </>
      }
    />
  )
}

/** Leads someone who opened the sign-in of another account type to their own. */
function OtherSignIns({ accountType }: { accountType: AccountType }) {
  const [first, second] = accountTypeNames.filter((name) => name !== accountType)
  if (!first || !second) return null
  return (
    <p>
      Not a {accountTypes[accountType].word}? Sign in as a{' '}
      <Link to={`/signin/${first}`}>{accountTypes[first].word}</Link> or a{' '}
      <Link to={`/signin/${second}`}>{accountTypes[second].word}</Link>.
    </p>
  )
}
