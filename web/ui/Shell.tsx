import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BottomBar } from './BottomBar.tsx'
import type { NavItem } from './nav-item.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import classes from './Shell.module.css'
import { SideNav } from './SideNav.tsx'
import { Wordmark } from './Wordmark.tsx'

interface ShellProps {
  home: string
  items: readonly NavItem[]
  /** Shown below the other items: settings and the like. */
  foot: readonly NavItem[]
  /** How many of `items` the bottom bar of a phone shows before "More". */
  thumb?: number
  person: ReactNode
  /** Opens the command palette; absent where there is none. */
  onSearch?: () => void
  /** Names the area beside the logo. */
  badge?: string
  children: ReactNode
}

/** The frame of a signed-in area: side navigation on a laptop, bottom bar on a phone. */
export function Shell({ home, items, foot, thumb = 5, person, onSearch, badge, children }: ShellProps) {
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <aside className={classes.side}>
        <Link to={home} className={classes.logo} aria-label="Marquee, home">
          <Wordmark />
          {badge && <span className={classes.badge}>{badge}</span>}
        </Link>
        {onSearch && (
          <button type="button" className={classes.search} onClick={onSearch}>
            <span>Search or jump to</span>
            <kbd className={classes.kbd}>Ctrl K</kbd>
          </button>
        )}
        <SideNav items={items} foot={foot} />
        {person}
      </aside>
      <main id="content" className={classes.main} tabIndex={-1}>
        <OfflineBanner />
        {children}
      </main>
      <BottomBar
        first={items.slice(0, thumb)}
        more={[...items.slice(thumb), ...foot]}
        person={person}
        {...(onSearch && { onSearch })}
      />
    </div>
  )
}
