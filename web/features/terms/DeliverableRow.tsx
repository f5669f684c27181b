import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import {
  describeDeliverable,
  formatLabels,
  formats,
  platformLabels,
  platforms,
} from '@marquee/contract/terms/deliverables'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import classes from './terms.module.css'

interface DeliverableRowProps<Item extends DeliverableSpec> {
  number: number
  value: Item
  onChange: (value: Item) => void
  isQuantityFixed: boolean
  /** Whether the brief is a field of its own elsewhere on the page. */
  isWithoutBrief?: boolean
  onRemove: (() => void) | null
  errors: Readonly<Record<string, string>>
}

const platformOptions = platforms.map((value) => ({ value, label: platformLabels[value] }))
const formatOptions = formats.map((value) => ({ value, label: capital(formatLabels[value]) }))

/** One deliverable: platform, type, quantity and dates. A file has no posting dates. */
export function DeliverableRow<Item extends DeliverableSpec>({
  number,
  value,
  onChange,
  isQuantityFixed,
  isWithoutBrief = false,
  onRemove,
  errors,
}: DeliverableRowProps<Item>) {
  const set = (change: Partial<DeliverableSpec>) => onChange({ ...value, ...change })
  const pathOf = (field: keyof DeliverableSpec) => `deliverables.${number - 1}.${field}`
  const setPlatform = (name: string) => {
    const platform = platforms.find((one) => one === name) ?? 'instagram'
    set(platform === 'file' ? { platform, postFrom: null, postUntil: null, minLiveDays: 0 } : { platform })
  }
  return (
    <fieldset className={classes.line}>
      <legend className={classes.legend}>
        {number}. {capital(describeDeliverable(value))}
      </legend>
      <FieldRow>
        <SelectField
          label="Platform"
          value={value.platform}
          onChange={setPlatform}
          options={platformOptions}
          error={errors.platform}
          data-path={pathOf('platform')}
        />
        <SelectField
          label="Format"
          value={value.format}
          onChange={(name) => set({ format: formats.find((one) => one === name) ?? 'post' })}
          options={formatOptions}
          error={errors.format}
          data-path={pathOf('format')}
        />
        {!isQuantityFixed && (
          <NumberField
            label="Quantity"
            value={value.quantity}
            onChange={(count) => set({ quantity: count ?? 1 })}
            error={errors.quantity}
            data-path={pathOf('quantity')}
          />
        )}
      </FieldRow>
      {!isWithoutBrief && (
        <TextAreaField
          label="Brief"
          rows={2}
          value={value.brief}
          onChange={(brief) => set({ brief })}
          error={errors.brief}
          data-path={pathOf('brief')}
          limit={1000}
        />
      )}
      <FieldRow>
        <DateField
          label="Draft due"
          value={value.draftDue}
          onChange={(day) => day && set({ draftDue: day })}
          error={errors.draftDue}
          data-path={pathOf('draftDue')}
        />
        {value.platform !== 'file' && (
          <>
            <DateField
              label="Posted from"
              canClear
              value={value.postFrom}
              onChange={(postFrom) => set({ postFrom })}
              error={errors.postFrom}
              data-path={pathOf('postFrom')}
            />
            <DateField
              label="Posted until"
              canClear
              value={value.postUntil}
              onChange={(postUntil) => set({ postUntil })}
              error={errors.postUntil}
              data-path={pathOf('postUntil')}
            />
            <NumberField
              label="Minimum days online"
              value={value.minLiveDays}
              onChange={(days) => set({ minLiveDays: days ?? 0 })}
              error={errors.minLiveDays}
              data-path={pathOf('minLiveDays')}
            />
          </>
        )}
      </FieldRow>
      {onRemove && (
        <div>
          <Button kind="quiet" size="small" onClick={onRemove} aria-label={`Remove deliverable ${number}`}>
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
