import { settingsCalls } from '@marquee/contract/calls/settings'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import classes from './how-it-works.module.css'
import { PageIntro } from './PageIntro.tsx'
import { ProductSceneDefinition } from './ProductScene.tsx'
import { sides } from './sides.ts'
import { StepExample } from './step-views/StepExample.tsx'

/** Loads the steps, the periods that apply in this market, and its rules that the examples are calculated by. */
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
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  return { ...page, periods, rules: { feeBps, feeMode, vatPercent } }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The steps of a collaboration for each side, and the periods of the market. It works without script. */
export default function HowItWorksPage() {
  const { content, preview, periods, rules } = useLoaderData<typeof loader>()
  const shared = {
    rules,
    offerHours: periods?.offerHours,
    reviewDays: periods?.reviewDays,
    payHours: periods?.payHours,
  }
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} />
      {sides.some(({ stepsField }) => content[stepsField].some(({ view }) => view === 'review')) && (
        <ProductSceneDefinition />
      )}
      {/* Without a side in the address, the page shows the first one. */}
      <div className={classes.sides}>
        <nav className={classes.choice} aria-label="Choose a side">
          {sides.map(({ id, title, role }) => (
            <a key={id} href={`#${id}`} aria-label={title}>
              {role}
            </a>
          ))}
        </nav>
        {sides.map(({ id, stepsField, title, link }) => (
          <section key={id} id={id} className={classes.side} data-side={id} aria-labelledby={`${id}-title`}>
            <div className={classes.head}>
              <h2 id={`${id}-title`}>{title}</h2>
              <a href={link.to}>{link.label}</a>
            </div>
            <ol className={classes.steps}>
              {content[stepsField].map(({ title: step, text, view }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
                <li key={index} data-view={view !== '' || undefined}>
                  <div className={classes.step}>
                    <span className={classes.number} aria-hidden="true">
                      {index + 1}
                    </span>
                    <h3>{step}</h3>
                    <p>{text}</p>
                  </div>
                  {view !== '' && (
                    <div className={classes.example}>
                      <StepExample view={view} {...shared} />
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className={classes.note}>The screens are examples, with invented names and amounts.</p>
      {periods && <Periods periods={periods} />}
      <Closing
        title="See what a deal costs before you start"
        link={{ label: 'See pricing', to: '/pricing' }}
      />
    </>
  )
}

/** How long each step may take in this market. */
function Periods({ periods }: { periods: NonNullable<Loaded['periods']> }) {
  return (
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
      <p>Later changes to these times don’t affect deals already agreed.</p>
    </section>
  )
}
