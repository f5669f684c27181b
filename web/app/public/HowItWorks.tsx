import classes from './HowItWorks.module.css'
import sections from './sections.module.css'

const steps = [
  {
    head: 'Say what you need',
    words: 'A brand writes a brief in five short steps: what, for whom, by when, for how much.',
  },
  {
    head: 'Find each other',
    words: 'Talents apply, or are asked. Their work comes first, the figures behind it.',
  },
  {
    head: 'Agree',
    words: 'Offer, counter, accept. Each version is kept and the difference is marked for both.',
  },
  {
    head: 'Make and approve',
    words: 'Drafts go up, notes come back. Work auto-approves after five days without feedback.',
  },
  { head: 'Done', words: 'The pay day was known from the start. Both sides see what happened, and when.' },
] as const

/** The steps of a collaboration, from the brief to the payout. */
export function HowItWorks() {
  return (
    <section className={sections.section} id="how" aria-labelledby="how-title">
      <div className={sections.intro}>
        <h2 id="how-title">How it works</h2>
        <p>Five steps, with a clear next action at each one.</p>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ head, words }, index) => (
          <li key={head} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{head}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
