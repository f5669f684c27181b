import type { Choice, Option } from './ListFilters.tsx'
import classes from './Select.module.css'

interface SelectProps {
  label: string
  name: string
  value: string | undefined
  options: readonly Option[]
  /** Names the part of the page that is shown again with its list. */
  part?: string
}

/** A choice of the form of a list. Its style says whether something is chosen. */
export function Select({ label, name, value = '', options, part }: SelectProps) {
  return (
    <label className={classes.select} data-name={name}>
      <span>{label}</span>
      <select name={name} defaultValue={value} data-part={part}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ChoiceSelectProps {
  choice: Choice
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
}

/** A filter of a list, with the choice of none. */
export function ChoiceSelect({ choice: { label, name, any, options }, asked }: ChoiceSelectProps) {
  return (
    <Select label={label} name={name} value={asked[name]} options={[{ value: '', label: any }, ...options]} />
  )
}
