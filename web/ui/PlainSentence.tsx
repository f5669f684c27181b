import type { ReactNode } from 'react'
import classes from './PlainSentence.module.css'

/** What it comes to, said as a person would say it. Facts inside are `<strong>`. */
export function PlainSentence({ children }: { children: ReactNode }) {
  return <p className={classes.sentence}>{children}</p>
}
