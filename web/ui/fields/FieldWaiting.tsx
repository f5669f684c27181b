import { TextInput } from '@mantine/core'
import { FieldScope } from './FieldScope.tsx'
import './fields.css'

/** Placeholder for a field whose code is loading, in its size. */
export function FieldWaiting({ label, hint }: { label: string; hint?: React.ReactNode }) {
  return (
    <FieldScope>
      <TextInput label={label} description={hint} disabled />
    </FieldScope>
  )
}
