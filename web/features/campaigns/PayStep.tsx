import type { UseFormReturnType } from '@mantine/form'
import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import { currencies, currencyNames } from '@marquee/contract/rules/currency'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { BriefValues } from './brief-values.ts'

const payOptions = payModels.map((value) => ({ value, label: payModelLabels[value] }))
const currencyOptions = currencies.map((value) => ({
  value,
  label: `${currencyNames[value].name} (${currencyNames[value].symbol})`,
}))

/** The fee and the number of places. */
export function PayStep({ form }: { form: UseFormReturnType<BriefValues> }) {
  const { payModel, currency } = form.values
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
            currency={currency}
            {...form.getInputProps('feeMin')}
          />
          {payModel === 'range' && (
            <MoneyField label="To, VAT included" currency={currency} {...form.getInputProps('feeMax')} />
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
