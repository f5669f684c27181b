import classes from './Hero.module.css'
import { WorkWall } from './WorkWall.tsx'

/** The opening section of the public home: headline, sign-up links and sample work. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.doors}>
          <a href="/signup/brand" className={classes.primary}>
            I’m a brand
          </a>
          <a href="/signup/talent" className={classes.plain}>
            I’m a talent
          </a>
          <a href="/signup/talentagent" className={classes.plain}>
            I’m a talent agent
          </a>
          <a href="/how-it-works" className={classes.quiet}>
            How it works
          </a>
        </p>
      </div>
      <div>
        <WorkWall />
        <p className={classes.note}>Examples, drawn for this page.</p>
      </div>
    </section>
  )
}
