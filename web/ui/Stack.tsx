import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** Things below each other with even space: 8, 12, 20 or 28 pixels. */
export function Stack({ gap = 20, children }: { gap?: 8 | 12 | 20 | 28; children: ReactNode }) {
  return (
    <div className={classes.stack} data-gap={gap}>
      {children}
    </div>
  )
}
