import { isGift, type Price } from '@marquee/contract/terms/price'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Money } from '#ui/Money.tsx'

interface MoneyBreakdownProps {
  price: Price
  /** The names of the two parties. */
  payer: string
  payee: string
  /** The agency that takes the commission; shown to the talent's side only. */
  agency?: string | undefined
}

/** Every part of the price, from what the payer pays to what the payee gets. */
export function MoneyBreakdown({ price, payer, payee, agency }: MoneyBreakdownProps) {
  if (isGift(price))
    return (
      <KeyValues
        rows={[
          { label: `${payer} ${payer === 'You' ? 'give' : 'gives'}`, value: 'The product' },
          { label: 'Fee', value: 'None', isQuiet: true },
          { label: 'Payment and invoice', value: 'None', isQuiet: true },
        ]}
      />
    )
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
                label: `VAT ${taxPercent}%`,
                value: <Money minor={tax} currency={currency} isTaken />,
                isQuiet: true,
              },
            ]
          : []),
        feeBps === 0
          ? { label: 'Marquee fee', value: 'None', isQuiet: true }
          : {
              label: `Marquee fee ${feeBps / 100}%`,
              value: <Money minor={fee} currency={currency} isTaken />,
              isQuiet: true,
            },
        ...(agency
          ? [
              {
                label: `${agency}, commission ${agentBps / 100}%`,
                value: <Money minor={agent} currency={currency} isTaken />,
                isQuiet: true,
              },
            ]
          : []),
        {
          label: `${payee} ${payee === 'You' ? 'earn' : 'earns'}`,
          value: <Money minor={talent} currency={currency} size="figure" />,
          isTotal: true,
        },
      ]}
    />
  )
}
