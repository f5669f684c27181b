import type { ReactNode } from 'react'
import classes from './ShownCards.module.css'
import sections from './sections.module.css'

interface ShownCardsProps {
  /** The id of the heading. */
  id: string
  title: string
  /** One or two sentences below the heading, with the link to all of them. */
  intro: ReactNode
  /** Above the cards, such as what they can be browsed by. */
  topics?: ReactNode
  /** Tall for people, wide for campaigns. */
  shape: 'tall' | 'wide'
  /** The cards, list items each. */
  children: ReactNode
}

/** A section of the public home with cards from the market: one row, which is swiped up to the width of a tablet. */
export function ShownCards({ id, title, intro, topics, shape, children }: ShownCardsProps) {
  return (
    <section className={`${sections.section} ${classes.section}`} aria-labelledby={id}>
      <div className={sections.intro}>
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </div>
      {topics}
      <ul className={classes.row} data-shape={shape}>
        {children}
      </ul>
    </section>
  )
}
