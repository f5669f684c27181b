import { testCards } from '@marquee/contract/rules/test-cards'
import { usePaymentSettings } from '#lib/payment/payment.queries.ts'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Stands wherever a card is entered while no real money moves, with numbers to try. Nothing otherwise. */
export function TestCards() {
  if (!usePaymentSettings().data?.isTestMode) return null
  return (
    <Notice tone="warning">
      <p>
        <strong>Test mode: no real money moves.</strong> Use one of these cards, any future expiry and any three digits.
      </p>
      <KeyValues rows={testCards.map(({ number, what }) => ({ label: number, value: what }))} />
    </Notice>
  )
}
