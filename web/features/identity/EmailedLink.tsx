import type { ReactNode } from 'react'
import { errorText } from '#lib/api-error.ts'
import { useHash } from '#lib/use-hash.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Stack } from '#ui/Stack.tsx'

interface EmailedLinkProps {
  /** What the button does. */
  label: string
  isBusy: boolean
  error: Error | null
  onUse: (token: string) => void
  /** What happens, above the button. */
  children: ReactNode
}

/** The page behind an emailed link that changes something: only a click does it, because programs also open links. */
export function EmailedLink({ label, isBusy, error, onUse, children }: EmailedLinkProps) {
  const token = useHash()
  if (token === null) return null
  if (token === '')
    return <Callout tone="warning">This link is incomplete. Open it from the email again.</Callout>
  return (
    <Stack>
      {children}
      <Button kind="primary" size="large" wide busy={isBusy} onClick={() => onUse(token)}>
        {label}
      </Button>
      <div role="alert">{error && <Callout tone="bad">{errorText(error)}</Callout>}</div>
    </Stack>
  )
}
