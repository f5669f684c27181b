import type { Price } from '@marquee/contract/calls/terms'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Money } from '#ui/Money.tsx'

interface MoneyBreakdownProps {
  price: Price
  /** How the two sides are called here. */
  payer: string
  payee: string
  /** Who takes the commission; told to the talent's side alone. */
  agency?: string | undefined
}

/** Where each penny goes, from what one side pays to what the other gets. */
export function MoneyBreakdown({ price, payer, payee, agency }: MoneyBreakdownProps) {
  const { currency, payerPays, tax, taxPercent, fee, feeBps, agent, agentBps, talent } = price
  return (
    <KeyValues
      rows={[
        {
          label: `${payer} ${payer === 'You' ? 'pay' : 'pays'}`,
          value: <Money minor={payerPays} currency={currency} />,
        },
        ...(taxPercent > 0
          ? [
              {
                label: `VAT ${taxPercent} %`,
                value: <Money minor={tax} currency={currency} isTaken />,
                isQuiet: true,
              },
            ]
          : []),
        {
          label: `Marquee fee ${feeBps / 100} %`,
          value: <Money minor={fee} currency={currency} isTaken />,
          isQuiet: true,
        },
        ...(agency
          ? [
              {
                label: `${agency}, commission ${agentBps / 100} %`,
                value: <Money minor={agent} currency={currency} isTaken />,
                isQuiet: true,
              },
            ]
          : []),
        {
          label: `${payee} ${payee === 'You' ? 'get' : 'gets'}`,
          value: <Money minor={talent} currency={currency} size="figure" />,
          isTotal: true,
        },
      ]}
    />
  )
}
