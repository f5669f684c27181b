import { describePayDay } from '@marquee/contract/rules/pay-day'
import { formatCount } from '@marquee/contract/rules/wording'
import classes from './HowItWorks.module.css'
import sections from './sections.module.css'

interface HowItWorksProps {
  /** The market’s time to review work, in days; undefined where it is not known. */
  reviewDays: number | undefined
  /** The market’s wait before a payout, in hours; undefined stands for the default. */
  payHours: number | undefined
}

/** The steps of a collaboration, from the brief to the payout. */
export function HowItWorks({ reviewDays, payHours }: HowItWorksProps) {
  const steps = [
    {
      title: 'Write a brief',
      text: 'A brand describes the work, the deadline and the budget in five short steps.',
    },
    {
      title: 'Find talent',
      text: 'Talents and their agents apply, or the brand sends a direct offer.',
    },
    {
      title: 'Agree',
      text: 'Send an offer, make a counter-offer, accept. Every version is kept and changes are highlighted for both sides.',
    },
    {
      title: 'Create and approve',
      text: `Upload drafts and get feedback. Work without feedback is approved automatically${reviewDays === undefined ? '' : ` after ${formatCount(reviewDays, 'day')}`}.`,
    },
    {
      title: 'Get paid',
      text: `The talent is paid ${describePayDay([{ platform: 'instagram' }], payHours)}. An agent’s commission is paid at the same time.`,
    },
  ]
  return (
    <section className={sections.section} id="how" aria-labelledby="how-title">
      <div className={sections.intro}>
        <h2 id="how-title">How it works</h2>
        <p>
          Five steps, with a clear next action at each one.{' '}
          <a href="/how-it-works">Read each step in detail</a>
        </p>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
