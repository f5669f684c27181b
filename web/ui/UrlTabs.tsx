import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import classes from './UrlTabs.module.css'

export interface Tab {
  id: string
  label: string
  count?: number
}

interface UrlTabsProps {
  label: string
  tabs: readonly Tab[]
  /** The URL parameter; the first tab leaves it out. */
  name?: string
}

/**
 * Tabs between views of one page, each with its own URL. The page reads the same parameter with
 * `useUrlState(name, first)`.
 */
export function UrlTabs({ label, tabs, name = 'tab' }: UrlTabsProps) {
  const [params] = useSearchParams()
  const first = tabs[0]?.id
  const asked = params.get(name)
  // An address from elsewhere may name a tab that does not exist.
  const open = tabs.some(({ id }) => id === asked) ? asked : first
  const bar = useRef<HTMLElement>(null)
  // On a phone the bar scrolls sideways; the current tab must be visible.
  useEffect(() => {
    const current = bar.current?.querySelector(`[data-id="${open}"]`)
    if (bar.current && current instanceof HTMLElement)
      bar.current.scrollLeft = current.offsetLeft - bar.current.offsetLeft - 24
  }, [open])
  return (
    <nav ref={bar} className={classes.tabs} aria-label={label}>
      {tabs.map(({ id, label, count }) => (
        <Link
          key={id}
          data-id={id}
          to={{ search: searchFor(params, name, id === first ? null : id) }}
          className={classes.tab}
          aria-current={open === id ? 'page' : undefined}
          preventScrollReset
        >
          {label}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

function searchFor(params: URLSearchParams, name: string, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(name)
  else next.set(name, id)
  return next.toString()
}
