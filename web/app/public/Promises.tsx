import classes from './Promises.module.css'

const promises = [
  { title: 'Clear pricing', text: 'see what is paid, the fee and what you get' },
  { title: '3 days', text: 'from approval to payout, shown from the start' },
  { title: 'Every version', text: 'of every offer, side by side' },
  { title: 'Clear next steps', text: 'with a deadline for each action' },
] as const

/** Four facts that apply to every deal. */
export function Promises() {
  return (
    <section className={classes.strip} aria-label="Every deal on Marquee">
      <ul className={classes.list}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
