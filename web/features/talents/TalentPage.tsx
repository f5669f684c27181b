import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { TalentFacts, type TalentParts } from './TalentFacts.tsx'
import { useTalent } from './talents.queries.ts'

export interface TalentPageProps extends Pick<TalentParts, 'known' | 'offered' | 'figures' | 'verified'> {
  talentId: string
  back: { label: string; to: string }
  /** The button for an offer; empty where none can be sent. */
  offerOf: (talent: Shown) => ReactNode
  /** The other actions on this talent, beside the price. */
  actions: (talent: Shown) => ReactNode
  /** Further actions, behind one button beside the name. */
  menu: (talent: Shown) => ReactNode
  /** What to know before the rest, such as why no offer can be sent. */
  notice?: (talent: Shown) => ReactNode
  /** What brands say about the talent, provided by the page. */
  reviewsOf: (talent: { displayName: string }) => ReactNode
  /** The works, or the cover image without any, and the packages; provided by the page. */
  workOf: (talent: Shown) => ReactNode
  packagesOf: (talent: Shown) => ReactNode
}

interface Shown {
  id: string
  displayName: string
  coverUrl: string | null
  takesDirectOffers: boolean
  isListed: boolean
}

/** A talent's public profile: the work first, then the details. No contact details before a deal. */
export function TalentPage({
  talentId,
  back,
  offerOf,
  actions,
  menu,
  notice,
  reviewsOf,
  workOf,
  packagesOf,
  verified,
  ...parts
}: TalentPageProps) {
  return (
    <Loaded query={useTalent(talentId)} skeleton={<PageSkeleton />}>
      {(person) => (
        <>
          <PageHeader
            back={back}
            picture={<Avatar name={person.displayName} picture={person.avatarUrl} size={64} />}
            title={person.displayName}
            lead={
              <>
                {[person.headline, person.city].filter(Boolean).join(' · ')}
                {verified}
              </>
            }
            menu={menu(person)}
          />
          {notice?.(person)}
          <TalentFacts
            {...parts}
            person={person}
            reviews={reviewsOf(person)}
            work={workOf(person)}
            packages={packagesOf(person)}
            offer={offerOf(person)}
            actions={actions(person)}
          />
        </>
      )}
    </Loaded>
  )
}
