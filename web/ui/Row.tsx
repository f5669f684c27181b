import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './RowList.module.css'

interface RowProps {
  /** Link target of the row; the whole row is clickable, the title is the link. */
  to?: string
  /** Runs when the link is followed. */
  onOpen?: () => void
  picture?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** Status or next action. */
  state?: ReactNode
  /** A deadline, or how long ago. */
  time?: ReactNode
  isUrgent?: boolean
  action?: ReactNode
}

/** One row of a list: title, detail, next action, deadline and button. Stacks on a phone. */
export function Row({ to, onOpen, picture, title, detail, state, time, isUrgent = false, action }: RowProps) {
  return (
    <li className={classes.row} data-leads={to ? true : undefined} data-bare={picture ? undefined : true}>
      {picture && <span className={classes.picture}>{picture}</span>}
      <div className={classes.text}>
        <p className={classes.title}>
          {to ? (
            <Link to={to} className={classes.link} onClick={onOpen}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {detail && <p className={classes.detail}>{detail}</p>}
      </div>
      {(state || time) && (
        <div className={classes.facts}>
          {state && <span className={classes.state}>{state}</span>}
          {time && (
            <span className={classes.time} data-urgent={isUrgent || undefined}>
              {time}
            </span>
          )}
        </div>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </li>
  )
}
