import classes from './PageIntro.module.css'

/** The title of a public page and the sentence below it. */
export function PageIntro({ title, description }: { title: string; description: string }) {
  return (
    <header className={classes.intro}>
      <h1>{title}</h1>
      <p>{description}</p>
    </header>
  )
}
