import { agencyCalls } from '@marquee/contract/calls/agency'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { PublicReportForm } from '#features/reports/PublicReportForm.tsx'
import { type Host, hostContext } from '#lib/settings.ts'
import fields from '#ui/fields/public-fields.module.css'
import classes from './contact.module.css'
import { PageIntro } from './PageIntro.tsx'
import { privateHeaders, tokenOf } from './shared-link.tsx'

interface Reported {
  page: 'roster' | 'talent' | 'shared_list' | 'campaign'
  path: string
  /** Null for the page of a talent. */
  title: string | null
  owner: string
  talents: readonly { id: string; displayName: string }[]
}

/**
 * Loads the page that is to be reported: a talent’s below `/report/t/`, a campaign’s below `/report/c/`, a shared list below
 * `/report/s/`, otherwise a roster page.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const slug = params.slug ?? ''
  const { pathname } = new URL(request.url)
  const [, , kind] = pathname.split('/')
  const reported = await (pages.get(kind) ?? ofRoster)(call, slug)
  return data(reported, { status: reported ? 200 : 404, headers: privateHeaders })
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
    <>
      <PageIntro title="Report a page" description={describe(reported)} />
      <div className={classes.page}>
        {reported ? (
          <section className={`${classes.form} ${fields.fields}`} aria-label="Report">
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
    </>
  )
}

function describe(reported: { title: string | null; owner: string } | null): string {
  if (!reported)
    return 'We can’t find that page. Its link may have expired. You can write to us on the contact page instead.'
  const { title, owner } = reported
  return title === null
    ? `The public page of ${owner}. You don’t need an account.`
    : `“${title}”, by ${owner}. You don’t need an account.`
}

async function ofTalent(call: Host['call'], slug: string): Promise<Reported | null> {
  const talent = await call(portfolioCalls.publicProfile, { slug })
  return talent && { page: 'talent', path: `/t/${slug}`, title: null, owner: talent.displayName, talents: [] }
}

async function ofCampaign(call: Host['call'], slug: string): Promise<Reported | null> {
  const { data: input } = publicCampaignCalls.publicCampaign.input.safeParse({ campaignId: slug })
  const campaign = input && (await call(publicCampaignCalls.publicCampaign, input))
  if (!campaign) return null
  const { title, brand } = campaign
  return { page: 'campaign', path: `/campaigns/${slug}`, title, owner: brand.companyName, talents: [] }
}

async function ofRoster(call: Host['call'], slug: string): Promise<Reported | null> {
  const roster = await call(agencyCalls.rosterPage, { slug })
  if (!roster) return null
  const { title, agency, talents } = roster
  return { page: 'roster', path: `/r/${slug}`, title, owner: agency.name, talents }
}

async function ofSharedList(call: Host['call'], slug: string): Promise<Reported | null> {
  const token = tokenOf({ token: slug })
  const shared = token && (await call(sharedListCalls.sharedListPage, { token }))
  if (!shared) return null
  const { title, brand, talents } = shared
  return { page: 'shared_list', path: `/s/${token}`, title, owner: brand.companyName, talents }
}

/** The pages with a letter in their address before the last part. */
const pages = new Map<string | undefined, (call: Host['call'], slug: string) => Promise<Reported | null>>([
  ['t', ofTalent],
  ['c', ofCampaign],
  ['s', ofSharedList],
])
