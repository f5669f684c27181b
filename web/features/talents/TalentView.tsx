import { Avatar } from '#ui/Avatar.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { TalentFacts } from './TalentFacts.tsx'
import type { TalentPageProps } from './TalentPage.tsx'
import { useTalent } from './talents.queries.ts'

/** A talent as brands see them, with name and photo, inside another page. */
export function TalentView({
  talentId,
  figures,
  reviewsOf,
  verified,
  workOf,
  packagesOf,
}: { talentId: string } & Omit<TalentPageProps, 'back' | 'actions' | 'notice'>) {
  return (
    <Loaded query={useTalent(talentId)} skeleton={<PageSkeleton />}>
      {(person) => (
        <Stack>
          <Cluster>
            <Avatar name={person.displayName} picture={person.avatarUrl} size={64} />
            <div>
              <h2>{person.displayName}</h2>
              <p>{[person.headline, person.city].filter(Boolean).join(' · ')}</p>
            </div>
          </Cluster>
          <TalentFacts
            person={person}
            figures={figures}
            reviews={reviewsOf(person)}
            verified={verified}
            work={workOf(person)}
            packages={packagesOf(person)}
          />
        </Stack>
      )}
    </Loaded>
  )
}
