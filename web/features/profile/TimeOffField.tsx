import type { UseFormReturnType } from '@mantine/form'
import { MAX_TIME_OFF } from '@marquee/contract/calls/profile-change'
import { formatDate } from '@marquee/contract/rules/dates'
import { AvailabilityCalendar } from '#ui/AvailabilityCalendar.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import classes from './SocialsField.module.css'
import type { TalentValues } from './talent-values.ts'

/** The days on which a talent takes no work, one row for each time off. */
export function TimeOffField({ form }: { form: UseFormReturnType<TalentValues> }) {
  const { timeOff } = form.values
  const complete = timeOff.flatMap(({ from, to }) => (from && to && from <= to ? [{ from, to }] : []))
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>Time off</legend>
      <p className={classes.hint}>
        Brands see these days on the profile and leave them out when they search.
      </p>
      {timeOff.map(({ from }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id; the fields are controlled
        <div key={index} className={classes.row} data-shape="days">
          <DateField label="First day off" isRequired {...form.getInputProps(`timeOff.${index}.from`)} />
          <DateField
            label="Last day off"
            isRequired
            {...(from && { min: from })}
            {...form.getInputProps(`timeOff.${index}.to`)}
          />
          <Button
            kind="quiet"
            aria-label={`Remove time off ${from ? `from ${formatDate(from)}` : index + 1}`}
            onClick={() => form.removeListItem('timeOff', index)}
          >
            Remove
          </Button>
        </div>
      ))}
      {complete.length > 0 && <AvailabilityCalendar timeOff={complete} />}
      {timeOff.length < MAX_TIME_OFF && (
        <Button
          size="small"
          data-path="timeOff"
          onClick={() => form.insertListItem('timeOff', { from: null, to: null })}
        >
          Add time off
        </Button>
      )}
    </fieldset>
  )
}
