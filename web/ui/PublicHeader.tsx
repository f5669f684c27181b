import { useLocation } from 'react-router'
import classes from './PublicHeader.module.css'
import { Wordmark } from './Wordmark.tsx'

const links = [
  { label: 'Find talent', to: '/talents' },
  { label: 'Open campaigns', to: '/campaigns' },
  { label: 'How it works', to: '/how-it-works' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Questions', to: '/faq' },
] as const

/**
 * The header of public and account pages, with plain links because those pages may run without script. The browser itself opens
 * the menu of phones and tablets and closes it with Escape or a press beside it.
 */
export function PublicHeader() {
  const { pathname } = useLocation()
  const current = (to: string) => (to === pathname ? 'page' : undefined)
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <a href="/" className={classes.home} aria-label="Marquee, home page">
        <Wordmark />
      </a>
      <nav className={classes.nav} aria-label="Main">
        {links.map(({ label, to }) => (
          <a key={to} href={to} aria-current={current(to)}>
            {label}
          </a>
        ))}
      </nav>
      <div className={classes.doors}>
        <a href="/signin" className={classes.quiet}>
          Sign in
        </a>
        <a href="/signup" className={classes.join}>
          Join
        </a>
      </div>
      <button type="button" className={classes.menuButton} popoverTarget="menu">
        Menu
      </button>
      <nav id="menu" popover="auto" className={classes.menu} aria-label="Main">
        {links.map(({ label, to }) => (
          <a key={to} href={to} aria-current={current(to)}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  )
}
