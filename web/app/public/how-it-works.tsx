import { settingsCalls } from '@marquee/contract/calls/settings'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import classes from './how-it-works.module.css'
import { PageIntro } from './PageIntro.tsx'
import { DemoNote, ProductShot } from './ProductShot.tsx'
import { productPictures } from './product-pictures.ts'
import { sides } from './sides.ts'

/** Loads the steps, and the periods that apply in this market. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, market] = await Promise.all([
    loadContent({ context, request }, 'howItWorks'),
    context.get(hostContext).call(settingsCalls.marketSettings, {}),
  ])
  const periods = market && {
    offerHours: market.offerHours,
    reviewDays: market.reviewDays,
    payHours: market.payHours,
  }
  return { ...page, periods }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** What each side sees: a whole screen, and where there is room for it a part of another one with its caption. */
const picturesOf = {
  brands: {
    screen: productPictures.applicants,
    part: productPictures.review,
    caption: 'Comments on the work itself, with every reply.',
  },
  talents: {
    screen: productPictures.offer,
    part: productPictures.payouts,
    caption: 'What is paid out next, and what is still held.',
  },
  agents: {
    screen: productPictures.tasks,
    part: productPictures.calendar,
    caption: 'Who works when, across the roster.',
  },
} as const

/** The steps of a collaboration for each side, and the periods of the market. It works without script. */
export default function HowItWorksPage() {
  const { content, preview, periods } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} />
      <nav className={classes.jump} aria-label="On this page">
        {sides.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {sides.map(({ id, stepsField, title, link }) => (
        <section key={id} id={id} className={classes.side} data-side={id} aria-labelledby={`${id}-title`}>
          <div className={classes.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            <a href={link.to}>{link.label}</a>
          </div>
          <Pictures {...picturesOf[id]} isFirst={id === 'brands'} />
          <ol className={classes.steps}>
            {content[stepsField].map(({ title: step, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
              <li key={index}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{step}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {periods && (
        <section className={classes.periods} aria-labelledby="periods-title">
          <h2 id="periods-title">How long things take</h2>
          <dl>
            <div>
              <dt>To answer an offer</dt>
              <dd>{capitalise(formatWait(periods.offerHours))}</dd>
            </div>
            <div>
              <dt>To review work, before it is approved automatically</dt>
              <dd>{formatCount(periods.reviewDays, 'day')}</dd>
            </div>
            <div>
              <dt>From approved and posted work to the payout</dt>
              <dd>{capitalise(formatWait(periods.payHours))}</dd>
            </div>
          </dl>
          <p>Each deal keeps the times it was made with.</p>
        </section>
      )}
      <Closing
        title="See what a deal costs before you start"
        link={{ label: 'See pricing', to: '/pricing' }}
      />
    </>
  )
}

type PicturesProps = (typeof picturesOf)[keyof typeof picturesOf] & { isFirst: boolean }

function Pictures({ screen, part, caption, isFirst }: PicturesProps) {
  return (
    <div className={classes.pictures}>
      <ProductShot picture={screen} isAtTop={isFirst} phoneAlso="(1024px <= width < 1280px)" />
      <figure>
        <figcaption>{caption}</figcaption>
        <ProductShot picture={part} />
      </figure>
      {isFirst && <DemoNote />}
    </div>
  )
}
