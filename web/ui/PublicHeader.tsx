import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { closeLeftMenu } from './close-left-menu.ts'
import classes from './PublicHeader.module.css'
import { showAccount } from './show-account.ts'
import { Wordmark } from './Wordmark.tsx'

const links = [
  { label: 'Find talent', to: '/talents' },
  { label: 'Open campaigns', to: '/campaigns' },
  { label: 'How it works', to: '/how-it-works' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Questions', to: '/faq' },
] as const

/** Pages that only the menu and the footer name. */
const moreLinks = [
  { label: 'Why Marquee', to: '/why-choose-us' },
  { label: 'About us', to: '/about' },
  { label: 'Contact', to: '/contact' },
] as const

/**
 * The header of public and account pages, which stays at the top while they scroll. It has plain links because those pages may
 * run without script. The browser itself opens the menu of phones and closes it with Escape or a press beside it. The layout of pages
 * that React does not take over writes `closeLeftMenu` and `showAccount` into them.
 */
export function PublicHeader() {
  const { pathname } = useLocation()
  useEffect(closeLeftMenu, [])
  useEffect(showAccount, [])
  return (
    <header className={classes.bar}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <div className={classes.header}>
        <a href="/" className={classes.home} aria-label="Marquee, home page">
          <Wordmark />
        </a>
        <nav className={classes.nav} aria-label="Main">
          <Links links={links} pathname={pathname} />
        </nav>
        <div className={classes.doors}>
          <AccountLinks quiet={classes.quiet} />
        </div>
        <button type="button" className={classes.menuButton} popoverTarget="menu">
          <span className={classes.toOpen}>Menu</span>
          <span className={classes.toClose}>Close</span>
        </button>
      </div>
      <nav id="menu" popover="auto" className={classes.menu} aria-label="Main">
        <div className={classes.group}>
          <Links links={links} pathname={pathname} />
        </div>
        <div className={classes.more}>
          <Links links={moreLinks} pathname={pathname} />
        </div>
        <div className={classes.account}>
          <AccountLinks quiet={classes.outlined} />
        </div>
      </nav>
    </header>
  )
}

/** The ways to sign in and to join, and the way to the account; `showAccount` decides which are shown. */
function AccountLinks({ quiet }: { quiet: string | undefined }) {
  return (
    <>
      <a href="/signin" className={quiet} data-visitors="">
        Sign in
      </a>
      <a href="/signup" className={classes.join} data-visitors="">
        Join
      </a>
      <a href="/dashboard" className={classes.join} data-account-holders="">
        Your account
      </a>
    </>
  )
}

interface LinksProps {
  links: readonly { label: string; to: string }[]
  pathname: string
}

function Links({ links, pathname }: LinksProps) {
  return links.map(({ label, to }) => (
    <a key={to} href={to} aria-current={to === pathname ? 'page' : undefined}>
      {label}
    </a>
  ))
}
