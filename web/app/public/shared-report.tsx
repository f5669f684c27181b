import { resultCalls } from '@marquee/contract/calls/results'
import { formatDate } from '@marquee/contract/rules/dates'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ReportView } from '#features/results/ReportView.tsx'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import classes from './roster.module.css'
import sections from './sections.module.css'
import { answerSharedPage, ExpiredLink, metaOfSharedPage, tokenOf } from './shared-link.tsx'

/** Loads the report on every visit, so that a link that has ended stops working at once. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = tokenOf(params)
  return answerSharedPage(
    token === null ? null : await context.get(hostContext).call(resultCalls.sharedReport, { token }),
  )
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = ({
  loaderData,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined
}) => metaOfSharedPage(loaderData && { title: loaderData.title, by: loaderData.brand.companyName })

/** The report of a campaign that a brand shares with people outside. */
export default function SharedReport() {
  const page = useLoaderData<typeof loader>()
  if (!page)
    return <ExpiredLink>Shared reports work for a limited time. Ask the brand for a new link.</ExpiredLink>
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
