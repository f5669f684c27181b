import { testCards } from '@marquee/contract/rules/test-cards'
import { usePaymentSettings } from '#lib/payment/payment.queries.ts'
import { Callout } from '#ui/Callout.tsx'
import classes from './TestCards.module.css'

/** Test card numbers, shown next to the card form in test mode only. */
export function TestCards() {
  if (!usePaymentSettings().data?.isTestMode) return null
  return (
    <Callout tone="warning">
      <p>
        <strong>Test mode: no real money moves.</strong> Use one of these cards with any future expiry date
        and any three-digit code.
      </p>
      <ul className={classes.cards}>
        {testCards.map(({ number, what }) => (
          <li key={number}>
            <code className={classes.number}>{number}</code> {what}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
