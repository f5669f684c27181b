import type { ReactNode } from 'react'
import classes from './LeadSentence.module.css'

/** A summary in one sentence. Facts inside are `<strong>`. */
export function LeadSentence({ children }: { children: ReactNode }) {
  return <p className={classes.sentence}>{children}</p>
}
