import { settingsCalls } from '@marquee/contract/calls/settings'
import type { Plan } from '@marquee/contract/calls/subscriptions'
import { formatBps } from '@marquee/contract/rules/fee'
import { NO_FEE_MONTHS } from '@marquee/contract/rules/outside-talents'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FeeCalculator } from '#features/pricing/FeeCalculator.tsx'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { readExample } from '#features/pricing/read-example.ts'
import { formatPrice, monthsSaved } from '#features/subscription/describe-plan.ts'
import { loadContent } from '#lib/load-content.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { headMeta, type MetaArgs } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import { PageIntro } from './PageIntro.tsx'
import classes from './pricing.module.css'
import { SideChoice } from './SideChoice.tsx'
import sections from './sections.module.css'

/** The calculator answers as one types once the page is used; without script its button asks the server. */
export const handle = { script: 'at first use' }

/** Loads the texts, the plans, and the fee and VAT of the market. Without the payment provider the plans are left out. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [page, market, plans] = await Promise.all([
    loadContent({ context, request }, 'pricing'),
    call(settingsCalls.marketSettings, {}),
    loadPlans(call),
  ])
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  return {
    ...page,
    rules: { feeBps, feeMode, vatPercent },
    payHours: market?.payHours,
    plans,
    example: readExample(new URL(request.url).searchParams),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = (args: MetaArgs<Loaded>) => headMeta(args)

/** The prices of Marquee. It can be read without script; with script the calculator answers as you type. */
export default function Pricing() {
  const { content, preview, rules, payHours, plans, example } = useLoaderData<typeof loader>()
  const fee = formatBps(rules.feeBps)
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.lead} picture="priceTag" isForWide />
      <p className={classes.jump}>
        <a href="#calculator">
          {content.calculatorTitle} <span aria-hidden="true">↓</span>
        </a>
      </p>
      <section className={sections.section} aria-label="What each side pays">
        <div className={classes.sides}>
          <SideChoice />
          <BrandPrices
            title={content.brandTitle}
            plans={plans}
            fee={fee}
            isOnTop={rules.feeMode === 'on_top'}
          />
          <article className={classes.side} data-side="talent">
            <h2>{content.talentTitle}</h2>
            <p className={classes.price}>
              <strong>£0</strong>
            </p>
            <p>
              You pay nothing to use Marquee.{' '}
              {rules.feeMode === 'deducted'
                ? 'Our fee comes out of the brand’s price, before your share.'
                : 'Our fee is added to the brand’s price.'}
            </p>
            <ul className={classes.features}>
              <Points points={content.talentPoints} />
              <li>{capitalise(`paid ${describePayDay([{ platform: 'instagram' }], payHours)}`)}</li>
            </ul>
            <a href="/signup/talent" data-visitors="">
              Join as a talent
            </a>
          </article>
          <article className={classes.side} data-side="agent">
            <h2>{content.agentTitle}</h2>
            <p className={classes.price}>
              <strong>£0</strong>
            </p>
            <p>You pay nothing to use Marquee.</p>
            <ul className={classes.features}>
              <Points points={content.agentPoints} />
            </ul>
            <a href="/signup/talentagent" data-visitors="">
              Join as a talent agent
            </a>
          </article>
        </div>
      </section>
      <section className={sections.section} id="calculator" aria-labelledby="calculator-title">
        <div className={sections.intro}>
          <h2 id="calculator-title">{content.calculatorTitle}</h2>
          <p>
            {rules.feeMode === 'deducted'
              ? `The price of an offer includes everything: VAT where it applies, and our fee of ${fee} of the price before VAT.`
              : `The fee of ${fee} and VAT, where it applies, are added to the price of an offer.`}{' '}
            {content.calculatorText}
          </p>
        </div>
        <FeeCalculator rules={rules} initial={example} />
      </section>
      <Closing title={content.closing} link={{ label: 'Read the answers', to: '/faq' }} />
    </>
  )
}

/** The facts about a side, as operators wrote them. */
function Points({ points }: { points: readonly { text: string }[] }) {
  return points.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page whose texts do not change while it is shown
    <li key={index}>{text}</li>
  ))
}

interface BrandPricesProps {
  title: string
  /** Null while the payment provider does not answer. */
  plans: readonly Plan[] | null
  fee: string
  isOnTop: boolean
}

function BrandPrices({ title, plans, fee, isOnTop }: BrandPricesProps) {
  const [first, ...others] = plans ?? []
  return (
    <article className={classes.side}>
      <h2>{title}</h2>
      {first ? (
        <div className={classes.price}>
          <strong>{formatPrice(first)}</strong>
          <p>
            {[
              ...others.map(
                (plan) =>
                  `Or ${[formatPrice(plan), describeSaving(plan, first)].filter(Boolean).join(', with ')}.`,
              ),
              'VAT is included.',
              ...(first.trialDays > 0 ? [`The first ${first.trialDays} days are free.`] : []),
            ].join(' ')}
          </p>
        </div>
      ) : (
        <p>The prices of the plans cannot be shown right now. Please reload the page in a few minutes.</p>
      )}
      <p className={classes.fee}>
        <strong>{fee} fee per deal</strong>
        {isOnTop
          ? 'Of the price before VAT, and added to it.'
          : 'Of the price before VAT, and already included in it.'}
      </p>
      {first && (
        <ul className={classes.features}>
          {first.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <p className={classes.rule}>
        Invite talents who are new to Marquee and pay no fee on your deals with them for {NO_FEE_MONTHS}{' '}
        months.
      </p>
      <a href="/signup/brand" data-visitors="">
        Join as a brand
      </a>
    </article>
  )
}

/** Returns what a yearly plan saves against the monthly one, "2 months free"; null where it saves nothing. */
function describeSaving(plan: Plan, monthly: Plan): string | null {
  const saved = plan.interval === 'year' ? monthsSaved(plan, monthly) : null
  return saved === null ? null : `${formatCount(saved, 'month')} free`
}
