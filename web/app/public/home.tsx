import { figureCalls } from '@marquee/contract/calls/figures'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Audiences } from './Audiences.tsx'
import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { MarketFigures } from './MarketFigures.tsx'
import { OfferSample } from './OfferSample.tsx'
import { Promises } from './Promises.tsx'

/** Loads the texts, the figures of the market, and its rules that the examples are calculated by. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const host = context.get(hostContext)
  const [page, market, figures] = await Promise.all([
    loadContent({ context, request }, 'homeContent'),
    host.call(settingsCalls.marketSettings, {}),
    host.call(figureCalls.marketFigures, {}),
  ])
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  return {
    ...page,
    figures,
    rules: { feeBps, feeMode, vatPercent },
    periods: market && { reviewDays: market.reviewDays, payHours: market.payHours },
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The public home page. It works without script. */
export default function Home() {
  const { content, preview, figures, rules, periods } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar preview={preview} />
      <Hero title={content.title} lead={content.lead} />
      <Promises promises={content.promises} />
      <MarketFigures shown={figures} />
      <OfferSample
        title={content.offerTitle}
        text={content.offerText}
        rules={rules}
        payHours={periods?.payHours}
      />
      <HowItWorks reviewDays={periods?.reviewDays} payHours={periods?.payHours} />
      <Audiences brands={content.brandPoints} talents={content.talentPoints} agents={content.agentPoints} />
      <Closing title={content.closing} link={{ label: 'Join Marquee', to: '/signup' }} />
    </>
  )
}
