import { figureCalls } from '@marquee/contract/calls/figures'
import { type PublicProfile, portfolioCalls } from '@marquee/contract/calls/portfolios'
import { searchCalls } from '@marquee/contract/calls/search'
import { DEFAULT_CURRENCY, formatMoney } from '@marquee/contract/rules/currency'
import { londonDayOf } from '@marquee/contract/rules/dates'
import { formatHours } from '@marquee/contract/rules/public-figures'
import { plainText } from '@marquee/contract/rules/rich-text'
import { startingPriceIn } from '@marquee/contract/rules/starting-price'
import { describeFree } from '@marquee/contract/rules/time-off'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { packageLines } from '#features/portfolios/describe-work.ts'
import { VerifiedBadge } from '#features/verification/VerifiedBadge.tsx'
import { absolute, type MetaArgs, originIn, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CheckList } from '#ui/CheckList.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { KeyFigures } from '#ui/KeyFigures.tsx'
import { keyFiguresOf } from '#ui/key-figures.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { MissingContent } from '#ui/MissingContent.tsx'
import { OfferFacts } from '#ui/OfferFacts.tsx'
import { PageScript } from '#ui/PageScript.tsx'
import { AllWorks } from './AllWorks.tsx'
import { findOtherTalents } from './find-other-talents.ts'
import { Gallery, leadCount } from './Gallery.tsx'
import { MoreWorks } from './MoreWorks.tsx'
import { offerPath } from './next-paths.ts'
import { OtherCards } from './OtherCards.tsx'
import { PublicTalentCard } from './PublicTalentCard.tsx'
import { RatingAndPrice } from './RatingAndPrice.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { SaveLink } from './SaveLink.tsx'
import { turnPictures } from './scripts/turn-pictures.ts'
import sections from './sections.module.css'
import { shareOf } from './share-talent.ts'
import { TalentNumbers } from './TalentNumbers.tsx'
import { TalentReviews } from './TalentReviews.tsx'
import classes from './talent.module.css'
import { WorkView } from './WorkView.tsx'

/** How many other talents are shown below. */
const MAX_OTHERS = 4

/** Loads the open page of a talent, with other talents. A former address leads to the present one; every other one is not found. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const { call } = context.get(hostContext)
  const [profile, market] = await Promise.all([
    call(portfolioCalls.publicProfile, { slug }),
    call(figureCalls.marketFigures, {}),
  ])
  if (!profile) return data(null, { status: 404 })
  if (profile.slug !== slug) throw redirect(`/t/${profile.slug}`, 301)
  const others = await findOtherTalents({
    of: {
      ...profile,
      followers: profile.socials.reduce((sum, { followers }) => sum + followers, 0),
      startingPrice: startingPriceIn(profile, profile.packages),
    },
    most: MAX_OTHERS,
    load: (asked) => call(searchCalls.publicTalents, { sort: 'relevance', ...asked }).catch(() => null),
  })
  return data({ ...profile, isDemo: market?.isDemo === true, others })
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
  const { typeName, niches, city, languages, others } = profile
  const figures = keyFiguresOf({ ...profile, figures: [{ key: 'talentOnTime', value: profile.onTime }] })
  return (
    <>
      <article className={`${sections.section} ${classes.page}`}>
        <Gallery profile={profile} />
        <div className={classes.columns}>
          <div className={classes.main}>
            <header className={classes.head}>
              <Avatar name={displayName} picture={profile.avatarUrl} size={96} />
              <div>
                <h1>{displayName}</h1>
                <p className={classes.facts}>
                  <FactLine facts={[typeName, ...niches, city, languages.join(', ')]} />
                </p>
                <RatingAndPrice profile={profile} />
                {profile.isDemo && <p className={`${classes.note} ${classes.demo}`}>Demo profile</p>}
              </div>
              <p className={classes.now}>
                <FactLine
                  facts={[
                    describeFree(profile.freeFrom, londonDayOf(new Date())),
                    profile.replyHours !== null &&
                      `Usually replies within ${formatHours(profile.replyHours)}`,
                    profile.takesGifted ? 'Open to gifted work' : 'Paid work only',
                    profile.isDemo && 'Demo profile',
                  ]}
                />
              </p>
              <VerifiedBadge verified={verified ?? undefined} />
            </header>
            {headline && <p className={classes.headline}>{headline}</p>}
            <div className={classes.about}>
              {/* One alone, such as the followers of a newcomer, is among the numbers below. */}
              {figures.length > 1 && <KeyFigures figures={figures} />}
              {plainText(bio) !== '' && <MarkupText html={bio} />}
            </div>
            {packages.length > 0 && <Packages profile={profile} />}
            <MoreWorks works={works} start={leadCount(works.length)} />
            <TalentReviews rating={profile.rating} reviews={profile.reviews} />
            <TalentNumbers profile={profile} />
          </div>
          <aside className={`${classes.side} ${classes.sticky}`} aria-label={`Work with ${displayName}`}>
            <Offer profile={profile} />
          </aside>
        </div>
        <OfferBar profile={profile} />
        {works.length > leadCount(works.length) && <AllWorks works={works} />}
        {works.length > 0 && <WorkView works={works} />}
      </article>
      {others.items.length > 0 && (
        <>
          <OtherCards title={others.title} link={{ label: 'See all talents', to: '/talents' }} shape="tall">
            {others.items.map((talent) => (
              // They are near by niche, type and price. A reason would be of the search for the niche.
              <PublicTalentCard key={talent.slug} talent={{ ...talent, reasons: [] }} />
            ))}
          </OtherCards>
          <PageScript run={turnPictures} />
        </>
      )}
      {(profile.isListed || others.items.length > 0) && <SaveDialog />}
    </>
  )
}

function Packages({ profile }: { profile: PublicProfile }) {
  return (
    <section aria-labelledby="packages">
      <div className={classes.title}>
        <h2 id="packages">Packages</h2>
        <p className={classes.note}>
          Prices include VAT. You can suggest changes in your offer. Organic use means ordinary posts, not
          paid ads.
        </p>
      </div>
      <ul className={classes.packages}>
        {profile.packages.map((one) => (
          <li key={one.id}>
            <h3>{one.title}</h3>
            <p className={classes.price}>
              {formatMoney(one.price, one.currency)}
              {one.currency !== DEFAULT_CURRENCY && <span className={classes.note}> {one.currency}</span>}
            </p>
            <CheckList lines={packageLines(one)} />
            {profile.takesDirectOffers && (
              <a
                className={classes.button}
                href={offerPath(profile.id, one.id)}
                aria-label={`Choose this package: ${one.title}`}
              >
                Choose this package
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offer({ profile }: { profile: PublicProfile }) {
  const { slug, isListed, takesDirectOffers, displayName, freeFrom, replyHours, takesGifted, city } = profile
  const price = startingPriceIn(profile, profile.packages)
  return (
    <section className={classes.box} aria-label="Offer">
      {price && (
        <p className={classes.start}>
          <span className={classes.note}>from</span>{' '}
          <strong className={classes.from}>{formatMoney(price.amount, price.currency)}</strong>
        </p>
      )}
      <div className={classes.offerFacts}>
        <OfferFacts
          freeFrom={freeFrom}
          today={londonDayOf(new Date())}
          replyTime={replyHours === null ? undefined : formatHours(replyHours)}
          takesGifted={takesGifted}
          city={city}
        />
      </div>
      {!takesDirectOffers && <p>{displayName} does not take direct offers at the moment.</p>}
      <div className={classes.ways}>
        {takesDirectOffers && (
          <a className={classes.primary} href={offerPath(profile.id)}>
            Send an offer
          </a>
        )}
        {isListed && <SaveLink talent={profile} shape="text" />}
      </div>
      <p className={classes.note}>
        For brands with an account and <a href="/pricing">a plan</a>. An offer places a hold on your card; you
        are charged only if it is accepted.
      </p>
      <ul className={classes.quiet}>
        <li>
          <a href={`/t/${slug}/media-kit.pdf`}>
            <IconDownload size={16} stroke={1.6} aria-hidden="true" />
            Media kit, PDF
          </a>
        </li>
        <li>
          <a href={`/report/t/${slug}`}>
            <IconFlag size={16} stroke={1.6} aria-hidden="true" />
            Report this page
          </a>
        </li>
      </ul>
    </section>
  )
}

/** The price and the way to an offer stay in view on phones and tablets; wider screens have both in the box beside the work. */
function OfferBar({ profile }: { profile: PublicProfile }) {
  const price = startingPriceIn(profile, profile.packages)
  if (!profile.takesDirectOffers) return null
  return (
    <div className={classes.bar}>
      {price && (
        <p>
          <span className={classes.note}>from</span>{' '}
          <strong>{formatMoney(price.amount, price.currency)}</strong>
        </p>
      )}
      <a className={classes.primary} href={offerPath(profile.id)}>
        Send an offer
      </a>
    </div>
  )
}
