import sections from './sections.module.css'
import classes from './TwoSides.module.css'

const sides = [
  {
    id: 'brands',
    word: 'brand',
    head: 'For brands',
    points: [
      'Briefs that save themselves while you write',
      'Applicants on one board, with their work in front',
      'Review pictures and films in one place, version by version',
      'One price from start to end, VAT and fee included',
    ],
    door: { label: 'Join as a brand', to: '/signup/brand' },
  },
  {
    id: 'talents',
    word: 'talent',
    head: 'For talents',
    points: [
      'See what you get, to the penny, before you say yes',
      'Counter with a price of your own; the brand sees the difference',
      'Upload large videos from your phone and resume any time',
      'If nobody looks at your work for five days, it counts as approved',
    ],
    door: { label: 'Join as a talent', to: '/signup/talent' },
  },
] as const

/** What each account type gets, side by side. */
export function TwoSides() {
  return (
    <section className={sections.section} aria-label="For both sides">
      <div className={classes.sides}>
        {sides.map(({ id, word, head, points, door }) => (
          <article key={word} id={id} className={classes.side} data-word={word}>
            <h2>{head}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a href={door.to}>{door.label}</a>
          </article>
        ))}
      </div>
    </section>
  )
}
