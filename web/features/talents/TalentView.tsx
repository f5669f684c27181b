import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { TalentFacts } from './TalentFacts.tsx'
import { useTalent } from './talents.queries.ts'

/** A talent as brands see them, inside another page. */
export function TalentView({ talentId }: { talentId: string }) {
  return (
    <Loaded query={useTalent(talentId)} skeleton={<PageSkeleton />}>
      {(person) => <TalentFacts person={person} />}
    </Loaded>
  )
}
