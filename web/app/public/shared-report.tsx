import { resultCalls } from '@marquee/contract/calls/results'
import { formatDate } from '@marquee/contract/rules/dates'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ReportView } from '#features/results/ReportView.tsx'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import classes from './roster.module.css'
import sections from './sections.module.css'

const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  // The link must not reach other sites.
  'referrer-policy': 'no-referrer',
}

/** Loads the report on every visit, so that a link that has ended stops working at once. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const isToken = /^[\w-]{20,80}$/.test(token)
  const page = isToken ? await context.get(hostContext).call(resultCalls.sharedReport, { token }) : null
  return data(page, { status: page ? 200 : 404, headers: privateHeaders })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = ({
  loaderData,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined
}) => [
  {
    title: loaderData
      ? `${loaderData.title}, by ${loaderData.brand.companyName} · Marquee`
      : 'This link has expired · Marquee',
  },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The report of a campaign that a brand shares with people outside. */
export default function SharedReport() {
  const page = useLoaderData<typeof loader>()
  if (!page)
    return (
      <section className={sections.section}>
        <div className={sections.intro}>
          <h1>This link has expired</h1>
          <p>Shared reports work for a limited time. Ask the brand for a new link.</p>
        </div>
      </section>
    )
  const { title, brand, expiresAt } = page
  return (
    <section className={sections.section}>
      <header className={classes.head}>
        <Avatar name={brand.companyName} picture={brand.logoUrl} size={64} shape="square" />
        <div>
          <h1>{title}</h1>
          <p className={classes.by}>
            Campaign report by <strong>{brand.companyName}</strong>
          </p>
        </div>
      </header>
      <div className={classes.report}>
        <ReportView report={page} />
      </div>
      <p className={classes.foot}>
        This link works until {formatDate(expiresAt)}. Anyone who has it can read this page.{' '}
        <a href="/contact">Report this page</a>
      </p>
    </section>
  )
}
