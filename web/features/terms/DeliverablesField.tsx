import { addDays, dayOf } from '@marquee/contract/rules/dates'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/Stack.tsx'
import { DeliverableRow } from './DeliverableRow.tsx'
import { errorsBelow } from './errors-below.ts'
import classes from './terms.module.css'

interface DeliverablesFieldProps<Item extends DeliverableSpec> {
  value: Item[]
  onChange: (value: Item[]) => void
  /** Errors by path below `deliverables`: `0.postFrom`; the list's own error under the empty path. */
  errors: Readonly<Record<string, string>>
  /** Returns the deliverable that the button adds. */
  makeNew: () => Item
  /** Returns whether the quantity of a deliverable cannot change. */
  isQuantityFixed?: (item: Item) => boolean
  /** Whether the briefs are fields of their own elsewhere on the page. */
  isWithoutBriefs?: boolean
}

const most = 20

/** The editable list of deliverables. */
export function DeliverablesField<Item extends DeliverableSpec>({
  value,
  onChange,
  errors,
  makeNew,
  isQuantityFixed = () => false,
  isWithoutBriefs = false,
}: DeliverablesFieldProps<Item>) {
  const change = (index: number, spec: Item) => onChange(value.map((old, at) => (at === index ? spec : old)))
  return (
    <Stack gap={12}>
      {value.map((spec, index) => (
        <DeliverableRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are only appended
          key={index}
          number={index + 1}
          value={spec}
          isQuantityFixed={isQuantityFixed(spec)}
          isWithoutBrief={isWithoutBriefs}
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
          <Button onClick={() => onChange([...value, makeNew()])}>Add deliverable</Button>
        </div>
      )}
    </Stack>
  )
}

/** Returns the initial deliverable: one reel, due a week after the applications to a new campaign close. */
export function newDeliverable(): DeliverableSpec {
  const today = dayOf(new Date())
  return {
    platform: 'instagram',
    format: 'reel',
    quantity: 1,
    brief: '',
    draftDue: addDays(today, 21),
    postFrom: addDays(today, 25),
    postUntil: addDays(today, 32),
    minLiveDays: 30,
  }
}
