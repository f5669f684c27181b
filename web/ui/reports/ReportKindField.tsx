import { reportKindOptions } from '@marquee/contract/rules/report-kinds'
import type { ComponentProps } from 'react'
import { SelectField } from '../fields/SelectField.tsx'

type ReportKindFieldProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'> & { label?: string }

/** The choice of what is wrong, as every form about a report asks for it. */
export function ReportKindField({ label = 'What is wrong?', ...props }: ReportKindFieldProps) {
  return <SelectField label={label} options={reportKindOptions} {...props} />
}
