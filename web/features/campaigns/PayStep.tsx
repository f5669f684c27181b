import type { UseFormReturnType } from '@mantine/form'
import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import { currencyOptions } from '#lib/currency-options.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { BriefValues } from './brief-values.ts'
import { describeEarned } from './describe-earned.ts'

const payOptions = payModels.map((value) => ({ value, label: payModelLabels[value] }))

const EARNED_WITHOUT_FEE = 'Shows here what the talent earns after VAT and our fee.'

/** The fee with what a talent earns of it, and the number of places. */
export function PayStep({ form }: { form: UseFormReturnType<BriefValues> }) {
  const { payModel, currency, feeMin, feeMax } = form.values
  const rules = usePriceRules()
  const earned = (fee: number | null) => describeEarned(fee, currency, rules) ?? EARNED_WITHOUT_FEE
  return (
    <Card title="Pay and places">
      <FieldRow>
        <SelectField label="How do you pay?" options={payOptions} {...form.getInputProps('payModel')} />
        <SelectField label="Currency" options={currencyOptions} {...form.getInputProps('currency')} />
      </FieldRow>
      {payModel === 'gifted' ? (
        <Callout tone="warning">
          Talents see that this campaign is unpaid and must confirm that they understand.
        </Callout>
      ) : (
        <FieldRow>
          <MoneyField
            label={payModel === 'range' ? 'From, VAT included' : 'Fee per talent, VAT included'}
            hint={earned(feeMin)}
            currency={currency}
            {...form.getInputProps('feeMin')}
          />
          {payModel === 'range' && (
            <MoneyField
              label="To, VAT included"
              hint={earned(feeMax)}
              currency={currency}
              {...form.getInputProps('feeMax')}
            />
          )}
        </FieldRow>
      )}
      <FieldRow>
        <NumberField label="Places" hint="Number of talents you want." {...form.getInputProps('places')} />
        <MoneyField
          label="Total budget"
          hint="Only visible to you."
          currency={currency}
          {...form.getInputProps('budget')}
        />
      </FieldRow>
    </Card>
  )
}
