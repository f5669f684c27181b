import { createColumnFormat } from '@marquee/contract/rules/currency'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import classes from './HeldMoney.module.css'
import sections from './sections.module.css'

interface HeldMoneyProps {
  rules: PriceRules
  /** The market’s time to review work, in days; undefined where it is not known. */
  reviewDays: number | undefined
  /** The market’s wait before a payout, in hours; undefined stands for the default. */
  payHours: number | undefined
}

/** Where the money of the example is at each step of a deal, and what happens when a deal does not go to plan. */
export function HeldMoney({ rules, reviewDays, payHours }: HeldMoneyProps) {
  const { payerPays, talent } = previewPrice(exampleDeal.price, 'GBP', rules)
  const money = createColumnFormat([payerPays, talent])
  const steps = [
    {
      when: 'With the offer',
      title: 'Authorised',
      text: 'The price is on hold on the brand’s card. Nothing is charged.',
      amount: payerPays,
    },
    {
      when: 'On acceptance',
      title: 'Charged',
      text: 'The hold becomes a payment, and the deal starts.',
      amount: payerPays,
    },
    {
      when: 'During the work',
      title: 'Held by Marquee',
      text: 'Neither side can take it out alone.',
      amount: payerPays,
    },
    {
      when: 'After the work',
      title: 'Approved',
      text: `By the brand${reviewDays === undefined ? '' : `, or after ${formatCount(reviewDays, 'day')} without feedback`}.`,
      amount: payerPays,
    },
    {
      when: 'Payout',
      title: 'Paid to the talent',
      text: `${capitalise(describePayDay([{ platform: 'instagram' }], payHours))}.`,
      amount: talent,
    },
  ]
  return (
    <div className={classes.dark}>
      <section className={sections.section} aria-labelledby="money-title">
        <div className={sections.intro}>
          <h2 id="money-title">How the money is protected</h2>
          <p>The price is paid before the work starts, and paid out after it is approved.</p>
        </div>
        <ol className={classes.steps}>
          {steps.map(({ when, title, text, amount }) => (
            <li key={title}>
              <span className={classes.when}>{when}</span>
              <h3>{title}</h3>
              <p>{text}</p>
              <span className={classes.amount}>{money(amount)}</span>
            </li>
          ))}
        </ol>
        <dl className={classes.cases}>
          <div>
            <dt>If nobody accepts</dt>
            <dd>The hold ends and nothing is charged.</dd>
          </div>
          <div>
            <dt>If the work never comes</dt>
            <dd>The brand cancels the overdue deal and gets a refund of what was not delivered.</dd>
          </div>
          <div>
            <dt>If you disagree</dt>
            <dd>
              The payout stops. You exchange proposals; then a person decides, with reasons both can read.
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
