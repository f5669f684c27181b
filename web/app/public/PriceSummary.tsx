import type { Plan } from '@marquee/contract/calls/subscriptions'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatPrice, monthsSaved } from '#features/subscription/describe-plan.ts'
import type { PriceRules } from '#lib/price-preview.ts'
import { PriceExamples } from './PriceExamples.tsx'
import classes from './PriceSummary.module.css'
import sections from './sections.module.css'

interface PriceSummaryProps {
  /** Null while the payment provider does not answer. */
  plans: readonly Plan[] | null
  rules: PriceRules
}

/** What Marquee costs each side, and what that means for a few prices. */
export function PriceSummary({ plans, rules }: PriceSummaryProps) {
  const [first] = plans ?? []
  const yearly = plans?.find(({ interval }) => interval === 'year')
  const saved = first && yearly && first !== yearly ? monthsSaved(yearly, first) : null
  return (
    <section className={`${sections.section} ${classes.columns}`} id="pricing" aria-labelledby="price-title">
      <div className={sections.intro}>
        <h2 id="price-title">One plan, one fee</h2>
        <p>You see both before you agree to anything.</p>
      </div>
      <dl className={classes.prices}>
        <div>
          <dt>Brands</dt>
          <dd className={classes.price}>{first ? formatPrice(first) : 'A monthly or yearly plan'}</dd>
          <dd>
            {first &&
              [
                first.trialDays > 0 && `${first.trialDays} days free.`,
                saved && yearly && `${formatPrice(yearly)} saves ${saved} months.`,
                'VAT included, cancel in one click.',
              ]
                .filter(Boolean)
                .join(' ')}
          </dd>
        </div>
        <div>
          <dt>Talents and agents</dt>
          <dd className={classes.price}>Free</dd>
          <dd>Agents agree their commission with each talent.</dd>
        </div>
        <div>
          <dt>Fee per deal</dt>
          <dd className={classes.price}>{formatBps(rules.feeBps)}</dd>
          <dd>
            {rules.feeMode === 'deducted'
              ? 'Of the price before VAT, and included in it.'
              : 'Of the price before VAT, and added to it.'}
          </dd>
        </div>
      </dl>
      <PriceExamples rules={rules} />
    </section>
  )
}
