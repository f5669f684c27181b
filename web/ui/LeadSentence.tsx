import type { ReactNode } from 'react'
import classes from './LeadSentence.module.css'

/** What it comes to, said as a person would say it. Facts inside are `<strong>`. */
export function LeadSentence({ children }: { children: ReactNode }) {
  return <p className={classes.sentence}>{children}</p>
}
