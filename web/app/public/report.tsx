import { agencyCalls } from '@marquee/contract/calls/agency'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import page from '#features/legal/LegalPage.module.css'
import { PublicReportForm } from '#features/reports/PublicReportForm.tsx'
import { hostContext } from '#lib/settings.ts'
import classes from './contact.module.css'

/** Loads the page that is to be reported: that of a talent below `/report/t/`, otherwise the roster page of an agency. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const slug = params.slug ?? ''
  const isTalent = new URL(request.url).pathname.startsWith('/report/t/')
  const talent = isTalent ? await call(portfolioCalls.publicProfile, { slug }) : null
  const roster = isTalent ? null : await call(agencyCalls.rosterPage, { slug })
  const reported = talent
    ? { page: 'talent' as const, path: `/t/${slug}`, title: null, owner: talent.displayName, talents: [] }
    : roster && {
        page: 'roster' as const,
        path: `/r/${slug}`,
        title: roster.title,
        owner: roster.agency.name,
        talents: roster.talents,
      }
  return data(reported, {
    status: reported ? 200 : 404,
    headers: { 'x-robots-tag': 'noindex, nofollow' },
  })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = () => [
  { title: 'Report a page · Marquee' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The form that reports a public page, for people without an account. */
export default function Report() {
  const reported = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <div className={classes.page}>
      <header className={page.head}>
        <h1>Report a page</h1>
        <p className={page.lead}>{describe(reported)}</p>
      </header>
      {reported ? (
        <section className={classes.form} aria-label="Report">
          <PublicReportForm
            page={reported.page}
            slug={slug}
            path={reported.path}
            owner={reported.owner}
            talents={reported.talents}
          />
        </section>
      ) : (
        <p>
          <a href="/contact">Contact</a>
        </p>
      )}
    </div>
  )
}

function describe(reported: { title: string | null; owner: string } | null): string {
  if (!reported) return 'This link has expired. Write to us on the contact page instead.'
  const { title, owner } = reported
  return title === null
    ? `The public page of ${owner}. You need no account.`
    : `“${title}”, by ${owner}. You need no account.`
}
