import classes from './Hero.module.css'
import { WorkWall } from './WorkWall.tsx'

/** The opening section of the public home: headline, sign-up links and sample work. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <h1>Fair deals between brands and talent, paid on time.</h1>
        <p className={classes.lead}>
          The marketplace for brands, talents and the agents who represent them. Clear prices, every change
          visible to both sides, and a payout date you know from the start.
        </p>
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
          <a href="#how" className={classes.quiet}>
            How it works
          </a>
        </p>
      </div>
      <WorkWall />
    </section>
  )
}
