import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { grossForTalent } from '@marquee/contract/rules/money'
import { type ReactNode, useState } from 'react'
import { previewPrice, splitTerms } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { Button } from '#ui/Button.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import classes from './FeeField.module.css'

interface FeeFieldProps {
  /** One fee for several talents of an agent. */
  isForSeveral: boolean
  currency: Currency
  /** The price for the brand, in minor units; null keeps none. */
  value?: number | null
  onChange?: (price: number | null) => void
  error?: ReactNode
  'data-path'?: string
}

/** The fee an application asks for, typed as what the talent earns or as the brand’s total. */
export function FeeField({ isForSeveral, currency, value = null, onChange, ...field }: FeeFieldProps) {
  const [isTotal, setTotal] = useState(false)
  const rules = usePriceRules()
  const split = value === null ? null : previewPrice(value, currency, rules)
  const who = isForSeveral ? 'Each talent earns' : 'You earn'
  const commission = isForSeveral ? ', before your commission' : ''
  return (
    <div className={classes.field}>
      {isTotal ? (
        <MoneyField
          {...field}
          label={isForSeveral ? 'Fee per talent, VAT included' : 'Your fee, VAT included'}
          hint={split && `${who} ${formatMoney(split.talent, currency)}${commission}.`}
          currency={currency}
          value={value}
          onChange={(price) => onChange?.(price)}
        />
      ) : (
        <MoneyField
          {...field}
          label={`${who}, after fee and VAT${commission}`}
          hint={split && `The brand pays ${formatMoney(split.payerPays, currency)} incl. VAT.`}
          currency={currency}
          value={split?.talent ?? null}
          onChange={(net) =>
            onChange?.(net === null ? null : grossForTalent(net, splitTerms(currency, rules)))
          }
        />
      )}
      <Button kind="quiet" size="small" onClick={() => setTotal(!isTotal)}>
        {isTotal ? 'Type the earnings instead' : 'Type the total instead'}
      </Button>
    </div>
  )
}
