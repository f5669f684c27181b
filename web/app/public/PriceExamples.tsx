import { formatMoney } from '@marquee/contract/rules/currency'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import classes from './PriceExamples.module.css'
import { PriceSplit } from './PriceSplit.tsx'

/** The prices to choose from, in minor units of pounds. The style sheet has one rule for each place in this list. */
const prices = [60_000, exampleDeal.price, 300_000, 900_000] as const

/** What a deal costs and what the talent earns, for a few prices. The choice works without script. */
export function PriceExamples({ rules }: { rules: PriceRules }) {
  return (
    <div className={classes.card}>
      <fieldset className={classes.examples}>
        <legend>
          {rules.feeMode === 'deducted' ? 'If the price is' : 'If the price before fee and VAT is'}
        </legend>
        {prices.map((price) => [
          <input
            key="choice"
            type="radio"
            name="example"
            id={`example-${price}`}
            defaultChecked={price === exampleDeal.price}
          />,
          <label key="label" htmlFor={`example-${price}`}>
            {formatMoney(price)}
          </label>,
        ])}
        {prices.map((price) => (
          <PriceSplit key={price} price={previewPrice(price, 'GBP', rules)} />
        ))}
      </fieldset>
      <a className={classes.own} href="/pricing#calculator">
        Calculate your own price
      </a>
    </div>
  )
}
