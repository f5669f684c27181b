import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import type { ReactNode } from 'react'
import classes from './Callout.module.css'

/** A tinted box for an important fact. */
export function Callout({
  tone = 'quiet',
  action,
  children,
}: {
  tone?: Tone
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classes.notice} data-tone={tone}>
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  )
}
