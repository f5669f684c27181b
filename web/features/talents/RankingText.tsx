import { newcomers, rankedMatches, rankingParts } from '@marquee/contract/rules/ranking'

/** The heading above `RankingText`. */
export const rankingTitle = 'How results are ordered'

/** What decides the order of found talents, the same for brands, visitors and talents. */
export function RankingText() {
  return (
    <>
      <p>
        “Best match” adds up three parts. Nothing else counts, and no one can pay to rank higher. Filters
        leave talents out and do not change the order.
      </p>
      <ul>
        {Object.values(rankingParts).map(({ label, points, how }) => (
          <li key={label}>
            <strong>{`${label}, up to ${points} points.`}</strong> {how}
          </li>
        ))}
      </ul>
      <p>
        {`Two of the first ${newcomers.ofFirst} places belong to newcomers who match your words: talents with less than ${newcomers.days} days on Marquee and fewer than ${newcomers.deals} completed deals. Where the order does not reach two by itself, others are drawn each day, and their card says so.`}
      </p>
      <p>{rankedMatches.rule}</p>
      <p>
        The other orders use one figure only: the date of joining, followers, starting price or rating.
        Without words, the newest come first.
      </p>
    </>
  )
}
