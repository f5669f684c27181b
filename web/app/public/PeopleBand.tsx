import type { CallOutput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { FactLine } from '#ui/FactLine.tsx'
import { Picture } from '#ui/Picture.tsx'
import classes from './PeopleBand.module.css'

/** How many talents fill the band. */
const SIZE = 4

interface PeopleBandProps {
  /** Null where they could not be loaded. */
  shown: CallOutput<typeof portfolioCalls.shownTalents> | null
}

/** The faces of a few talents, each with a link to their page. Nothing shows before there are enough of them. */
export function PeopleBand({ shown }: PeopleBandProps) {
  if (!shown || shown.items.length < SIZE) return null
  return (
    <section className={classes.band} aria-labelledby="people-title">
      <div className={classes.head}>
        <h2 id="people-title">Talents on Marquee</h2>
        <p>
          A new selection each day. <a href="/talents">See all talents</a>
        </p>
      </div>
      <ul className={classes.people}>
        {shown.items
          .slice(0, SIZE)
          .map(({ slug, displayName, typeName, subtypes, city, ...talent }, index) => (
            <li key={slug}>
              <a href={`/t/${slug}`}>
                <span className={classes.face}>
                  <Picture
                    url={talent.avatarUrl ?? talent.pictures[0] ?? ''}
                    frameWidth="300px"
                    phoneWidth="calc(50vw - 26px)"
                    isFirst={index < 2}
                  />
                </span>
                <strong>{displayName}</strong>
                <span className={classes.facts}>
                  <FactLine facts={[subtypes[0] ?? typeName, city]} />
                </span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
