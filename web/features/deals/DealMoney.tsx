import type { DealDetails } from '@marquee/contract/calls/deals'
import { formatDate } from '@marquee/contract/rules/dates'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Money } from '#ui/Money.tsx'
import type { Side } from './deals.queries.ts'

/** What this deal comes to for both sides, and when. */
export function DealMoney({ side, deal }: { side: Side; deal: DealDetails }) {
  const { currency, payerPays, tax, taxPercent, fee, feeBps, talent } = deal.price
  const payer = side === 'brand' ? 'You pay' : `${deal.brand.companyName} pays`
  const payee = side === 'talent' ? 'You get' : `${deal.talent.displayName} gets`
  const day = deal.completedAt
    ? `completed ${formatDate(deal.completedAt)}`
    : deal.payDay
      ? `on ${formatDate(deal.payDay)}`
      : 'three days after all is approved'
  return (
    <Card title="Money">
      <KeyValues
        rows={[
          { label: payer, value: <Money minor={payerPays} currency={currency} /> },
          ...(taxPercent > 0
            ? [{ label: `VAT ${taxPercent} %`, value: <Money minor={tax} currency={currency} isTaken />, isQuiet: true }]
            : []),
          { label: `Marquee fee ${feeBps / 100} %`, value: <Money minor={fee} currency={currency} isTaken />, isQuiet: true },
          { label: payee, value: <Money minor={talent} currency={currency} size="figure" />, isTotal: true },
          { label: 'Pay day', value: day, isQuiet: true },
        ]}
      />
    </Card>
  )
}
