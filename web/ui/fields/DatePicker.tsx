import { FieldScope } from './FieldScope.tsx'
import './fields.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePickerInput } from '@mantine/dates'
import { DATE_FORMAT } from '@marquee/contract/rules/dates'
import { useId } from 'react'
import { usePortalTarget } from '../portal-target.ts'
import type { DateFieldProps } from './DateField.tsx'
import { inputStyle } from './input-look.ts'

/** The calendar of `DateField`, loaded separately because it is heavy. */
export function DatePicker({ value = null, onChange, min, max, canClear = false, ...field }: DateFieldProps) {
  const target = usePortalTarget()
  const id = useId()
  return (
    <FieldScope>
      <DatePickerInput
        {...inputStyle(field)}
        placeholder={field.placeholder ?? 'Choose a date'}
        value={value}
        onChange={(day) => onChange?.(day)}
        minDate={min}
        maxDate={max}
        clearable={canClear}
        clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
        valueFormat={DATE_FORMAT}
        firstDayOfWeek={1}
        // The calendar is labelled by this field, so its id must be the real one.
        id={`${id}-target`}
        popoverProps={{ ...target, id }}
        ariaLabels={{
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          previousYear: 'Previous year',
          nextYear: 'Next year',
          previousDecade: 'Previous decade',
          nextDecade: 'Next decade',
          monthLevelControl: 'Choose a month',
          yearLevelControl: 'Choose a year',
        }}
      />
    </FieldScope>
  )
}
