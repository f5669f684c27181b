import { typedSignature } from '@marquee/contract/rules/signature'
import { useState } from 'react'

/** Returns the typed name of a dialog that signs, and `sign`, which calls back with a valid name only. */
export function useSignature() {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  return {
    field: {
      value: name,
      error,
      onChange: (next: string) => {
        setName(next)
        setError(null)
      },
    },
    sign: (send: (name: string) => void) => {
      const parsed = typedSignature().safeParse(name)
      if (parsed.success) send(parsed.data)
      else setError('Please type your full name.')
    },
  }
}
