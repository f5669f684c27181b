import classes from './Closing.module.css'

interface ClosingProps {
  title: string
  link: { label: string; to: string }
}

/** The end of a public page: one sentence and where to go next. */
export function Closing({ title, link }: ClosingProps) {
  return (
    <section className={classes.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{title}</h2>
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </section>
  )
}
