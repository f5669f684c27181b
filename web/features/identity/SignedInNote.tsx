import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { signedInName } from '#lib/session.ts'
import { Callout } from '#ui/Callout.tsx'
import classes from './SignedInNote.module.css'

/**
 * Above a sign-in or sign-up, where this browser is signed in already: as whom, and the way to the account. The server does not know.
 * Nothing where the address names a page, which opens by itself (`useSkipWhenSignedIn`).
 */
export function SignedInNote() {
  const [name, setName] = useState<string | null>(null)
  const isPassedOn = useSearchParams()[0].has('next')
  useEffect(() => setName(signedInName()), [])
  if (name === null || isPassedOn) return null
  return (
    <div className={classes.note}>
      <Callout>
        You are signed in as <strong>{name}</strong>. <a href="/dashboard">Go to your account</a>
      </Callout>
    </div>
  )
}
