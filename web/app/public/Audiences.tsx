import classes from './Audiences.module.css'
import { SideChoice } from './SideChoice.tsx'
import sections from './sections.module.css'
import { sides } from './sides.ts'

type Points = readonly { text: string }[]

interface AudiencesProps {
  brands: Points
  talents: Points
  agents: Points
}

/** What each account type gets, side by side; on a phone one at a time, chosen without script. */
export function Audiences(points: AudiencesProps) {
  return (
    <section className={sections.section} aria-label="Who it’s for">
      <div className={classes.audiences}>
        <SideChoice />
        {sides.map(({ id, word, title, link }) => (
          <article key={word} className={classes.audience} data-word={word}>
            <h2>{title}</h2>
            <ul>
              {points[id].map(({ text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
                <li key={index}>{text}</li>
              ))}
            </ul>
            <a href={link.to} data-visitors="">
              {link.label}
            </a>
          </article>
        ))}
      </div>
    </section>
  )
}
