import classes from './Audiences.module.css'
import sections from './sections.module.css'

const audiences = [
  {
    id: 'brands',
    word: 'brand',
    head: 'For brands',
    link: { label: 'Join as a brand', to: '/signup/brand' },
  },
  {
    id: 'talents',
    word: 'talent',
    head: 'For talents',
    link: { label: 'Join as a talent', to: '/signup/talent' },
  },
  {
    id: 'agents',
    word: 'agent',
    head: 'For talent agents',
    link: { label: 'Join as a talent agent', to: '/signup/talentagent' },
  },
] as const

type Points = readonly { text: string }[]

interface AudiencesProps {
  brands: Points
  talents: Points
  agents: Points
}

/** What each account type gets, side by side. */
export function Audiences(points: AudiencesProps) {
  return (
    <section className={sections.section} aria-label="Who it’s for">
      <div className={classes.audiences}>
        {audiences.map(({ id, word, head, link }) => (
          <article key={word} id={id} className={classes.audience} data-word={word}>
            <h2>{head}</h2>
            <ul>
              {points[id].map(({ text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
                <li key={index}>{text}</li>
              ))}
            </ul>
            <a href={link.to}>{link.label}</a>
          </article>
        ))}
      </div>
    </section>
  )
}
