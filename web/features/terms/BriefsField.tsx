import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { errorsBelow } from './errors-below.ts'

interface BriefsFieldProps {
  value: readonly DeliverableSpec[]
  onChange: (value: DeliverableSpec[]) => void
  /** Errors by path below `deliverables`: `0.brief`. */
  errors: Readonly<Record<string, string>>
}

/** The brief of each deliverable, where its other fields are elsewhere on the page. */
export function BriefsField({ value, onChange, errors }: BriefsFieldProps) {
  return value.map((spec, index) => (
    <TextAreaField
      // biome-ignore lint/suspicious/noArrayIndexKey: deliverables have no id and are only appended
      key={index}
      label={value.length === 1 ? 'Brief' : `Brief for ${index + 1}. ${describeDeliverable(spec)}`}
      hint="What the work should show and say."
      rows={3}
      limit={1000}
      value={spec.brief}
      onChange={(brief) => onChange(value.map((old, at) => (at === index ? { ...old, brief } : old)))}
      error={errorsBelow(errors, String(index)).brief}
      data-path={`deliverables.${index}.brief`}
    />
  ))
}
