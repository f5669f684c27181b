import { figureCalls } from '@marquee/contract/calls/figures'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { searchCalls } from '@marquee/contract/calls/search'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { loadContent } from '#lib/load-content.ts'
import { orNull } from '#lib/or-null.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Audiences } from './Audiences.tsx'
import { Closing } from './Closing.tsx'
import { CommonQuestions } from './CommonQuestions.tsx'
import { fillFigures } from './fill-figures.ts'
import { Hero } from './Hero.tsx'
import classes from './home.module.css'
import { MarketFigures } from './MarketFigures.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { ProductSceneDefinition } from './ProductScene.tsx'
import { ProductTour } from './ProductTour.tsx'
import { Promises } from './Promises.tsx'
import { ShownCampaigns } from './ShownCampaigns.tsx'
import { ShownReviews } from './ShownReviews.tsx'
import { ShownTalents } from './ShownTalents.tsx'
import { pageRows } from './scripts/page-rows.ts'

/**
 * Loads the texts, talents, reviews, campaigns and plans to show, the figures of the market, and its rules that the examples are calculated by.
 * The page leaves out what shows the market where its call fails.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [page, questions, market, figures, talents, topics, reviews, campaigns, plans] = await Promise.all([
    loadContent({ context, request }, 'homeContent'),
    loadContent({ context, request }, 'faq'),
    call(settingsCalls.marketSettings, {}),
    orNull(call(figureCalls.marketFigures, {})),
    orNull(call(portfolioCalls.shownTalents, {})),
    orNull(call(searchCalls.talentTopics, {})),
    orNull(call(portfolioCalls.shownReviews, {})),
    orNull(call(publicCampaignCalls.shownCampaigns, {})),
    loadPlans(call),
  ])
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  return {
    ...page,
    questions: fillFigures(questions.content.questions, {
      feeBps,
      plan: plans?.[0],
      offerHours: market?.offerHours,
      payHours: market?.payHours,
    }),
    figures,
    talents,
    niches: topics?.items ?? [],
    reviews,
    campaigns,
    plans,
    rules: { feeBps, feeMode, vatPercent },
    reviewDays: market?.reviewDays,
    payHours: market?.payHours,
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The public home page. It works without script. */
export default function Home() {
  const loaded = useLoaderData<typeof loader>()
  const { content, preview, questions, figures, plans, rules, reviewDays, payHours } = loaded
  const hasCards = [loaded.talents, loaded.reviews, loaded.campaigns].some(
    (shown) => shown && shown.items.length > 1,
  )
  return (
    <div className={classes.page}>
      <PreviewBar preview={preview} />
      <ProductSceneDefinition />
      <Hero title={content.title} lead={content.lead} rules={rules} payHours={payHours} plan={plans?.[0]} />
      <ShownTalents shown={loaded.talents} niches={loaded.niches} />
      <ShownReviews shown={loaded.reviews} />
      <ShownCampaigns shown={loaded.campaigns} rules={rules} />
      {hasCards && <PageScript run={pageRows} />}
      <Promises promises={content.promises} />
      <ProductTour
        title={content.offerTitle}
        text={content.offerText}
        rules={rules}
        reviewDays={reviewDays}
        payHours={payHours}
      />
      <Audiences brands={content.brandPoints} talents={content.talentPoints} agents={content.agentPoints} />
      <PriceSummary plans={plans} rules={rules} />
      <MarketFigures shown={figures} />
      <CommonQuestions questions={questions} />
      <Closing title={content.closing} link={{ label: 'Join Marquee', to: '/signup' }} />
    </div>
  )
}
