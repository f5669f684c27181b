import { Card } from '#ui/Card.tsx'
import type { Payee } from './earnings.queries.ts'

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
        <strong>All is approved.</strong> Three days later is {isOwn ? 'your' : 'the'} pay day, or sooner if
        the brand completes the deal.
      </p>
      <p>
        <strong>Pay day.</strong>{' '}
        {isOwn ? 'The pay-out leaves.' : 'The talent’s share and your commission leave at the same moment.'}{' '}
        Your bank has it within about a week.
      </p>
    </Card>
  )
}
