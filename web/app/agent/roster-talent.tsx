import type { RosterDetails } from '@marquee/contract/calls/roster'
import { useNavigate, useParams } from 'react-router'
import { BlockedCard } from '#features/account/BlockedCard.tsx'
import { SuggestedCampaigns } from '#features/campaigns/SuggestedCampaigns.tsx'
import { TalentEarnings } from '#features/earnings/TalentEarnings.tsx'
import { PackageList } from '#features/portfolios/PackageList.tsx'
import { PackagesCard } from '#features/portfolios/PackagesCard.tsx'
import { PortfolioWall } from '#features/portfolios/PortfolioWall.tsx'
import { usePortfolio } from '#features/portfolios/portfolios.queries.ts'
import { WorksCard } from '#features/portfolios/WorksCard.tsx'
import { ManagedTalent } from '#features/profile/ManagedTalent.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { useFigures } from '#features/reviews/reviews.queries.ts'
import { TalentOnRosterPage } from '#features/roster/TalentOnRosterPage.tsx'
import { SearchPlace } from '#features/talents/SearchPlace.tsx'
import { TalentFacts } from '#features/talents/TalentFacts.tsx'
import { HandlesCard } from '#features/verification/HandlesCard.tsx'
import { VerifiedTalent } from '#features/verification/VerifiedBadge.tsx'
import { agentPaths } from '#lib/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Stack } from '#ui/Stack.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'

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
    <Stack>
      <ManagedTalent key={profile.id} talent={profile} verification={<HandlesCard managed={profile.id} />} />
      <WorksCard talentId={profile.id} managed={profile.id} />
      <PackagesCard talentId={profile.id} managed={profile.id} />
    </Stack>
  ) : (
    <TalentProfile profile={profile} />
  )
}

/** The profile of a talent who keeps it, as brands see it. */
function TalentProfile({ profile }: { profile: NonNullable<RosterDetails['profile']> }) {
  const reviewed = { of: 'talent' as const, id: profile.id }
  return (
    <TalentFacts
      person={profile}
      known={useFigures(reviewed).data?.items[0]}
      offered={usePortfolio(profile.id).data?.packages}
      verified={<VerifiedTalent talentId={profile.id} />}
      work={<PortfolioWall talentId={profile.id} cover={profile.coverUrl} />}
      packages={<PackageList talentId={profile.id} />}
      figures={<Figures reviewed={reviewed} />}
      reviews={<ReviewList reviewed={reviewed} name={profile.displayName} menuOf={reviewMenu} />}
    />
  )
}

function profileAndPlaceOf(details: RosterDetails) {
  const { profile, status } = details
  return (
    <Stack gap={28}>
      {profileOf(details)}
      {profile && status === 'active' && (
        <SuggestedCampaigns
          talent={{ id: profile.id }}
          pathOf={(campaignId) => agentPaths.campaignFor(campaignId, profile.id)}
        />
      )}
      {profile?.isListed && status === 'active' && <SearchPlace talentId={profile.id} />}
    </Stack>
  )
}

function earningsOf({ talent }: RosterDetails) {
  return talent && <TalentEarnings talent={talent} dealPath={agentPaths.deal} />
}

function blockedOf({ talent, status }: RosterDetails) {
  return talent && status === 'active' && <BlockedCard talentId={talent.id} />
}

export default function Talent() {
  const { talentId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <TalentOnRosterPage
      key={talentId}
      talentId={talentId}
      roster={agentPaths.roster}
      campaignsPath={agentPaths.discoverFor}
      workPaths={workPaths}
      profileOf={profileAndPlaceOf}
      earningsOf={earningsOf}
      blockedOf={blockedOf}
      onRemoved={() => navigate(agentPaths.roster)}
    />
  )
}
