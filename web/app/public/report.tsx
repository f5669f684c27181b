import { agencyCalls } from '@marquee/contract/calls/agency'
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import page from '#features/legal/LegalPage.module.css'
import { PublicReportForm } from '#features/reports/PublicReportForm.tsx'
import { hostContext } from '#lib/settings.ts'
import classes from './contact.module.css'

/** Loads the roster page that is to be reported. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const roster = await context.get(hostContext).call(agencyCalls.rosterPage, { slug: params.slug ?? '' })
  return data(roster && { title: roster.title, agency: roster.agency.name, talents: roster.talents }, {
    status: roster ? 200 : 404,
    headers: { 'x-robots-tag': 'noindex, nofollow' },
  })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = () => [
  { title: 'Report a page · Marquee' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The form that reports a public roster page, for people without an account. */
export default function Report() {
  const roster = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <div className={classes.page}>
      <header className={page.head}>
        <h1>Report a page</h1>
        <p className={page.lead}>
          {roster
            ? `“${roster.title}”, by ${roster.agency}. You need no account.`
            : 'This link has expired. Write to us on the contact page instead.'}
        </p>
      </header>
      {roster ? (
        <section className={classes.form} aria-label="Report">
          <PublicReportForm slug={slug} agency={roster.agency} talents={roster.talents} />
        </section>
      ) : (
        <p>
          <a href="/contact">Contact</a>
        </p>
      )}
    </div>
  )
}
