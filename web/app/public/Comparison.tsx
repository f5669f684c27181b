import type { Content } from '@marquee/contract/content/schemas'
import classes from './Comparison.module.css'
import sections from './sections.module.css'

interface ComparisonProps {
  title: string
  /** The other way to make a deal, which heads its column. */
  comparedWith: string
  topics: Content<'whyChooseUs'>['comparison']
}

/** What happens elsewhere and on Marquee, by topic: three columns, or on a phone two below each topic. Nothing without topics. */
export function Comparison({ title, comparedWith, topics }: ComparisonProps) {
  if (topics.length === 0) return null
  return (
    <section className={sections.section} aria-labelledby="comparison-title">
      <div className={sections.intro}>
        <h2 id="comparison-title">{title}</h2>
      </div>
      <ul className={classes.topics}>
        {topics.map(({ topic, usual, here }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <li key={index}>
            <h3>{topic}</h3>
            <dl>
              <div>
                <dt>{comparedWith}</dt>
                <dd>{usual}</dd>
              </div>
              <div className={classes.here}>
                <dt>On Marquee</dt>
                <dd>{here}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
