import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** The page about whom the title names. */
  titleTo?: string | undefined
  /** Secondary part of the title: "for Autumn Skin Edit". */
  aside?: string | undefined
  /** The link to the parent page. */
  back?: { label: string; to: string }
  picture?: ReactNode
  /** Below the title: a sentence, or status and facts. */
  lead?: ReactNode
  actions?: ReactNode
  /** Further actions behind one button, which stays beside the title on a phone. */
  menu?: ReactNode
}

/** The header of every signed-in page; it also sets the title of the browser tab. */
export function PageHeader({ title, titleTo, aside, back, picture, lead, actions, menu }: PageHeaderProps) {
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
        <div className={classes.text}>
          <h1>
            {titleTo ? (
              <Link to={titleTo} className={classes.titleLink}>
                {title}
              </Link>
            ) : (
              title
            )}{' '}
            {aside && <span className={classes.aside}>{aside}</span>}
          </h1>
          {lead && <div className={classes.lead}>{lead}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
        {menu && <div className={classes.menu}>{menu}</div>}
      </div>
    </header>
  )
}
