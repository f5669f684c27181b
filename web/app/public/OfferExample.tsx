import { createColumnFormat } from '@marquee/contract/rules/currency'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { DrawnButtons } from './DrawnButtons.tsx'
import { exampleDeal } from './example-deal.ts'
import classes from './OfferExample.module.css'

/** What changed between two versions of the example’s offer. */
export function OfferExample({ rules }: { rules: PriceRules }) {
  const before = previewPrice(exampleDeal.formerPrice, 'GBP', rules).payerPays
  const now = previewPrice(exampleDeal.price, 'GBP', rules).payerPays
  const money = createColumnFormat([before, now])
  const rows = [
    { label: 'Work', before: '1 reel, 2 stories', now: '1 reel, 2 stories', how: 'same' },
    { label: 'Price', before: money(before), now: money(now), how: 'changed' },
    { label: 'Paid usage', before: '90 days', now: 'None', how: 'changed' },
    { label: 'Revisions', before: '2', now: '2', how: 'same' },
  ] as const
  return (
    <div className={classes.example}>
      <table className={classes.table}>
        <caption>What changed since {exampleDeal.talent}’s offer</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Version 2</th>
            <th scope="col">Version 3</th>
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
      <div className={classes.foot}>
        <DrawnButtons main="Accept offer" other="Make a counter-offer" />
      </div>
    </div>
  )
}
