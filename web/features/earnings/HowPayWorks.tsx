import { Card } from '#ui/Card.tsx'
import type { Payee } from './use-earnings.ts'

/** Explains how payouts work. */
export function HowPayWorks({ payee }: { payee: Payee }) {
  const isOwn = payee === 'talent'
  return (
    <Card title="How payouts work" tone="wash">
      <p>
        <strong>{isOwn ? 'You accept.' : 'An offer is accepted.'}</strong> The brand is charged, and we hold
        the money for {isOwn ? 'you' : 'your talent and for you'}.
      </p>
      <p>
        <strong>The work is approved and posted.</strong> {isOwn ? 'Your' : 'The'} payout date is three days
        later, or sooner if the brand completes the deal.
      </p>
      <p>
        <strong>Payout date.</strong>{' '}
        {isOwn
          ? 'We send your payout.'
          : 'We send the talent’s earnings and your commission at the same time.'}{' '}
        It arrives in your bank account within about a week.
      </p>
    </Card>
  )
}
