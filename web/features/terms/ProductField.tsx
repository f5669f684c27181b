import type { Currency } from '@marquee/contract/rules/currency'
import { MAX_PRODUCT_OPTIONS, type Product } from '@marquee/contract/terms/product'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { TagsField } from '#ui/fields/TagsField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'

interface ProductFieldProps {
  value: Product | null
  onChange: (value: Product | null) => void
  currency: Currency
  errors: Readonly<Record<string, string>>
  /** Whether the brand itself writes these terms. */
  isForBrand?: boolean | undefined
}

const none: Product = { name: '', options: [], value: 0, mustReturn: false }

/** A product that the brand sends to the talent before the work. Off by default. */
export function ProductField({ value, onChange, currency, errors, isForBrand = false }: ProductFieldProps) {
  const optionsError =
    errors.options ?? Object.entries(errors).find(([path]) => path.startsWith('options.'))?.[1]
  return (
    <Stack gap={12}>
      <CheckField
        label={isForBrand ? 'You send a product to the talent' : 'The brand sends a product to the talent'}
        value={value !== null}
        onChange={(isOn) => onChange(isOn ? none : null)}
      />
      {value && (
        <>
          <FieldRow>
            <TextField
              label="What is sent"
              isRequired
              maxLength={120}
              placeholder="Trail boot"
              value={value.name}
              onChange={(name) => onChange({ ...value, name })}
              error={errors.name}
              data-path="product.name"
            />
            <MoneyField
              label="Worth (optional)"
              currency={currency}
              value={value.value || null}
              onChange={(worth) => onChange({ ...value, value: worth ?? 0 })}
              error={errors.value}
              data-path="product.value"
            />
          </FieldRow>
          <TagsField
            label="Sizes or variants (optional)"
            hint={`The talent chooses one of up to ${MAX_PRODUCT_OPTIONS}. Leave it empty where there is nothing to choose.`}
            value={value.options}
            onChange={(options) => onChange({ ...value, options })}
            error={optionsError}
          />
          <CheckField
            label="The talent sends it back after the work"
            value={value.mustReturn}
            onChange={(mustReturn) => onChange({ ...value, mustReturn })}
          />
        </>
      )}
    </Stack>
  )
}
