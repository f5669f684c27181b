import { settingsCalls } from '@marquee/contract/calls/settings'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPlans } from '#features/pricing/load-plans.ts'
import { loadContent } from '#lib/load-content.ts'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { dealOfSide } from './example-deal.ts'
import { fillText } from './fill-figures.ts'
import classes from './how-it-works.module.css'
import { PageIntro } from './PageIntro.tsx'
import { SideClosing } from './SideClosing.tsx'
import { layOutRest } from './scripts/lay-out-rest.ts'
import { sides } from './sides.ts'
import { StepExample } from './step-views/StepExample.tsx'

/** Loads the steps, the periods that apply in this market, its rules that the examples are calculated by, and the plan of brands. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const [page, market, plans] = await Promise.all([
    loadContent({ context, request }, 'howItWorks'),
    call(settingsCalls.marketSettings, {}),
    loadPlans(call),
  ])
  const periods = market && {
    offerHours: market.offerHours,
    reviewDays: market.reviewDays,
    payHours: market.payHours,
  }
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  const plan = plans?.[0]
  const figures = { feeBps, plan, offerHours: market?.offerHours, payHours: market?.payHours }
  const fill = <Step extends { text: string }>(steps: readonly Step[]) =>
    steps.map((step) => ({ ...step, text: fillText(step.text, figures) }))
  const { brandSteps, talentSteps, agentSteps } = page.content
  const content = {
    ...page.content,
    brandSteps: fill(brandSteps),
    talentSteps: fill(talentSteps),
    agentSteps: fill(agentSteps),
  }
  return { ...page, content, periods, rules: { feeBps, feeMode, vatPercent }, plan }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) =>
  loaderData ? publicMeta(args, loaderData.content) : []

/** The steps of a collaboration for each side, and the periods of the market. It can be read without script. */
export default function HowItWorksPage() {
  const { content, preview, periods, rules, plan } = useLoaderData<typeof loader>()
  const shared = {
    rules,
    offerHours: periods?.offerHours,
    reviewDays: periods?.reviewDays,
    payHours: periods?.payHours,
  }
  return (
    <>
      <PreviewBar preview={preview} />
      <PageScript run={layOutRest} />
      <PageIntro title={content.title} description={content.description} />
      {/* Without a side in the address, the page shows the first one. */}
      <div className={classes.sides}>
        <nav className={classes.choice} aria-label="Choose a side">
          <div>
            {sides.map(({ id, title, role }) => (
              <a key={id} href={`#${id}`} aria-label={title}>
                {role}
              </a>
            ))}
          </div>
        </nav>
        {sides.map(({ id, stepsField, title, link }) => (
          <section key={id} id={id} className={classes.side} data-side={id} aria-labelledby={`${id}-title`}>
            <div className={classes.head}>
              <h2 id={`${id}-title`}>{title}</h2>
              <a href={link.to} data-visitors="">
                {link.label}
              </a>
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
                      <StepExample view={view} deal={dealOfSide[id]} {...shared} />
                    </div>
                  )}
                </li>
              ))}
            </ol>
            <p className={classes.others}>
              See how it works for{' '}
              {sides
                .filter((other) => other.id !== id)
                .map((other, index) => [
                  index > 0 && ' or ',
                  <a key={other.id} href={`#${other.id}`}>
                    {other.short.toLowerCase()}
                  </a>,
                ])}
              .
            </p>
          </section>
        ))}
      </div>
      <p className={classes.note}>The screens are examples, with invented names and amounts.</p>
      {periods && <Periods periods={periods} />}
      <div className={classes.closings}>
        {sides.map((side) => (
          <div key={side.id}>
            <SideClosing side={side} plan={plan} />
          </div>
        ))}
      </div>
    </>
  )
}

/** How long each step may take in this market, in the order of a deal. */
function Periods({ periods }: { periods: NonNullable<Loaded['periods']> }) {
  const steps = [
    { time: formatWait(periods.offerHours), label: 'To answer an offer', after: 'Then it expires.' },
    {
      time: formatCount(periods.reviewDays, 'day'),
      label: 'To review work',
      after: 'Then it is approved automatically.',
    },
    {
      time: formatWait(periods.payHours),
      label: 'Until the payout',
      after: 'Once all work is approved and posted.',
    },
  ]
  return (
    <div className={classes.band}>
      <section className={classes.periods} aria-labelledby="periods-title">
        <h2 id="periods-title">How long things take</h2>
        <ol>
          {steps.map(({ time, label, after }) => (
            <li key={label}>
              <strong>{capitalise(time)}</strong>
              <b>{label}</b>
              <span>{after}</span>
            </li>
          ))}
        </ol>
        <p>Later changes to these times don’t affect deals already agreed.</p>
      </section>
    </div>
  )
}
