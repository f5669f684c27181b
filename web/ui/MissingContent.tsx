import type { ReactNode } from 'react'
import classes from './MissingContent.module.css'
import { PublicLinks } from './PublicLinks.tsx'

interface MissingContentProps {
  title?: string
  text?: ReactNode
}

/** Says that a public page does not exist, and where else to go. */
export function MissingContent({
  title = 'Page not found',
  text = 'The link may be out of date, or the page may have moved.',
}: MissingContentProps) {
  return (
    <section className={classes.page}>
      <p className={classes.code}>404</p>
      <h1>{title}</h1>
      <p className={classes.text}>{text}</p>
      <PublicLinks />
    </section>
  )
}
