import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import classes from './Gallery.module.css'
import { LeadWork } from './PortfolioWork.tsx'
import { SaveLink } from './SaveLink.tsx'

/** Returns how many works the top of the page shows: all of up to five, otherwise three or five, so that at least three remain for the portfolio. */
export function leadCount(count: number): number {
  if (count <= 5) return count
  return count < 9 ? 3 : 5
}

/** The first works, of which each opens its view, and the way to all of them: an overview, or the rest of the page without script. */
export function Gallery({ profile }: { profile: PublicProfile }) {
  const { works } = profile
  if (works.length === 0) return null
  const first = works.slice(0, leadCount(works.length))
  const hasMore = works.length > first.length
  return (
    <div className={classes.gallery}>
      <ul className={classes.lead} data-count={first.length} aria-label="First works">
        {first.map((work, index) => (
          <LeadWork
            key={work.id}
            work={work}
            index={index}
            isFirst={index === 0}
            hasButtonOver={hasMore && index === first.length - 1}
          />
        ))}
      </ul>
      {profile.isListed && (
        <span className={classes.saveOver}>
          <SaveLink talent={profile} shape="round" />
        </span>
      )}
      {hasMore && (
        <a
          className={classes.showAll}
          href="#portfolio"
          data-overview=""
          aria-label={`Show all ${works.length} works`}
        >
          <IconLayoutGrid size={16} stroke={1.8} aria-hidden="true" />
          <span>
            <span className={classes.fromTablet}>Show all </span>
            {works.length}
            <span className={classes.wide}> works</span>
          </span>
        </a>
      )}
    </div>
  )
}
