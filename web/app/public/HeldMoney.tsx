import { createColumnFormat } from '@marquee/contract/rules/currency'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import classes from './HeldMoney.module.css'

interface HeldMoneyProps {
  rules: PriceRules
  /** The market’s time to review work, in days; undefined where it is not known. */
  reviewDays: number | undefined
  /** The market’s wait before a payout, in hours; undefined stands for the default. */
  payHours: number | undefined
}

/** What happens to the money of a deal at each step, with the amounts that move, and when a deal does not go to plan. */
export function HeldMoney({ rules, reviewDays, payHours }: HeldMoneyProps) {
  const { payerPays, talent } = previewPrice(exampleDeal.price, 'GBP', rules)
  const money = createColumnFormat([payerPays, talent])
  const steps = [
    {
      when: 'With the offer',
      title: 'Authorised',
      text: 'On hold on the brand’s card, not yet charged.',
      amount: null,
    },
    {
      when: 'On acceptance',
      title: 'Charged',
      text: 'The payment is taken and the deal starts.',
      amount: payerPays,
    },
    {
      when: 'During the work',
      title: 'Held by Marquee',
      text: 'Neither side can withdraw it alone.',
      amount: null,
    },
    {
      when: 'After the work',
      title: 'Approved',
      text: `By the brand${reviewDays === undefined ? '' : `, or after ${formatCount(reviewDays, 'day')} without feedback`}.`,
      amount: null,
    },
    {
      when: 'Payout',
      title: 'Paid to the talent',
      text: `${capitalise(describePayDay([{ platform: 'instagram' }], payHours))}.`,
      amount: talent,
    },
  ]
  return (
    <section className={classes.dark} aria-labelledby="money-title">
      <div className={classes.intro}>
        <h3 id="money-title">Payment protection</h3>
        <p>The brand pays before the work starts. The talent is paid once it is approved.</p>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ when, title, text, amount }) => (
          <li key={title}>
            <span className={classes.when}>{when}</span>
            <h4>{title}</h4>
            <p>{text}</p>
            {amount !== null && <span className={classes.amount}>{money(amount)}</span>}
          </li>
        ))}
      </ol>
      <dl className={classes.cases}>
        <div>
          <dt>If nobody accepts</dt>
          <dd>Nothing is charged, and the hold is released.</dd>
        </div>
        <div>
          <dt>If the work never arrives</dt>
          <dd>The brand can cancel the overdue deal for a refund.</dd>
        </div>
        <div>
          <dt>If you disagree</dt>
          <dd>The payout stops until you agree a split or our staff decide.</dd>
        </div>
      </dl>
    </section>
  )
}
