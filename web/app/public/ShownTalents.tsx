import type { CallOutput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { labelStartingPrice } from '@marquee/contract/rules/starting-price'
import { FactLine } from '#ui/FactLine.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { SaveLink } from './SaveLink.tsx'
import classes from './ShownTalents.module.css'
import sections from './sections.module.css'

interface ShownTalentsProps {
  /** Null where they could not be loaded. */
  shown: CallOutput<typeof portfolioCalls.shownTalents> | null
}

/** A few talents with an open page, each with the work first. Nothing shows on a market without them. */
export function ShownTalents({ shown }: ShownTalentsProps) {
  if (!shown || shown.items.length === 0) return null
  return (
    <section className={sections.section} aria-labelledby="talents-title">
      <div className={sections.intro}>
        <h2 id="talents-title">Look at the work first</h2>
        <p>
          A different selection of talents each day. No one pays to appear here.
          {shown.isDemo && ' These are from the demo.'} <a href="/talents">See all talents</a>
        </p>
      </div>
      <ul className={classes.row}>
        {shown.items.map(
          ({ id, slug, displayName, typeName, city, avatarUrl, pictures, subtypes, ...talent }) => (
            <PictureCard
              key={slug}
              to={`/t/${slug}`}
              picture={pictures[0] ?? null}
              more={pictures.slice(1)}
              corner={<SaveLink talent={{ id, displayName }} shape="round" />}
              photo={avatarUrl}
              title={displayName}
              facts={<FactLine facts={[...(subtypes.length > 0 ? subtypes : [typeName]), city]} />}
              foot={labelStartingPrice(talent)}
              rating={talent.rating}
              reviewCount={talent.reviewCount}
              platforms={talent.platforms}
            />
          ),
        )}
      </ul>
    </section>
  )
}
