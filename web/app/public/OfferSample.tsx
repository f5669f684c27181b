import { formatMoney } from '@marquee/contract/rules/currency'
import { feeLabel } from '@marquee/contract/rules/fee'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import classes from './OfferSample.module.css'
import sections from './sections.module.css'

interface OfferSampleProps {
  title: string
  text: string
  /** Fee and VAT of the market: the amounts of the example follow from them. */
  rules: PriceRules
  /** The market’s wait before a payout, in hours; undefined stands for the default. */
  payHours: number | undefined
}

/** An example of an offer as both parties see it: one sentence, one difference, one total. */
export function OfferSample({ title, text, rules, payHours }: OfferSampleProps) {
  const before = previewPrice(135_000, 'GBP', rules)
  const now = previewPrice(120_000, 'GBP', rules)
  const rows = [
    {
      label: 'Brand pays, incl. VAT',
      before: formatMoney(before.payerPays),
      now: formatMoney(now.payerPays),
      how: 'changed',
    },
    {
      label: 'Talent earns',
      before: formatMoney(before.talent),
      now: formatMoney(now.talent),
      how: 'changed',
    },
    { label: 'Revisions included', before: '1', now: '1', how: 'same' },
    { label: 'Paid usage', before: '90 days', now: 'none', how: 'changed' },
    { label: 'Draft due', before: '02 Dec, 2026', now: '02 Dec, 2026', how: 'same' },
  ] as const
  return (
    <section className={sections.section} aria-labelledby="sample-title">
      <div className={sections.intro}>
        <h2 id="sample-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={classes.sample}>
        <p className={classes.example}>Example</p>
        <p className={classes.sentence}>
          You make <strong>1 reel and 2 stories</strong>, drafts by <strong>02 Dec</strong>. You earn{' '}
          <strong>{formatMoney(now.talent)}</strong> {describePayDay([{ platform: 'instagram' }], payHours)}.
          Glow may use them <strong>organically for 30 days in the UK</strong>.
        </p>
        <div className={classes.cards}>
          <table className={classes.table}>
            <caption>What changed since your counter-offer</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">Your version 2</th>
                <th scope="col">Their version 3</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, before: earlier, now: later, how }) => (
                <tr key={label} data-how={how}>
                  <th scope="row">{label}</th>
                  <td>{earlier}</td>
                  <td>
                    <span>{later}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={classes.money}>
            <h3>Where the money goes</h3>
            <dl className={classes.sum}>
              <div>
                <dt>Glow pays</dt>
                <dd>{formatMoney(now.payerPays)}</dd>
              </div>
              <div>
                <dt>VAT {now.taxPercent}%</dt>
                <dd>− {formatMoney(now.tax)}</dd>
              </div>
              <div>
                <dt>Marquee fee {feeLabel(now.feeBps)}</dt>
                <dd>− {formatMoney(now.fee)}</dd>
              </div>
              <div className={classes.total}>
                <dt>You earn</dt>
                <dd>{formatMoney(now.talent)}</dd>
              </div>
            </dl>
          </div>
        </div>
      </div>
    </section>
  )
}
