import type { SharedTalent as Talent } from '@marquee/contract/calls/shared-lists'
import { labelStartingPrice } from '@marquee/contract/rules/starting-price'
import { formatCount, formatNumber } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import { Accounts } from '#features/talents/Accounts.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Star } from '#ui/Stars.tsx'
import roster from './roster.module.css'
import classes from './SharedTalent.module.css'

interface SharedTalentProps {
  talent: Talent
  /** The vote of the guest. */
  children: ReactNode
}

/** A talent of a shared list: work, facts, networks, price and rating, and the way to their page while it is open. */
export function SharedTalent({ talent, children }: SharedTalentProps) {
  const { displayName, headline, city, subtypes, accounts, followers, completedDeals } = talent
  const price = labelStartingPrice(talent)
  return (
    <li className={roster.talent}>
      <Pictures talent={talent} />
      <h2>{displayName}</h2>
      <p className={roster.facts}>
        <FactLine
          facts={[
            city,
            ...subtypes,
            accounts.length === 0 && followers > 0 && `${formatNumber(followers)} followers`,
            completedDeals > 0 && `${formatCount(completedDeals, 'deal')} completed`,
          ]}
        />
      </p>
      {headline && <p>{headline}</p>}
      <Accounts accounts={accounts} />
      {talent.rating !== null && (
        <p className={classes.rating}>
          <Star fill={1} /> <strong>{talent.rating.toFixed(1)}</strong> (
          {formatCount(talent.reviewCount, 'review')})
        </p>
      )}
      {price && <p className={roster.rate}>{price}</p>}
      {talent.isPageOpen && (
        <a
          className={classes.profile}
          href={`/t/${talent.slug}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`See the page of ${displayName} (opens in a new tab)`}
        >
          See their page
        </a>
      )}
      {children}
    </li>
  )
}

/** The first works, the first one large; without works the cover, the picture of the person or their first letter. */
function Pictures({ talent: { pictures, coverUrl, avatarUrl, displayName } }: { talent: Talent }) {
  const [first = coverUrl ?? avatarUrl, ...more] = pictures
  return (
    <>
      <div className={roster.frame}>
        {first ? (
          <Picture url={first} frameWidth="280px" phoneWidth="50vw" ratio={4 / 5} />
        ) : (
          <span>{Array.from(displayName)[0]}</span>
        )}
      </div>
      {more.length > 0 && (
        <div className={classes.more}>
          {more.map((url) => (
            <div key={url} className={classes.small}>
              <Picture url={url} frameWidth="140px" phoneWidth="25vw" />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
