import type { RosterDetails } from '@marquee/contract/calls/roster'
import { useNavigate, useParams } from 'react-router'
import { TalentEarnings } from '#features/earnings/TalentEarnings.tsx'
import { ManagedTalent } from '#features/profile/ManagedTalent.tsx'
import { TalentOnRosterPage } from '#features/roster/TalentOnRosterPage.tsx'
import { TalentFacts } from '#features/talents/TalentFacts.tsx'
import { agentPaths } from '#lib/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

const workPaths = {
  applications: (id: string) => `${agentPaths.applications}?talent=${id}`,
  offers: (id: string) => `${agentPaths.offers}?talent=${id}`,
  deals: (id: string) => `${agentPaths.deals}?talent=${id}`,
}

/** Returns the profile form for the agent who manages the profile, otherwise the read-only profile. */
function profileOf({ profile, isManaged, status }: RosterDetails) {
  if (!profile)
    return (
      <EmptyState title="No profile yet">
        The profile appears once the talent has accepted your representation request.
      </EmptyState>
    )
  return isManaged && status === 'active' ? (
    <ManagedTalent key={profile.id} talent={profile} />
  ) : (
    <TalentFacts person={profile} />
  )
}

function earningsOf({ talent }: RosterDetails) {
  return talent && <TalentEarnings talent={talent} dealPath={agentPaths.deal} />
}

export default function Talent() {
  const { talentId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <TalentOnRosterPage
      key={talentId}
      talentId={talentId}
      roster={agentPaths.roster}
      workPaths={workPaths}
      profileOf={profileOf}
      earningsOf={earningsOf}
      onRemoved={() => navigate(agentPaths.roster)}
    />
  )
}
