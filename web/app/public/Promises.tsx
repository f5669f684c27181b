import classes from './Promises.module.css'

const promises = [
  { head: 'Clear pricing', words: 'what is paid, what is kept, what arrives' },
  { head: '3 days', words: 'from approval to pay day, shown from the start' },
  { head: 'Every version', words: 'of every offer, side by side' },
  { head: 'Your turn', words: 'is always written down, with a date' },
] as const

/** Four facts that apply to every deal. */
export function Promises() {
  return (
    <section className={classes.strip} aria-label="What holds for every piece of work">
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
