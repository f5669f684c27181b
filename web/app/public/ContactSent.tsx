import { PageScript } from '#ui/PageScript.tsx'
import classes from './ContactSent.module.css'
import { keepSender } from './scripts/keep-sender.ts'
import type { SentMessage } from './sent-message.ts'

/** Confirms a message: its reference, where the confirmation went, what happens next, and where to go on. */
export function ContactSent({ sent: { number, sentTo } }: { sent: SentMessage }) {
  return (
    <section className={classes.sent} aria-labelledby="sent-title">
      <h1 id="sent-title">We have your message</h1>
      <p className={classes.lead}>
        Your reference is <strong>{number}</strong>. Please quote it if you write again.
      </p>
      <h2>What happens next</h2>
      <ol className={classes.steps}>
        <li>
          {sentTo ? (
            <>
              A confirmation is on its way to <strong data-sent-to="">{sentTo}</strong>.
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
      <PageScript run={keepSender} />
    </section>
  )
}
