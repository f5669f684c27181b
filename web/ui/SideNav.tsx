import { memo } from 'react'
import { NavLink } from 'react-router'
import type { NavItem } from './nav-item.ts'
import classes from './SideNav.module.css'

/** The vertical navigation of an area. */
export function SideNav({
  items,
  foot,
  onGo,
}: {
  items: readonly NavItem[]
  foot: readonly NavItem[]
  onGo?: () => void
}) {
  return (
    <nav className={classes.nav} aria-label="Main">
      {items.map((item) => (
        <Place key={item.to} {...item} onGo={onGo} />
      ))}
      <span className={classes.gap} />
      {foot.map((item) => (
        <Place key={item.to} {...item} onGo={onGo} />
      ))}
    </nav>
  )
}

/** Rendered again only when it changes itself: the area renders with each count that arrives. */
const Place = memo(function Place({
  label,
  to,
  icon: Icon,
  count = 0,
  counted = 'waiting',
  end = false,
  onGo,
}: NavItem & { onGo?: (() => void) | undefined }) {
  return (
    <NavLink to={to} end={end} className={classes.place} onClick={onGo}>
      <Icon size={18} stroke={1.7} />
      <span>{label}</span>
      {count > 0 && (
        <b className={classes.count}>
          {count}
          <span className={classes.hidden}> {counted}</span>
        </b>
      )}
    </NavLink>
  )
})
