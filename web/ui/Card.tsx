import { type ReactNode, useId } from 'react'
import classes from './Card.module.css'

interface CardProps {
  /** The URL fragment of the card. */
  id?: string
  title?: string
  /** A fact or a link at the right of the title. */
  aside?: ReactNode
  /** `flush` lets rows and images reach the edge. */
  tone?: 'plain' | 'wash' | 'flush'
  children: ReactNode
}

/** One subject of a page. With a title it is a landmark of that name. */
export function Card({ id, title, aside, tone = 'plain', children }: CardProps) {
  const heading = useId()
  return (
    <section id={id} className={classes.card} data-tone={tone} aria-labelledby={title ? heading : undefined}>
      {(title || aside) && (
        <header className={classes.head}>
          {title && <h2 id={heading}>{title}</h2>}
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
