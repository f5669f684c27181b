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
  reviewsOf,
  workOf,
  packagesOf,
  ...parts
}: Omit<TalentPageProps, 'back' | 'offerOf' | 'actions' | 'menu' | 'notice'>) {
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
            {...parts}
            person={person}
            reviews={reviewsOf(person)}
            work={workOf(person)}
            packages={packagesOf(person)}
          />
        </Stack>
      )}
    </Loaded>
  )
}
