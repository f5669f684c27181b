import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import classes from './Status.module.css'

/** A status as a dot and a word, never colour alone. The same meaning has the same colour everywhere. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  )
}
