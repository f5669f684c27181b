import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** A quieter continuation of the title: "for Autumn Skin Edit". */
  aside?: string
  /** The way back: one step of the trail, with its address. */
  back?: { label: string; to: string }
  picture?: ReactNode
  /** Below the title: a sentence, or status and facts. */
  lead?: ReactNode
  actions?: ReactNode
}

/** The head of every signed-in page; it also names the browser's tab. */
export function PageHeader({ title, aside, back, picture, lead, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <title>{`${title}${aside ? ` ${aside}` : ''} · Marquee`}</title>
      {back && (
        <Link to={back.to} className={classes.back}>
          ← {back.label}
        </Link>
      )}
      <div className={classes.row}>
        {picture}
        <div className={classes.words}>
          <h1>
            {title} {aside && <span className={classes.aside}>{aside}</span>}
          </h1>
          {lead && <div className={classes.lead}>{lead}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  )
}
