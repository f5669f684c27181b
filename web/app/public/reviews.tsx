import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Content } from '@marquee/contract/content/schemas'
import { MIN_REVIEWS_FOR_AVERAGE } from '@marquee/contract/rules/review-aspects'
import { capitalise } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { orNull } from '#lib/or-null.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import { PageIntro } from './PageIntro.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import classes from './reviews.module.css'
import sections from './sections.module.css'

const title = 'What brands and talents say'

/** Loads the newest reviews of both sides, null where they cannot be loaded, and the testimonials. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [page, reviews] = await Promise.all([
    loadContent({ context, request }, 'testimonials'),
    orNull(call(portfolioCalls.publicReviews, {})),
  ])
  return { ...page, reviews }
}

export const meta = (args: MetaArgs) =>
  publicMeta(args, {
    title,
    description:
      'Reviews that brands and talents wrote about each other on Marquee after a deal, newest first, good or bad.',
  })

/** The newest reviews by brands and by talents. It works without script. */
export default function Reviews() {
  const { content, preview, reviews } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro
        title={title}
        description="The newest reviews of each side, good or bad alike. We never choose which ones to show."
      />
      {reviews ? (
        <>
          <Side id="brands" title="Brands about talents" none="No review by a brand yet.">
            {reviews.byBrands.map(({ id, author, authorLogoUrl, work, talent, ...review }) => (
              <ReviewCard
                key={id}
                {...review}
                author={{ name: author, picture: authorLogoUrl, shape: 'square' }}
                other={{ name: talent.displayName, picture: talent.avatarUrl }}
                head={author}
              >
                {capitalise(work)} by <a href={`/t/${talent.slug}`}>{talent.displayName}</a>
              </ReviewCard>
            ))}
          </Side>
          <Side id="talents" title="Talents about brands" none="No review by a talent yet.">
            {reviews.byTalents.map(({ id, brand, work, talent, ...review }) => (
              <ReviewCard
                key={id}
                {...review}
                author={{ name: talent.displayName, picture: talent.avatarUrl }}
                other={{ name: brand.companyName, picture: brand.logoUrl, shape: 'square' }}
                head={<a href={`/t/${talent.slug}`}>{talent.displayName}</a>}
              >
                {capitalise(work)} for {brand.companyName}
              </ReviewCard>
            ))}
          </Side>
        </>
      ) : (
        <p className={sections.section}>The reviews can’t be shown right now. Please try again later.</p>
      )}
      <Testimonials content={content} />
      <HowReviewsWork />
      <Closing
        title="Every talent’s page shows their reviews"
        link={{ label: 'See talents', to: '/talents' }}
        other={{ label: 'How it works', to: '/how-it-works' }}
      />
    </>
  )
}

interface SideProps {
  id: string
  title: string
  /** The sentence where there is no review. */
  none: string
  children: readonly ReactNode[]
}

function Side({ id, title, none, children }: SideProps) {
  return (
    <section className={sections.section} aria-labelledby={id}>
      <div className={sections.intro}>
        <h2 id={id}>{title}</h2>
        {children.length === 0 && <p>{none}</p>}
      </div>
      {children.length > 0 && <ul className={classes.reviews}>{children}</ul>}
    </section>
  )
}

/** What operators have entered; nothing without an entry. */
function Testimonials({ content }: { content: Content<'testimonials'> }) {
  if (content.testimonials.length === 0) return null
  return (
    <section className={sections.section} aria-labelledby="testimonials">
      <div className={sections.intro}>
        <h2 id="testimonials">{content.title}</h2>
        <p>{content.description}</p>
      </div>
      <ul className={classes.list}>
        {content.testimonials.map(({ quote, name, role }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <li key={index}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                {role && <span>{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HowReviewsWork() {
  return (
    <section className={sections.section} aria-labelledby="how">
      <div className={sections.intro}>
        <h2 id="how">How reviews work</h2>
        <p>
          Only the two sides of a deal can write one, once the deal has ended. Both stay sealed until both
          sides have written or the time for it is over. A review is removed only where it breaks our rules.
        </p>
        <p>
          Here you read reviews of deals with talents who have a public page and can be found in search: the
          newest 12 by brands and the newest 12 by talents.
        </p>
        <p>
          The average on a profile counts every published review of it and has one decimal. It is shown from{' '}
          {MIN_REVIEWS_FOR_AVERAGE} reviews on.
        </p>
      </div>
    </section>
  )
}
