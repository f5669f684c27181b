import { MAX_SIGNATURE } from '@marquee/contract/rules/signature'
import type { ReactNode } from 'react'
import { TextField } from './TextField.tsx'

interface SignatureFieldProps {
  value: string
  onChange: (name: string) => void
  error?: ReactNode
  /** The talent, where an agent signs. */
  signsFor?: string | undefined
}

/** The name with which a person signs terms. It starts empty: a name that is there already is no signature. */
export function SignatureField({ value, onChange, error, signsFor }: SignatureFieldProps) {
  return (
    <TextField
      label="Your full name"
      hint={`Typing it signs these terms${signsFor ? ` for ${signsFor}` : ''}, with the date and time.`}
      isRequired
      autoComplete="name"
      maxLength={MAX_SIGNATURE}
      value={value}
      onChange={onChange}
      error={error}
      data-path="signature"
    />
  )
}
