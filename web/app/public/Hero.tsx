import type { Plan } from '@marquee/contract/calls/subscriptions'
import { formatBps } from '@marquee/contract/rules/fee'
import { describePrice } from '#features/subscription/describe-plan.ts'
import type { PriceRules } from '#lib/price-preview.ts'
import classes from './Hero.module.css'
import { HeroDeal } from './HeroDeal.tsx'
import { sides } from './sides.ts'

interface HeroProps {
  title: string
  lead: string
  rules: PriceRules
  payHours: number | undefined
  /** The brand’s plan that is shown; undefined while the payment provider does not answer. */
  plan: Plan | undefined
}

/** The opening section of the public home: headline, ways in with what each costs, and an example of a deal. */
export function Hero({ title, lead, rules, payHours, plan }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <search>
          <form action="/talents" className={classes.find}>
            <label htmlFor="home-search">Who are you looking for?</label>
            <input id="home-search" type="search" name="q" maxLength={100} placeholder="Skincare, London" />
            <button type="submit">Find talent</button>
          </form>
        </search>
        <div className={classes.join} data-visitors="">
          <p id="join-as">Join as a</p>
          <ul aria-labelledby="join-as">
            {sides.map(({ id, role, link }) => (
              <li key={id}>
                <a href={link.to} aria-label={link.label}>
                  {role}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className={classes.cost}>
          Free for talents and agents. {plan && `Brands: ${describePrice(plan)}. `}
          {rules.feeMode === 'deducted'
            ? `Our fee, ${formatBps(rules.feeBps)} of the price before VAT, is included in each price.`
            : `Our fee, ${formatBps(rules.feeBps)} of the price before VAT, is added to each price.`}
        </p>
      </div>
      <HeroDeal rules={rules} payHours={payHours} />
    </section>
  )
}
