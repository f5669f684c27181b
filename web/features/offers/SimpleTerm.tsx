import type { UseFormReturnType } from '@mantine/form'
import { controlOf, type TermField } from '@marquee/contract/terms/describe-terms'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { MilestonesField } from './MilestonesField.tsx'
import { changeMilestones, errorTexts, type TermsValues } from './terms-values.ts'

interface SimpleTermProps {
  field: TermField
  form: UseFormReturnType<TermsValues>
}

/** The field of one term, as its row defines it; nothing for a term whose control is more than a single field. */
export function SimpleTerm({ field, form }: SimpleTermProps) {
  const { price, currency } = form.values
  // A gift is not renewed for a price.
  if (field === 'renewalPrice' && price === 0) return null
  const control = controlOf(field)
  const input = form.getInputProps(field)
  switch (control.kind) {
    case 'money':
      return <MoneyField label={control.label} isRequired currency={currency} {...input} />
    case 'optional money':
      return <MoneyField label={control.label} hint={control.hint} currency={currency} {...input} />
    case 'number':
      return <NumberField label={control.label} hint={control.hint} {...input} />
    case 'text':
      return <TextAreaField label={control.label} rows={control.rows} limit={control.maxLength} {...input} />
    default:
      return null
  }
}

/** The milestones of the form. */
export function MilestonesOfForm({ form }: Pick<SimpleTermProps, 'form'>) {
  const { milestones, price, currency, deliverables } = form.values
  return (
    <MilestonesField
      value={milestones}
      onChange={(next) => changeMilestones(form, next)}
      price={price}
      currency={currency}
      deliverables={deliverables}
      error={errorTexts(form.errors).milestones}
    />
  )
}
