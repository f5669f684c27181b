import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { memo, type ReactNode, useState } from 'react'
import { NavLink } from 'react-router'
import classes from './BottomBar.module.css'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { NavItem } from './nav-item.ts'
import { SideNav } from './SideNav.tsx'

interface BottomBarProps {
  first: readonly NavItem[]
  more: readonly NavItem[]
  person: ReactNode
  /** Opens the command palette; absent where there is none. */
  onSearch?: () => void
}

/** The navigation bar of a phone. Items that do not fit open as a sheet. */
export function BottomBar({ first, more, person, onSearch }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false)
  const hidden = more.reduce((sum, { count = 0 }) => sum + count, 0)
  const close = () => setOpen(false)
  const search = () => {
    close()
    onSearch?.()
  }
  return (
    <>
      <nav className={classes.bar} aria-label="Main">
        {first.map((item) => (
          <Place key={item.to} {...item} />
        ))}
        <button type="button" className={classes.place} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <IconDots size={22} stroke={1.6} />
          <span>More</span>
          {hidden > 0 && <b className={classes.count}>{hidden}</b>}
        </button>
      </nav>
      <Dialog isOpen={isOpen} onClose={close} title="More" shape="sheet">
        {onSearch && (
          <Button wide onClick={search}>
            Search or jump to
          </Button>
        )}
        <SideNav items={more} foot={[]} onGo={close} />
        {person}
      </Dialog>
    </>
  )
}

/** Rendered again only when it changes itself: the area renders with each count that arrives. */
const Place = memo(function Place({ label, to, icon: Icon, count = 0, end = false }: NavItem) {
  return (
    <NavLink to={to} end={end} className={classes.place}>
      <Icon size={22} stroke={1.6} />
      <span>{label}</span>
      {count > 0 && <b className={classes.count}>{count}</b>}
    </NavLink>
  )
})
