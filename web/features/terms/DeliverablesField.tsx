import { addDays, dayOf } from '@marquee/contract/rules/dates'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverables'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/Stack.tsx'
import { DeliverableRow } from './DeliverableRow.tsx'
import { errorsBelow } from './errors-below.ts'
import classes from './terms.module.css'

interface DeliverablesFieldProps {
  value: DeliverableSpec[]
  onChange: (value: DeliverableSpec[]) => void
  /** Errors by path below `deliverables`: `0.postFrom`; the list's own error under the empty path. */
  errors: Readonly<Record<string, string>>
}

const most = 20

/** The editable list of deliverables. */
export function DeliverablesField({ value, onChange, errors }: DeliverablesFieldProps) {
  const change = (index: number, spec: DeliverableSpec) =>
    onChange(value.map((old, at) => (at === index ? spec : old)))
  return (
    <Stack gap={12}>
      {value.map((spec, index) => (
        <DeliverableRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are only appended
          key={index}
          number={index + 1}
          value={spec}
          onChange={(next) => change(index, next)}
          onRemove={value.length > 1 ? () => onChange(value.filter((_spec, at) => at !== index)) : null}
          errors={errorsBelow(errors, String(index))}
        />
      ))}
      {errors[''] && (
        <p role="alert" className={classes.error}>
          {errors['']}
        </p>
      )}
      {value.length < most && (
        <div>
          <Button onClick={() => onChange([...value, newDeliverable()])}>Add deliverable</Button>
        </div>
      )}
    </Stack>
  )
}

/** Returns the initial deliverable: one reel, due in two weeks. */
export function newDeliverable(): DeliverableSpec {
  const today = dayOf(new Date())
  return {
    platform: 'instagram',
    format: 'reel',
    quantity: 1,
    brief: '',
    draftDue: addDays(today, 14),
    postFrom: addDays(today, 18),
    postUntil: addDays(today, 25),
    minLiveDays: 30,
  }
}
