import { Suspense } from 'react'
import {
  Await,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
} from 'react-router'
import { describeCompany, loadCompany } from '#lib/load-company.ts'
import { hostContext } from '#lib/settings.ts'
import { AccountFooter } from '#ui/AccountFooter.tsx'
import fields from '#ui/fields/public-fields.module.css'
import { PublicHeader } from '#ui/PublicHeader.tsx'
import classes from './layout.module.css'

/** What the footer says of the company: the server knows it, and a browser that comes from another page asks for it. */
interface Loaded {
  company: string | null | Promise<string | null>
}

/** Loads who runs the market. The sign-in works without: while it cannot be read, the footer has links only. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  return { company: await loadCompany(call).then(describeCompany, () => null) }
}

/** Lets the sign-in show at once, as after the end of a session, and the company when it comes. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Loaded {
  return {
    company: serverLoader<typeof loader>().then(
      ({ company }) => company,
      () => null,
    ),
  }
}

/** The company stays the same while a page is open. */
export const shouldRevalidate = () => false

/** The layout of the sign-in pages: one column between the public header and a small footer. */
export default function AccountLayout() {
  const { company } = useLoaderData<Loaded>()
  return (
    <div className={classes.layout}>
      <PublicHeader />
      <main id="content" className={`${classes.main} ${fields.fields}`}>
        <Outlet />
      </main>
      <Suspense fallback={<AccountFooter company={null} />}>
        <Await resolve={company}>{(line) => <AccountFooter company={line} />}</Await>
      </Suspense>
    </div>
  )
}
