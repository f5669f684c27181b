import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Children, type ReactNode } from 'react'
import classes from './ShownCards.module.css'
import sections from './sections.module.css'

interface ShownCardsProps {
  /** The id of the heading. */
  id: string
  title: string
  /** What the cards are of: `talents`. */
  noun: string
  /** One or two sentences below the heading, with the link to all of them. */
  intro: ReactNode
  /** Above the cards, such as what they can be browsed by. */
  topics?: ReactNode
  /** Tall for people, wide for campaigns. */
  shape: 'tall' | 'wide'
  /** The cards, list items each. */
  children: ReactNode
}

/**
 * A section of the public home with cards from the market: one row, which is swiped up to the width of a tablet. There it has buttons
 * too, which need the script `pageRows`.
 */
export function ShownCards({ id, title, noun, intro, topics, shape, children }: ShownCardsProps) {
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
      <Pager noun={noun} count={Children.count(children)} />
    </section>
  )
}

/** Which card of the row is in view, between the buttons to the ones before and after it. Nothing for a single card. */
function Pager({ noun, count }: { noun: string; count: number }) {
  if (count < 2) return null
  const icon = { size: 20, stroke: 2, 'aria-hidden': true } as const
  return (
    <div className={classes.pager} data-pager="">
      <button type="button" data-move="-1" aria-label={`Previous ${noun}`} aria-disabled="true">
        <IconChevronLeft {...icon} />
      </button>
      <p role="status">1 of {count}</p>
      <button type="button" data-move="1" aria-label={`Next ${noun}`}>
        <IconChevronRight {...icon} />
      </button>
    </div>
  )
}
