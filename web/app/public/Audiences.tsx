import classes from './Audiences.module.css'
import sections from './sections.module.css'

const audiences = [
  {
    id: 'brands',
    word: 'brand',
    head: 'For brands',
    points: [
      'Briefs that save automatically as you write',
      'All applicants and their work on one board',
      'Review images and videos in one place, version by version',
      'One price from start to finish, VAT and fee included',
    ],
    link: { label: 'Join as a brand', to: '/signup/brand' },
  },
  {
    id: 'talents',
    word: 'talent',
    head: 'For talents',
    points: [
      'See what you get, to the penny, before you accept',
      'Make counter-offers; the brand sees exactly what changed',
      'Upload large videos from your phone and resume any time',
      'Your work auto-approves after five days without feedback',
    ],
    link: { label: 'Join as a talent', to: '/signup/talent' },
  },
  {
    id: 'agents',
    word: 'agent',
    head: 'For talent agents',
    points: [
      'Manage your whole roster in one place',
      'Apply and negotiate on behalf of your talents',
      'Talents decide what you may do and see everything you did',
      'Your commission is paid with every payout',
    ],
    link: { label: 'Join as a talent agent', to: '/signup/talentagent' },
  },
] as const

/** What each account type gets, side by side. */
export function Audiences() {
  return (
    <section className={sections.section} aria-label="Who it’s for">
      <div className={classes.audiences}>
        {audiences.map(({ id, word, head, points, link }) => (
          <article key={word} id={id} className={classes.audience} data-word={word}>
            <h2>{head}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a href={link.to}>{link.label}</a>
          </article>
        ))}
      </div>
    </section>
  )
}
