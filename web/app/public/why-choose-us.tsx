import { settingsCalls } from '@marquee/contract/calls/settings'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { describePrice } from '#features/subscription/describe-plan.ts'
import { loadContent } from '#lib/load-content.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import { Comparison } from './Comparison.tsx'
import { OfferFields, OfferToTry } from './OfferToTry.tsx'
import { PageIntro } from './PageIntro.tsx'
import sections from './sections.module.css'
import classes from './why-choose-us.module.css'

/** Loads the texts, the rules of the market that the example is calculated by, and the plan of brands. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [page, market, plans] = await Promise.all([
    loadContent({ context, request }, 'whyChooseUs'),
    call(settingsCalls.marketSettings, {}),
    loadPlans(call),
  ])
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  return { ...page, rules: { feeBps, feeMode, vatPercent }, plan: plans?.[0] }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The reasons to choose Marquee. Without script its example of an offer cannot be changed; the rest is the same. */
export default function WhyChooseUs() {
  const { content, preview, rules, plan } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} picture="agreement" isForWide />
      <div className={classes.record}>
        <section className={sections.section} aria-labelledby="record-title">
          <div className={sections.intro}>
            <h2 id="record-title">See what changed at a glance</h2>
            <p>
              A counter-offer is a new version beside the one before. Every change is marked, and the amounts
              update automatically.
            </p>
          </div>
          <div className={classes.example}>
            <OfferToTry rules={rules} />
          </div>
          <div className={classes.fields}>
            <OfferFields rules={rules} />
            <p className={classes.note}>An example, with invented names and amounts.</p>
            <a className={classes.join} href="/signup" data-visitors="">
              Join Marquee
            </a>
          </div>
        </section>
      </div>
      <section className={sections.section} aria-label="Reasons">
        <ul className={classes.reasons}>
          {content.reasons.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
            <li key={index}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={classes.said}>
          <a href="/reviews">Read what brands and talents say</a>
        </p>
      </section>
      <Comparison
        title={content.comparisonTitle}
        comparedWith={content.comparedWith}
        topics={content.comparison}
      />
      <Closing
        title="Try it on your next deal"
        text={`Talents and agents pay nothing.${plan ? ` Brands: ${describePrice(plan)}, VAT included.` : ''}`}
        link={{ label: 'Join Marquee', to: '/signup' }}
        other={{ label: 'Calculate a price', to: '/pricing#calculator' }}
      />
    </>
  )
}
