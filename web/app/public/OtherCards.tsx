import type { ReactNode } from 'react'
import classes from './OtherCards.module.css'
import sections from './sections.module.css'

interface OtherCardsProps {
  title: string
  /** Where all of them are. */
  link: { label: string; to: string }
  /** Tall for people, two in a row on a phone; wide for campaigns. */
  shape: 'tall' | 'wide'
  /** The cards, list items each. */
  children: ReactNode
}

/** The last section of a page about one talent or campaign: others. */
export function OtherCards({ title, link, shape, children }: OtherCardsProps) {
  return (
    <section className={sections.section} aria-labelledby="others">
      <div className={classes.head}>
        <h2 id="others">{title}</h2>
        <a href={link.to}>{link.label}</a>
      </div>
      <ul className={classes.cards} data-shape={shape}>
        {children}
      </ul>
    </section>
  )
}
