import { newcomers, rankedMatches, rankingParts } from '@marquee/contract/rules/ranking'
import classes from './RankingText.module.css'

/** The heading above `RankingText`. */
export const rankingTitle = 'How results are ordered'

/** What decides the order of found talents, the same for brands, visitors and talents: first in short, then exactly. */
export function RankingText() {
  const { ofFirst, days, deals } = newcomers
  return (
    <>
      <ul className={classes.short}>
        <li>
          <strong>Your words count most.</strong> The name, niches and headline count more than the rest of a
          profile.
        </li>
        <li>
          <strong>Completed deals count next.</strong> The first few count most.
        </li>
        <li>
          <strong>Newer talents get a small bonus.</strong> It fades over their first months.
        </li>
        <li>
          <strong>{`Newcomers have two of the first ${ofFirst} places.`}</strong>{' '}
          {`They match your words, joined less than ${days} days ago and have fewer than ${deals} completed deals.`}
        </li>
        <li>
          <strong>No one can pay to rank higher.</strong> Filters leave talents out and do not change the
          order.
        </li>
      </ul>
      <details className={classes.exact}>
        <summary>Exact rules</summary>
        <p>“Best match” adds these points. Nothing else counts.</p>
        <dl>
          {Object.values(rankingParts).map(({ label, points, how }) => (
            <div key={label}>
              <dt>{`${label}, up to ${points}`}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <p>
          Where the order does not bring two newcomers to the first places by itself, others are drawn each
          day, and their card says so. {rankedMatches.rule}
        </p>
        <p>
          The other orders use one figure only: the date of joining, followers, starting price or rating.
          Without words, the newest come first.
        </p>
      </details>
    </>
  )
}
