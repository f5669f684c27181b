import type { ReactNode } from 'react'
import classes from './AccountPage.module.css'

interface AccountPageProps {
  title: string
  /** The title of the tab before “· Marquee”, where it is another one. */
  tabTitle?: string
  lead?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in and sign-up pages: title, form, and links to other pages. */
export function AccountPage({ title, tabTitle = title, lead, foot, children }: AccountPageProps) {
  return (
    <div className={classes.page}>
      <title>{`${tabTitle} · Marquee`}</title>
      <header className={classes.head}>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  )
}
