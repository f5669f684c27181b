import { useEffect, useState } from 'react'
import { signedInName } from '#lib/session.ts'
import { Callout } from '#ui/Callout.tsx'
import classes from './SignedInNote.module.css'

/** Above a sign-in or sign-up, where this browser is signed in already: as whom, and the way to the account. The server does not know. */
export function SignedInNote() {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => setName(signedInName()), [])
  if (name === null) return null
  return (
    <div className={classes.note}>
      <Callout>
        You are signed in as <strong>{name}</strong>. <a href="/dashboard">Go to your account</a>
      </Callout>
    </div>
  )
}
