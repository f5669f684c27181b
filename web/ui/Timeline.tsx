import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import type { ReactNode } from 'react'
import { RelativeTime } from './RelativeTime.tsx'
import classes from './Timeline.module.css'

export interface TimelineEntry {
  id: string
  at: string
  /** What happened and who did it. */
  text: ReactNode
  tone?: Tone
  detail?: ReactNode
}

/** A list of events, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes.line}>
      {entries.map(({ id, at, text, tone = 'quiet', detail }) => (
        <li key={id} className={classes.item} data-tone={tone}>
          <p>{text}</p>
          {detail && <div className={classes.detail}>{detail}</div>}
          <p className={classes.time}>
            <RelativeTime at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
