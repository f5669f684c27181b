import type { ReactNode } from 'react'
import classes from './MessagePage.module.css'
import { Wordmark } from './Wordmark.tsx'

interface MessagePageProps {
  code: string
  title: string
  action: { label: string; to: string }
  children: ReactNode
}

/** A full page with one message. Its link is a plain one: it works without scripts and reloads the app. */
export function MessagePage({ code, title, action, children }: MessagePageProps) {
  return (
    <main className={classes.page}>
      <title>{`${title} · Marquee`}</title>
      <a href="/" className={classes.home} aria-label="Marquee, home page">
        <Wordmark />
      </a>
      <p className={classes.code}>{code}</p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <a className={classes.action} href={action.to}>
        {action.label}
      </a>
    </main>
  )
}
