import { TeamPage } from '#features/agency/TeamPage.tsx'
import { useRosterNames } from '#features/roster/use-roster-names.ts'
import { AgencyHead } from './AgencyHead.tsx'

export default function Team() {
  return (
    <>
      <AgencyHead title="Team" lead="Your colleagues and the talents they’re responsible for." />
      <TeamPage talents={useRosterNames().names} />
    </>
  )
}
