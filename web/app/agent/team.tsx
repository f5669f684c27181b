import { TeamPage } from '#features/agency/TeamPage.tsx'
import { useRosterNames } from '#features/roster/roster.queries.ts'
import { AgencyHead } from './AgencyHead.tsx'

export default function Team() {
  return (
    <>
      <AgencyHead title="Team" lead="Who works with you, and for which talents they answer." />
      <TeamPage talents={useRosterNames().names} />
    </>
  )
}
