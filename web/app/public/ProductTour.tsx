import type { PriceRules } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import { HeldMoney } from './HeldMoney.tsx'
import { OfferExample } from './OfferExample.tsx'
import classes from './ProductTour.module.css'
import { ReviewExample } from './ReviewExample.tsx'
import sections from './sections.module.css'

interface ProductTourProps {
  title: string
  text: string
  rules: PriceRules
  /** The market’s time to review work, in days; undefined where it is not known. */
  reviewDays: number | undefined
  /** The market’s wait before a payout, in hours; undefined stands for the default. */
  payHours: number | undefined
}

/** The product itself, shown by an example: the offer, the review of the work, and what happens to the money. */
export function ProductTour({ title, text, rules, reviewDays, payHours }: ProductTourProps) {
  return (
    <div className={classes.tour}>
      <section className={sections.section} aria-labelledby="tour-title">
        <div className={sections.intro}>
          <h2 id="tour-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={classes.steps}>
          <article className={classes.step}>
            <div>
              <h3>Every change is marked</h3>
              <p>
                A counter-offer is a new version of the offer. Compare it with the one before, term by term.
              </p>
              <a href="/how-it-works">See how offers work</a>
            </div>
            <div className={classes.example}>
              <OfferExample rules={rules} />
            </div>
          </article>
          <article className={classes.step}>
            <div>
              <h3>Review in one place</h3>
              <p>Comment on an exact moment in a video or any part of a picture. Every version is kept.</p>
              <a href="/how-it-works#talents">See how work is delivered</a>
            </div>
            <div className={classes.example}>
              <ReviewExample deal={exampleDeal} />
            </div>
          </article>
        </div>
        <HeldMoney rules={rules} reviewDays={reviewDays} payHours={payHours} />
      </section>
    </div>
  )
}
