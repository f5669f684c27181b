import type { ReactNode } from 'react'
import { SignatureField } from '#ui/fields/SignatureField.tsx'

interface OfferSignatureProps {
  value: string
  error: ReactNode
  onChange: (name: string) => void
  /** The talent, where an agent signs. */
  signsFor?: string | undefined
}

/** The name that signs the terms of an offer. Its error says what to do where it is empty. */
export function OfferSignature({ error, ...field }: OfferSignatureProps) {
  const isEmpty = field.value.trim() === ''
  return <SignatureField {...field} error={error && isEmpty ? 'Type your full name to sign.' : error} />
}
