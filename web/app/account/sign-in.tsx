import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadDemo } from '#features/identity/load-demo.ts'
import { SignInPage } from '#features/identity/SignInPage.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'

const title = 'Sign in'

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title, description: 'Sign in to Marquee as a brand, a talent or a talent agent.' })

/** Reads the accounts of the demo, so that the first view of the page has them. */
export const loader = ({ context }: LoaderFunctionArgs) => loadDemo(context.get(hostContext).call)

/** Lets the page show at once in a running browser, which reads them itself. */
export const clientLoader = (): Awaited<ReturnType<typeof loader>> => ({ demo: null })

/** One form for every account type: the address decides which it is. */
export default function SignIn() {
  const { demo } = useLoaderData<typeof loader>()
  return (
    <SignInPage
      title={title}
      demo={demo}
      foot={
        <p>
          New here? <Link to="/signup">Create an account</Link>
        </p>
      }
    />
  )
}
