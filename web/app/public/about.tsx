import { figureCalls } from '@marquee/contract/calls/figures'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { settingsCalls } from '@marquee/contract/calls/settings'
import type { Content } from '@marquee/contract/content/schemas'
import { isSectionView, type SectionView } from '@marquee/contract/content/section-views'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { loadContent } from '#lib/load-content.ts'
import { orNull } from '#lib/or-null.ts'
import { defaultPriceRules, type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import classes from './about.module.css'
import { Closing } from './Closing.tsx'
import { DealRecord } from './DealRecord.tsx'
import { fillText } from './fill-figures.ts'
import { MarketFigures } from './MarketFigures.tsx'
import { PageIntro } from './PageIntro.tsx'
import { PeopleBand } from './PeopleBand.tsx'
import { PriceSplit } from './PriceSplit.tsx'
import { usePublicContext } from './public-context.ts'

/** The price that is split beside “How we earn money”, in minor units of pounds. */
const EXAMPLE_PRICE = 60_000

/**
 * Loads the texts with what Marquee costs, talents and figures of the market, and its rules. The page leaves out what shows the market
 * where its call fails.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [page, market, talents, figures, plans] = await Promise.all([
    loadContent({ context, request }, 'aboutUs'),
    call(settingsCalls.marketSettings, {}),
    orNull(call(portfolioCalls.shownTalents, {})),
    orNull(call(figureCalls.marketFigures, {})),
    loadPlans(call),
  ])
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  const { offerHours, payHours } = market ?? {}
  const shown = { feeBps, plan: plans?.[0], offerHours, payHours }
  const sections = page.content.sections.map((section) => ({
    ...section,
    text: fillText(section.text, shown),
  }))
  return {
    ...page,
    sections,
    talents,
    figures,
    rules: { feeBps, feeMode, vatPercent },
    payHours,
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The page about us. It works without script. */
export default function About() {
  const { content, preview, sections, talents, figures, rules, payHours } = useLoaderData<typeof loader>()
  const { company, isDemo } = usePublicContext()
  const [lead, ...others] = sections
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.description} />
      <PeopleBand shown={talents} />
      {lead && (
        <div className={classes.lead}>
          <Section {...lead} rules={rules} payHours={payHours} />
        </div>
      )}
      <MarketFigures shown={figures} />
      <div className={classes.sections}>
        {others.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <Section key={index} {...section} rules={rules} payHours={payHours} />
        ))}
        {company && <CompanyFacts company={company} isShort isDemo={isDemo} />}
      </div>
      <Closing
        title="Look around before you join"
        text="You can see talents, open campaigns and all our prices without an account."
        link={{ label: 'See talents', to: '/talents' }}
        other={{ label: 'Join Marquee', to: '/signup' }}
      />
    </>
  )
}

interface MarketRules {
  rules: PriceRules
  /** The market’s wait before a payout, in hours; undefined where it is not known. */
  payHours: number | undefined
}

/** What a section shows beside its text; how the text itself looks is in the style sheet. */
const beside: Record<SectionView, (market: MarketRules) => ReactNode> = {
  record: ({ rules, payHours }) => <DealRecord rules={rules} payHours={payHours} />,
  split: ({ rules }) => (
    <figure className={classes.split}>
      <PriceSplit price={previewPrice(EXAMPLE_PRICE, 'GBP', rules)} />
      <figcaption>An example, calculated with today’s fee and VAT.</figcaption>
    </figure>
  ),
  never: () => null,
}

type SectionProps = Content<'aboutUs'>['sections'][number] & MarketRules

function Section({ heading, text, view, ...market }: SectionProps) {
  return (
    <section className={classes.section} data-view={view || undefined}>
      <div>
        <h2>{heading}</h2>
        <MarkupText html={text} hasPictures />
      </div>
      {isSectionView(view) && beside[view](market)}
    </section>
  )
}
