import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** Stacks its children with even space: 8, 12, 20 or 28 pixels. */
export function Stack({ gap = 20, children }: { gap?: 8 | 12 | 20 | 28; children: ReactNode }) {
  return (
    <div className={classes.stack} data-gap={gap}>
      {children}
    </div>
  )
}
