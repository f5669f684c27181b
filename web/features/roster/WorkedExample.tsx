import { formatMoney } from '@marquee/contract/rules/currency'
import { previewPrice } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Money } from '#ui/Money.tsx'

/** The price of the example, in pence. */
const price = 120_000

interface WorkedExampleProps {
  /** Commission in basis points of the payees' share. */
  commissionBps: number
  /** "You" or a name, as at the beginning of a sentence. */
  agency: string
  talent: string
}

/** Calculates a commission on one offer by the same rule as the real one. */
export function WorkedExample({ commissionBps, agency, talent }: WorkedExampleProps) {
  const rules = usePriceRules()
  const split = previewPrice(price, 'GBP', rules, commissionBps)
  return (
    <>
      <p>On an offer of {formatMoney(price)}, for example:</p>
      <KeyValues
        rows={[
          { label: 'The brand pays', value: <Money minor={split.payerPays} /> },
          { label: `VAT ${split.taxPercent}%`, value: <Money minor={split.tax} isTaken />, isQuiet: true },
          {
            label: `Marquee fee ${split.feeBps / 100}%`,
            value: <Money minor={split.fee} isTaken />,
            isQuiet: true,
          },
          {
            label: `${agency} ${gets(agency)}, ${commissionBps / 100}%`,
            value: <Money minor={split.agent} />,
          },
          {
            label: `${talent} ${gets(talent)}`,
            value: <Money minor={split.talent} size="figure" />,
            isTotal: true,
          },
        ]}
      />
    </>
  )
}

function gets(who: string): string {
  return who === 'You' ? 'get' : 'gets'
}
