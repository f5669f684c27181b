import { useId } from 'react'
import classes from './Closing.module.css'

interface Link {
  label: string
  to: string
}

interface ClosingProps {
  title: string
  /** What one gets next, in a sentence or two. */
  text?: string | undefined
  link: Link
  /** What one may do instead. */
  other?: Link
}

/** The end of a public page: a band that says what comes next and leads there. One that leads to a sign-up is for visitors only. */
export function Closing({ title, text, link, other }: ClosingProps) {
  const titleId = useId()
  return (
    <section
      className={classes.closing}
      aria-labelledby={titleId}
      data-visitors={link.to.startsWith('/signup') ? '' : undefined}
    >
      <div className={classes.band}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <p className={classes.actions}>
          <a href={link.to}>{link.label}</a>
          {other && (
            <a href={other.to} data-other>
              {other.label}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
