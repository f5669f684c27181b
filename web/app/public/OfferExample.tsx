import { createColumnFormat } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { exampleDeal } from './example-deal.ts'
import classes from './OfferExample.module.css'

/** What changed between two versions of the example’s offer, and where the money of the second one goes. */
export function OfferExample({ rules }: { rules: PriceRules }) {
  const before = previewPrice(exampleDeal.formerPrice, 'GBP', rules)
  const now = previewPrice(exampleDeal.price, 'GBP', rules)
  const { payerPays, tax, fee, talent } = now
  const money = createColumnFormat([payerPays, tax, fee, talent])
  const compared = createColumnFormat([before.talent, before.payerPays, talent, payerPays])
  const rows = [
    {
      label: `${exampleDeal.talent} earns`,
      before: compared(before.talent),
      now: compared(talent),
      how: 'changed',
    },
    {
      label: `${exampleDeal.brand} pays`,
      before: compared(before.payerPays),
      now: compared(payerPays),
      how: 'changed',
    },
    { label: 'Paid usage', before: '90 days', now: 'none', how: 'changed' },
    { label: 'Revisions', before: '2', now: '2', how: 'same' },
  ] as const
  return (
    <div className={classes.offer}>
      <table className={classes.table}>
        <caption>What changed since {exampleDeal.talent}’s counter-offer</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{exampleDeal.talent}’s version 2</th>
            <th scope="col">{exampleDeal.brand}’s version 3</th>
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
        <h4>Where the money goes</h4>
        <dl className={classes.sum}>
          <div>
            <dt>{exampleDeal.brand} pays</dt>
            <dd>{money(payerPays)}</dd>
          </div>
          <div>
            <dt>VAT {now.taxPercent}%</dt>
            <dd>− {money(tax)}</dd>
          </div>
          <div>
            <dt>Marquee fee {formatBps(now.feeBps)}</dt>
            <dd>− {money(fee)}</dd>
          </div>
          <div className={classes.total}>
            <dt>{exampleDeal.talent} earns</dt>
            <dd>{money(talent)}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
