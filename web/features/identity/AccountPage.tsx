import type { ReactNode } from 'react'
import classes from './AccountPage.module.css'

interface AccountPageProps {
  title: string
  /** The tab has this title, as in a state of the page that the `meta` of its route does not name. */
  isTabTitle?: boolean
  lead?: ReactNode
  /** What the visitor came to do, between the title and the form. */
  nextStep?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in and sign-up pages: title, form, and links to other pages. */
export function AccountPage({ title, isTabTitle = false, lead, nextStep, foot, children }: AccountPageProps) {
  return (
    <div className={classes.page}>
      {isTabTitle && <title>{`${title} · Marquee`}</title>}
      <header className={classes.head}>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {nextStep}
      {children}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  )
}
