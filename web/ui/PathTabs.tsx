import { NavLink } from 'react-router'
import classes from './UrlTabs.module.css'

interface PathTabsProps {
  label: string
  /** The first is current only at exactly its address: the others lie below it. */
  tabs: readonly { to: string; label: string }[]
}

/** Pages of one subject beside each other, each with its own address. For views of one page, `UrlTabs`. */
export function PathTabs({ label, tabs }: PathTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: words }, index) => (
        <NavLink key={to} to={to} end={index === 0} className={classes.tab}>
          {words}
        </NavLink>
      ))}
    </nav>
  )
}
