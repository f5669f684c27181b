import { TextInput } from '@mantine/core'
import { FieldScope } from './FieldScope.tsx'
import './fields.css'

/** Holds the place of a heavier field while its code arrives, in its size. */
export function FieldWaiting({ label, hint }: { label: string; hint?: React.ReactNode }) {
  return (
    <FieldScope>
      <TextInput label={label} description={hint} disabled />
    </FieldScope>
  )
}
