import { type PublicProfile, portfolioCalls } from '@marquee/contract/calls/portfolios'
import { audienceLines } from '@marquee/contract/rules/audience'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { feeLabel } from '@marquee/contract/rules/fee'
import { plainText } from '@marquee/contract/rules/rich-text'
import { formatNumber, plural } from '@marquee/contract/rules/wording'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { packageLines, workFacts, workSource } from '#features/portfolios/describe-work.ts'
import { VerifiedBadge } from '#features/verification/VerifiedBadge.tsx'
import { brandPaths } from '#lib/paths.ts'
import { absolute, type MetaArgs, originIn, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { MarkupText } from '#ui/MarkupText.tsx'
import { MissingContent } from '#ui/MissingContent.tsx'
import { Picture } from '#ui/Picture.tsx'
import { accountLabel, describeNumbers } from '#ui/social-rows.ts'
import sections from './sections.module.css'
import { shareOf } from './share-talent.ts'
import classes from './talent.module.css'

/** Loads the open page of a talent. A former address leads to the present one; every other one is not found. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const profile = await context.get(hostContext).call(portfolioCalls.publicProfile, { slug })
  if (profile && profile.slug !== slug) throw redirect(`/t/${profile.slug}`, 301)
  return data(profile, { status: profile ? 200 : 404 })
}

type Loaded = Awaited<ReturnType<typeof loader>>['data']

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) => {
  if (!loaderData) return [{ title: 'Page not found · Marquee' }]
  const { title, description, picture, about } = shareOf(loaderData)
  const origin = originIn(args)
  return [
    ...publicMeta(args, { title, description, picture, kind: 'profile' }),
    // The framework escapes what could end the script.
    { 'script:ld+json': about(`${origin}/t/${loaderData.slug}`, (url) => absolute(origin, url)) },
  ]
}

/** The public page of a talent, work first. It works without script. */
export default function Talent() {
  const profile = useLoaderData<typeof loader>()
  if (!profile) return <MissingContent />
  const { displayName, headline, bio, works, packages, verified } = profile
  const [first, ...others] = works
  return (
    <article className={`${sections.section} ${classes.page}`}>
      {first && (
        <ul className={classes.lead} data-count={Math.min(works.length, 5)} aria-label="First works">
          {[first, ...others.slice(0, 4)].map((work, index) => (
            <li key={work.id}>
              <a href={`#work-${work.id}`} className={classes.frame} aria-label={work.caption}>
                <WorkImage work={work} width={index === 0 ? '640px' : '320px'} isFirst={index === 0} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <header className={classes.head}>
            <Avatar name={displayName} picture={profile.avatarUrl} size={96} />
            <div>
              <h1>{displayName}</h1>
              <p className={classes.facts}>{factsOf(profile)}</p>
              <VerifiedBadge verified={verified ?? undefined} />
            </div>
          </header>
          {headline && <p className={classes.headline}>{headline}</p>}
          {plainText(bio) !== '' && <MarkupText html={bio} />}
          {packages.length > 0 && <Packages profile={profile} />}
          {works.length > 0 && <Works works={works} />}
          <Reviews profile={profile} />
        </div>
        <aside className={classes.side} aria-label={`Work with ${displayName}`}>
          <Offer profile={profile} />
          <Numbers profile={profile} />
        </aside>
      </div>
    </article>
  )
}

/** Returns what kind of talent it is and from where: "Influencer · Skincare · Bristol · English, Welsh". */
function factsOf({ typeName, niches, city, languages }: PublicProfile): string {
  return [typeName, ...niches, city, languages.join(', ')].filter(Boolean).join(' · ')
}

/** Returns where a brand signs in, or signs up, to send an offer; the offer opens afterwards. */
function offerPath({ id }: Pick<PublicProfile, 'id'>, packageId?: string): string {
  const query = new URLSearchParams({ talent: id, ...(packageId && { package: packageId }) })
  return `/signin/brand?${new URLSearchParams({ next: `${brandPaths.newOffer}?${query}` })}`
}

function WorkImage({
  work,
  width,
  isFirst = false,
}: {
  work: PublicProfile['works'][number]
  width: string
  isFirst?: boolean
}) {
  const url = work.kind === 'picture' ? work.url : work.posterUrl
  if (!url) return <span className={classes.noPicture}>{work.caption}</span>
  return (
    <Picture
      url={url}
      frameWidth={width}
      phoneWidth="50vw"
      ratio={1}
      isFirst={isFirst}
      isLate={!isFirst}
      alt=""
    />
  )
}

function Packages({ profile }: { profile: PublicProfile }) {
  return (
    <section aria-labelledby="packages">
      <h2 id="packages">Packages</h2>
      <p className={classes.note}>What a brand pays, VAT included. Every term can change in an offer.</p>
      <ul className={classes.packages}>
        {profile.packages.map((one) => (
          <li key={one.id}>
            <h3>{one.title}</h3>
            <p className={classes.price}>{formatMoney(one.price, one.currency)}</p>
            <ul>
              {packageLines(one).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {profile.takesDirectOffers && (
              <a
                className={classes.button}
                href={offerPath(profile, one.id)}
                aria-label={`Send an offer: ${one.title}`}
              >
                Send an offer
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Works({ works }: Pick<PublicProfile, 'works'>) {
  return (
    <section aria-labelledby="portfolio">
      <h2 id="portfolio">Portfolio</h2>
      <ul className={classes.works}>
        {works.map((work) => (
          <li key={work.id} id={`work-${work.id}`}>
            <div className={classes.frame}>
              {work.kind === 'video' ? (
                // biome-ignore lint/a11y/useMediaCaption: the talent uploads no captions
                <video
                  src={work.url}
                  poster={work.posterUrl ?? undefined}
                  controls
                  playsInline
                  preload={work.posterUrl ? 'none' : 'metadata'}
                  aria-label={work.caption}
                />
              ) : (
                <Picture
                  url={work.url}
                  frameWidth="320px"
                  // Two in a row on a phone.
                  phoneWidth="(50vw - 28px)"
                  ratio={0.8}
                  alt={work.caption}
                />
              )}
            </div>
            <h3>{work.caption}</h3>
            <p className={classes.note}>{workFacts(work)}</p>
            {workSource(work) && <p className={classes.note}>{workSource(work)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reviews({ profile: { rating, reviews } }: { profile: PublicProfile }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <p className={classes.note}>
        {rating.count === 0
          ? 'No reviews yet. Only brands with a completed deal can write one.'
          : `${rating.count} ${plural('review', rating.count)} by brands with a completed deal${
              rating.average === null ? '. An average is shown from three reviews on.' : ''
            }`}
      </p>
      {rating.average !== null && <p className={classes.rating}>{rating.average.toFixed(1)} of 5</p>}
      <ul className={classes.reviews}>
        {reviews.map(({ id, author, stars, text, publishedAt }) => (
          <li key={id}>
            <h3>{author}</h3>
            <p className={classes.note}>
              {stars} of 5 {plural('star', 5)} · {formatDate(publishedAt)}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offer({ profile }: { profile: PublicProfile }) {
  const { slug, minFee, feeCurrency, takesDirectOffers, displayName } = profile
  return (
    <section className={classes.box} aria-label="Offer">
      {minFee > 0 && (
        <p>
          <strong className={classes.from}>{formatMoney(minFee, feeCurrency)}</strong> starting price
        </p>
      )}
      {takesDirectOffers ? (
        <a className={classes.primary} href={offerPath(profile)}>
          Send an offer
        </a>
      ) : (
        <p>{displayName} does not take direct offers at the moment.</p>
      )}
      <p className={classes.note}>
        For brands with a Marquee account. An offer places a hold on your card; you are charged only if it is
        accepted.
      </p>
      <p>
        <a href={`/t/${slug}/media-kit.pdf`} className={classes.link}>
          Media kit, PDF
        </a>
      </p>
      <p>
        <a href={`/report/t/${slug}`} className={classes.link}>
          Report this page
        </a>
      </p>
    </section>
  )
}

function Numbers({ profile: { socials, audience, statedOn, completedDeals } }: { profile: PublicProfile }) {
  const stated = audienceLines(audience)
  if (socials.length + stated.length === 0 && completedDeals === 0) return null
  return (
    <section className={classes.box} aria-labelledby="numbers">
      <h2 id="numbers">Numbers</h2>
      <dl className={classes.numbers}>
        {socials.map(({ platform, handle, followers, engagementBps }) => (
          <div key={`${platform} ${handle}`}>
            <dt>{accountLabel({ platform, handle })}</dt>
            <dd>
              {formatNumber(followers)} followers
              {engagementBps ? `, ${feeLabel(engagementBps)} engagement` : ''}
            </dd>
          </div>
        ))}
        {stated.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {completedDeals > 0 && (
          <div>
            <dt>Completed deals</dt>
            <dd>{completedDeals}</dd>
          </div>
        )}
      </dl>
      <p className={classes.note}>
        {describeNumbers(socials, { hasLines: stated.length > 0, statedOn })}{' '}
        {completedDeals > 0 && 'Deals are counted by Marquee.'}
      </p>
    </section>
  )
}
