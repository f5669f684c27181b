import { agencyCalls } from '@marquee/contract/calls/agency'
import { verificationCalls } from '@marquee/contract/calls/verification'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatNumber } from '@marquee/contract/rules/wording'
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { VerifiedBadge } from '#features/verification/VerifiedBadge.tsx'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { Picture } from '#ui/Picture.tsx'
import classes from './roster.module.css'
import sections from './sections.module.css'
import { ENDED, ExpiredLink, metaOfSharedPage } from './shared-link.tsx'

/** Loads the shared roster on every visit, so that a closed link stops working at once. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const slug = params.slug ?? ''
  const [found, verified] = await Promise.all([
    call(agencyCalls.rosterPage, { slug }),
    call(verificationCalls.verifiedOnRosterPage, { slug }),
  ])
  const page = found && { ...found, verified: verified?.items ?? [] }
  return data(page, { status: page ? 200 : ENDED, headers: { 'x-robots-tag': 'noindex, nofollow' } })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = ({
  loaderData,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined
}) => metaOfSharedPage(loaderData && { title: loaderData.title, by: loaderData.agency.name })

/** A shared roster: the talents of an agency, until the link expires. It works without script. */
export default function Roster() {
  const page = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  if (!page)
    return (
      <ExpiredLink>Shared roster links work for a limited time. Ask the agency for a new one.</ExpiredLink>
    )
  const { title, agency, talents, expiresAt } = page
  const verifiedOf = (id: string) => page.verified.find((one) => one.id === id)
  const place = [agency.city, agency.website && 'website'].filter(Boolean)
  return (
    <section className={sections.section}>
      <header className={classes.head}>
        <Avatar name={agency.name} picture={agency.logoUrl} size={64} shape="square" />
        <div>
          <h1>{title}</h1>
          <p className={classes.by}>
            Represented by <strong>{agency.name}</strong>
            {agency.city && `, ${agency.city}`}
            {place.includes('website') && (
              <>
                {' · '}
                <a href={agency.website} rel="noopener noreferrer nofollow">
                  {agency.website.replace('https://', '')}
                </a>
              </>
            )}
          </p>
        </div>
      </header>
      {agency.about && <p className={classes.about}>{agency.about}</p>}
      <ul className={classes.wall} aria-label="Talents">
        {talents.map(
          ({ id, displayName, headline, city, followers, rate, feeCurrency, coverUrl, avatarUrl }) => (
            <li key={id} className={classes.talent}>
              <div className={classes.frame}>
                {(coverUrl ?? avatarUrl) ? (
                  <Picture
                    url={coverUrl ?? avatarUrl ?? ''}
                    frameWidth="280px"
                    phoneWidth="100vw"
                    ratio={4 / 5}
                  />
                ) : (
                  <span>{Array.from(displayName)[0]}</span>
                )}
              </div>
              <h2>{displayName}</h2>
              <p className={classes.facts}>
                <FactLine facts={[city, followers > 0 && `${formatNumber(followers)} followers`]} />
              </p>
              <VerifiedBadge verified={verifiedOf(id)} />
              {headline && <p>{headline}</p>}
              {rate !== null && rate > 0 && (
                <p className={classes.rate}>from {formatMoney(rate, feeCurrency)}</p>
              )}
            </li>
          ),
        )}
      </ul>
      <p className={classes.foot}>
        This link works until {formatDate(expiresAt)}. To work with one of these talents,{' '}
        <a href="/signup/brand">join as a brand</a>. <a href={`/report/${slug}`}>Report this page</a>
      </p>
    </section>
  )
}
