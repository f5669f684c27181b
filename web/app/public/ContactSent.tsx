import classes from './ContactSent.module.css'
import type { SentMessage } from './sent-message.ts'

/** Confirms a message: its number, where the confirmation went, what happens next, and where to go on. */
export function ContactSent({ sent: { number, sentTo } }: { sent: SentMessage }) {
  return (
    <section className={classes.sent} aria-labelledby="sent-title">
      <h1 id="sent-title">We have your message</h1>
      <p className={classes.lead}>
        Its number is <strong>{number}</strong>. Please name it if you write to us again.
      </p>
      <h2>What happens next</h2>
      <ol className={classes.steps}>
        <li>
          {sentTo ? (
            <>
              A confirmation is on its way to <strong>{sentTo}</strong>.
            </>
          ) : (
            'A confirmation is on its way to your email address.'
          )}{' '}
          If it does not arrive, check your spam folder. If the address is wrong, send the message again.
        </li>
        <li>A person reads your message and answers by email within 3 working days.</li>
      </ol>
      <ul className={classes.links}>
        <li>
          <a href="/faq">Read common questions</a>
        </li>
        <li>
          <a href="/how-it-works">See how it works</a>
        </li>
        <li>
          <a href="/contact">Write another message</a>
        </li>
      </ul>
    </section>
  )
}
