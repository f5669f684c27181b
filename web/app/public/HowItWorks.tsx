import classes from './HowItWorks.module.css'
import sections from './sections.module.css'

const steps = [
  {
    head: 'Write a brief',
    words: 'A brand describes the work, the deadline and the budget in five short steps.',
  },
  {
    head: 'Find talent',
    words: 'Talents and their agents apply, or the brand sends a direct offer.',
  },
  {
    head: 'Agree',
    words:
      'Send an offer, make a counter-offer, accept. Every version is kept and changes are highlighted for both sides.',
  },
  {
    head: 'Create and approve',
    words: 'Upload drafts and get feedback. Work auto-approves after five days without feedback.',
  },
  {
    head: 'Get paid',
    words: 'The talent is paid three days after approval. An agent’s commission is paid at the same time.',
  },
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
