import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { InvitedPage } from '#features/outside-talents/InvitedPage.tsx'
import { PlanNeeded } from '#features/subscription/PlanNeeded.tsx'
import { brandPaths } from '#lib/paths.ts'
import { isEntitled, useUser } from '#lib/session.ts'

export default function Invited() {
  const mayInvite = isEntitled(useUser())
  return (
    <InvitedPage
      campaigns={useOwnCampaigns('live').items}
      back={{ label: 'Find talent', to: brandPaths.findTalent }}
      talentPath={brandPaths.talent}
      notice={
        mayInvite ? null : (
          <PlanNeeded plan={brandPaths.plan}>
            To invite someone, choose a plan; your first begins with a free trial.
          </PlanNeeded>
        )
      }
    />
  )
}
