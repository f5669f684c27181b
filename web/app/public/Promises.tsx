import classes from './Promises.module.css'

const promises = [
  { head: 'Clear pricing', words: 'see what is paid, the fee and what you get' },
  { head: '3 days', words: 'from approval to payout, shown from the start' },
  { head: 'Every version', words: 'of every offer, side by side' },
  { head: 'Clear next steps', words: 'with a deadline for each action' },
] as const

/** Four facts that apply to every deal. */
export function Promises() {
  return (
    <section className={classes.strip} aria-label="Every deal on Marquee">
      <ul className={classes.list}>
        {promises.map(({ head, words }) => (
          <li key={head}>
            <strong>{head}</strong>
            {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
