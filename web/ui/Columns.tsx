import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** The main column and a side column; stacked where there is no room. */
export function Columns({
  main,
  side,
  ratio = 'wide',
}: {
  main: ReactNode
  side: ReactNode
  ratio?: 'wide' | 'even'
}) {
  return (
    <div className={classes.columns} data-ratio={ratio}>
      <div className={classes.stack} data-gap={20}>
        {main}
      </div>
      <div className={classes.stack} data-gap={20}>
        {side}
      </div>
    </div>
  )
}
