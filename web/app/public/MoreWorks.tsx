import type { Work } from '@marquee/contract/calls/portfolios'
import { sharedSource } from '#features/portfolios/describe-work.ts'
import { WorkKinds } from '#features/portfolios/WorkKinds.tsx'
import classes from './MoreWorks.module.css'
import { PortfolioWork } from './PortfolioWork.tsx'

interface MoreWorksProps {
  works: readonly Work[]
  /** How many of them the top of the page shows. */
  start: number
}

/** The works that the top of the page does not show. */
export function MoreWorks({ works, start }: MoreWorksProps) {
  const more = works.slice(start)
  if (more.length === 0) return null
  const source = sharedSource(more)
  return (
    <section className={classes.portfolio} aria-labelledby="portfolio">
      <div className={classes.title}>
        <h2 id="portfolio">More work ({more.length})</h2>
        {source && <p className={classes.note}>{source}</p>}
      </div>
      <WorkKinds works={more}>
        <ul className={classes.works}>
          {more.map((work, at) => (
            <PortfolioWork key={work.id} work={work} index={start + at} hasSharedSource={source !== null} />
          ))}
        </ul>
      </WorkKinds>
    </section>
  )
}
