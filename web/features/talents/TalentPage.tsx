import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { TalentFacts } from './TalentFacts.tsx'
import { useTalent } from './talents.queries.ts'

export interface TalentPageProps {
  talentId: string
  back: { label: string; to: string }
  /** The actions on this talent. */
  actions: (talent: Shown) => ReactNode
  /** What to know before the rest, such as why no offer can be sent. */
  notice?: (talent: Shown) => ReactNode
  /** How the talent works, provided by the page. */
  figures: ReactNode
  /** What brands say about the talent, provided by the page. */
  reviewsOf: (talent: { displayName: string }) => ReactNode
  /** What was verified about the talent, provided by the page. */
  verified: ReactNode
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
  actions,
  notice,
  figures,
  reviewsOf,
  verified,
  ...work
}: TalentPageProps) {
  return (
    <Loaded query={useTalent(talentId)} skeleton={<PageSkeleton />}>
      {(person) => (
        <>
          <PageHeader
            back={back}
            picture={<Avatar name={person.displayName} picture={person.avatarUrl} size={64} />}
            title={person.displayName}
            lead={[person.headline, person.city].filter(Boolean).join(' · ')}
            actions={actions(person)}
          />
          {notice?.(person)}
          <TalentFacts
            person={person}
            figures={figures}
            reviews={reviewsOf(person)}
            verified={verified}
            work={work.workOf(person)}
            packages={work.packagesOf(person)}
          />
        </>
      )}
    </Loaded>
  )
}
