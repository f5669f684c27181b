import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'

interface ExclusivityFieldProps {
  value: OfferTerms['exclusivity']
  onChange: (value: OfferTerms['exclusivity']) => void
  errors: Readonly<Record<string, string>>
}

/** Work for competitors that the talent may not do. Off by default. */
export function ExclusivityField({ value, onChange, errors }: ExclusivityFieldProps) {
  return (
    <Stack gap={12}>
      <CheckField
        label="Exclusive in one category for a limited time"
        value={value !== null}
        onChange={(isOn) => onChange(isOn ? { category: '', days: 30 } : null)}
      />
      {value && (
        <FieldRow>
          <TextField
            label="Category"
            placeholder="Skin care"
            value={value.category}
            onChange={(category) => onChange({ ...value, category })}
            error={errors.category}
            data-path="exclusivity.category"
          />
          <NumberField
            label="Days after the post"
            value={value.days}
            onChange={(days) => onChange({ ...value, days: days ?? 1 })}
            error={errors.days}
            data-path="exclusivity.days"
          />
        </FieldRow>
      )}
    </Stack>
  )
}
