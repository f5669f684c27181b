import { useId } from 'react'
import { Star } from '../Stars.tsx'
import type { FieldProps } from './field.ts'
import classes from './StarsField.module.css'

const choices = [1, 2, 3, 4, 5]
const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** One to five stars as radio buttons: arrow keys choose. An optional rating can be taken back; null is none. */
export function StarsField({
  label,
  value = null,
  onChange,
  isRequired = false,
  error,
  'data-path': path,
}: FieldProps<number | null>) {
  const name = useId()
  const message = useId()
  return (
    <fieldset className={classes.set} aria-describedby={error ? message : undefined}>
      <legend className={classes.legend}>
        {label}
        {!isRequired && <span className={classes.optional}> optional</span>}
      </legend>
      <div className={classes.line}>
        <div className={classes.choices}>
          {choices.map((choice) => (
            <label key={choice} className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={value === choice}
                data-path={choice === 1 ? path : undefined}
                onChange={() => onChange?.(choice)}
                aria-label={`${choice} of 5: ${words[choice - 1]}`}
              />
              <Star fill={value !== null && choice <= value ? 1 : 0} />
            </label>
          ))}
        </div>
        <span className={classes.word} aria-hidden="true">
          {value === null ? '' : words[value - 1]}
        </span>
        {!isRequired && value !== null && (
          <button type="button" className={classes.clear} onClick={() => onChange?.(null)}>
            Clear
          </button>
        )}
      </div>
      {error && (
        <p id={message} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
