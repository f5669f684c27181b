import type { CallOutput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { searchCalls } from '@marquee/contract/calls/search'
import { labelStartingPrice } from '@marquee/contract/rules/starting-price'
import { PictureCard } from '#ui/PictureCard.tsx'
import { ListTopics } from './ListTopics.tsx'
import { TalentFacts } from './PublicTalentCard.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { SaveLink } from './SaveLink.tsx'
import { ShownCards } from './ShownCards.tsx'

interface ShownTalentsProps {
  /** Null where they could not be loaded. */
  shown: CallOutput<typeof portfolioCalls.shownTalents> | null
  /** The niches of all talents, the most frequent first. */
  niches: CallOutput<typeof searchCalls.talentTopics>['items']
}

/** A few talents with an open page, each with the work first, and niches to browse. Nothing shows on a market without them. */
export function ShownTalents({ shown, niches }: ShownTalentsProps) {
  if (!shown || shown.items.length === 0) return null
  return (
    <>
      <ShownCards
        id="talents-title"
        title="Look at the work first"
        noun="talents"
        intro={
          <>
            A new selection each day. No one pays to appear here. <a href="/talents">See all talents</a>
          </>
        }
        topics={
          <ListTopics
            topics={{ label: 'Niches', name: 'niche', items: oneOfEachName(niches) }}
            asked={{}}
            path="/talents"
          />
        }
        shape="tall"
      >
        {shown.items.map(({ id, slug, displayName, avatarUrl, pictures, ...talent }) => (
          <PictureCard
            key={slug}
            to={`/t/${slug}`}
            picture={pictures[0] ?? null}
            more={pictures.slice(1)}
            corner={<SaveLink talent={{ id, displayName }} shape="round" />}
            photo={avatarUrl}
            title={displayName}
            detail={talent.headline}
            note={<TalentFacts talent={talent} />}
            foot={labelStartingPrice(talent)}
            rating={talent.rating}
            reviewCount={talent.reviewCount}
            platforms={talent.platforms}
          />
        ))}
      </ShownCards>
      <SaveDialog />
    </>
  )
}

/**
 * Returns the niches by their slugs, without those whose name a more frequent one has: the list of talents tells them apart by their type.
 */
function oneOfEachName(niches: ShownTalentsProps['niches']) {
  return niches
    .filter(({ name }, at) => niches.findIndex((other) => other.name === name) === at)
    .map(({ slug, name }) => ({ id: slug, name }))
}
