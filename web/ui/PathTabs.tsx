import { NavLink } from 'react-router'
import classes from './UrlTabs.module.css'

interface PathTabsProps {
  label: string
  /** The first tab is current only at exactly its path: the other paths lie below it. */
  tabs: readonly { to: string; label: string }[]
}

/** Tabs between pages of one subject, each with its own path. For views of one page, use `UrlTabs`. */
export function PathTabs({ label, tabs }: PathTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label }, index) => (
        <NavLink key={to} to={to} end={index === 0} className={classes.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
