import classes from './Closing.module.css'

interface ClosingProps {
  title: string
  link: { label: string; to: string }
}

/** The end of a public page: a band with one sentence and where to go next. */
export function Closing({ title, link }: ClosingProps) {
  return (
    <section className={classes.closing} aria-labelledby="closing-title">
      <div className={classes.band}>
        <h2 id="closing-title">{title}</h2>
        <p>
          <a href={link.to}>{link.label}</a>
        </p>
      </div>
    </section>
  )
}
