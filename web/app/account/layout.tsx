import { Suspense } from 'react'
import {
  Await,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router'
import { SignedInNote } from '#features/identity/SignedInNote.tsx'
import { describeCompany, loadCompany } from '#lib/load-company.ts'
import { hostContext } from '#lib/settings.ts'
import { AccountFooter } from '#ui/AccountFooter.tsx'
import { DemoNote } from '#ui/DemoNote.tsx'
import fields from '#ui/fields/public-fields.module.css'
import { PublicHeader } from '#ui/PublicHeader.tsx'
import classes from './layout.module.css'

interface Market {
  /** What the footer says of the company; null where it cannot be read. */
  company: string | null
  isDemo: boolean
}
const unknown: Market = { company: null, isDemo: false }

/** The server knows the market, and a browser that comes from another page asks for it. */
interface Loaded {
  market: Market | Promise<Market>
}

/** Loads who runs the market. The sign-in works without: while it cannot be read, the footer has links only. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ market: Market }> {
  const { call } = context.get(hostContext)
  try {
    const loaded = await loadCompany(call)
    return { market: { company: describeCompany(loaded), isDemo: loaded.isDemo } }
  } catch {
    return { market: unknown }
  }
}

/** Lets the sign-in show at once, as after the end of a session, and the market when it comes. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Loaded {
  return {
    market: serverLoader<typeof loader>().then(
      ({ market }) => market,
      () => unknown,
    ),
  }
}

/** The market stays the same while a page is open. */
export const shouldRevalidate = () => false

/** The layout of the sign-in pages: one column between the public header and a small footer. */
export default function AccountLayout() {
  const { market } = useLoaderData<Loaded>()
  const { pathname } = useLocation()
  return (
    <div className={classes.layout}>
      <Suspense fallback={null}>
        <Await resolve={market}>{({ isDemo }) => isDemo && <DemoNote />}</Await>
      </Suspense>
      <PublicHeader />
      <main id="content" className={`${classes.main} ${fields.fields}`}>
        {/^\/sign(?:in|up)(?:\/|$)/.test(pathname) && <SignedInNote key={pathname} />}
        <Outlet />
      </main>
      <Suspense fallback={<AccountFooter company={null} />}>
        <Await resolve={market}>{({ company }) => <AccountFooter company={company} />}</Await>
      </Suspense>
    </div>
  )
}
