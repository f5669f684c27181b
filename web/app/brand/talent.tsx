import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { useParams } from 'react-router'
import { InviteTalent } from '#features/applications/InviteTalent.tsx'
import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { TalentPage } from '#features/talents/TalentPage.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useStartPath } from './start-path.ts'

export default function Talent() {
  const startPath = useStartPath()
  const { talentId = '' } = useParams()
  const user = useUser()
  const live = useOwnCampaigns('live').items
  return (
    <TalentPage
      key={talentId}
      talentId={talentId}
      back={{ label: 'Find talent', to: brandPaths.findTalent }}
      actions={({ takesDirectOffers, displayName }) => (
        <>
          <MessageButton
            side="brand"
            between={{ campaignId: DIRECT_CAMPAIGN_ID, brandId: user.id, talentId }}
            pathOf={brandPaths.messages}
          />
          <InviteTalent talentId={talentId} name={displayName} campaigns={live} />
          {takesDirectOffers && (
            <ButtonLink kind="primary" to={startPath('offer', `${brandPaths.newOffer}?talent=${talentId}`)}>
              Make an offer
            </ButtonLink>
          )}
        </>
      )}
    />
  )
}
