import { createColumnFormat, formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import classes from './PriceExamples.module.css'

/** The prices to choose from, in minor units of pounds. The style sheet has one rule for each place in this list. */
const prices = [50_000, exampleDeal.price, 300_000, 1_000_000] as const

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
          <Split key={price} price={previewPrice(price, 'GBP', rules)} />
        ))}
      </fieldset>
      <a className={classes.own} href="/pricing#calculator">
        Calculate your own price
      </a>
    </div>
  )
}

function Split({ price }: { price: ReturnType<typeof previewPrice> }) {
  const { payerPays, talent, fee, feeBps, tax, taxPercent } = price
  const parts = [
    { part: 'talent', label: 'Talent earns', amount: talent },
    { part: 'fee', label: `Marquee fee ${formatBps(feeBps)}`, amount: fee },
    { part: 'tax', label: `VAT ${taxPercent}%`, amount: tax },
  ].filter(({ amount }) => amount > 0)
  const money = createColumnFormat([payerPays, talent, fee, tax])
  return (
    <div className={classes.split}>
      <p className={classes.pays}>
        Brand pays <strong>{money(payerPays)}</strong>
      </p>
      <svg
        className={classes.bar}
        viewBox={`0 0 ${payerPays} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ part, amount }, index) => (
          <rect
            key={part}
            data-part={part}
            x={parts.slice(0, index).reduce((sum, before) => sum + before.amount, 0)}
            width={amount}
            height="1"
          />
        ))}
      </svg>
      <dl>
        {parts.map(({ part, label, amount }) => (
          <div key={part} data-part={part}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
