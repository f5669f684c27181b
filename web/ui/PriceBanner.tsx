import type { ReactNode } from 'react'
import classes from './PriceBanner.module.css'

interface PriceBannerProps {
  /** The large figure: "14", "£0". */
  figure: string
  unit: string
  title: string
  action?: ReactNode
  children: ReactNode
}

/** What it costs to be here, with one large figure. */
export function PriceBanner({ figure, unit, title, action, children }: PriceBannerProps) {
  return (
    <div className={classes.banner}>
      <p className={classes.figure}>
        <strong>{figure}</strong>
        <span>{unit}</span>
      </p>
      <div className={classes.text}>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
