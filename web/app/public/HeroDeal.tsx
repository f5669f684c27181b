import { formatMoney } from '@marquee/contract/rules/currency'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import { faces } from './faces.ts'
import classes from './HeroDeal.module.css'
import { ProductScene } from './ProductScene.tsx'

/** An example of a deal: the submitted film, and the accepted offer over it. */
export function HeroDeal({ rules, payHours }: { rules: PriceRules; payHours: number | undefined }) {
  const price = previewPrice(exampleDeal.price, 'GBP', rules)
  return (
    <figure className={classes.deal}>
      <div className={classes.film}>
        <ProductScene />
        <span className={classes.controls} aria-hidden="true" />
      </div>
      <p className={classes.talent}>
        <img src={faces.first} width={144} height={144} alt="" loading="lazy" decoding="async" />
        <strong>{exampleDeal.talent}</strong>
        Skincare · Bath
      </p>
      <p className={classes.held}>
        <strong>{formatMoney(price.payerPays)}</strong> held by Marquee
      </p>
      <div className={classes.card}>
        <p className={classes.head}>
          {/* Late, so that the page waits for no other file. */}
          <img src={faces.first} width={32} height={32} alt="" loading="lazy" decoding="async" />
          <strong>{exampleDeal.talent}</strong> for {exampleDeal.brand} <span>Accepted</span>
        </p>
        <p className={classes.sentence}>
          {exampleDeal.talent} makes <strong>1 reel and 2 stories</strong>. {exampleDeal.brand} may use them{' '}
          <strong>organically for 30 days in the UK</strong>.
        </p>
        <dl className={classes.amounts}>
          <div>
            <dt>{exampleDeal.talent} earns</dt>
            <dd>{formatMoney(price.talent)}</dd>
          </div>
          <div>
            <dt>Brand pays</dt>
            <dd>{formatMoney(price.payerPays)}</dd>
          </div>
        </dl>
        <p className={classes.payout}>Paid {describePayDay([{ platform: 'instagram' }], payHours)}</p>
      </div>
      <figcaption className={classes.caption}>The examples on this page are invented.</figcaption>
    </figure>
  )
}
