import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { MAX_INVITED } from '@marquee/contract/rules/invitations'
import { useParams } from 'react-router'
import { ApplicantsView } from '#features/applications/ApplicantsView.tsx'
import { InviteDialog } from '#features/applications/InviteDialog.tsx'
import { InviteSelected } from '#features/applications/InviteSelected.tsx'
import { BriefView } from '#features/campaigns/BriefView.tsx'
import { CampaignWorkspace } from '#features/campaigns/CampaignWorkspace.tsx'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { MessagesView } from '#features/conversations/MessagesView.tsx'
import { CampaignDeals } from '#features/deals/CampaignDeals.tsx'
import { ContentToApprove } from '#features/deals/ContentToApprove.tsx'
import { CampaignOffers } from '#features/offers/CampaignOffers.tsx'
import { CampaignReport } from '#features/results/CampaignReport.tsx'
import { ToShip } from '#features/shipments/ToShip.tsx'
import { SuggestedTalents } from '#features/talents/SuggestedTalents.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { CampaignTracking } from '#features/tracking/CampaignTracking.tsx'
import { VerifiedTalent } from '#features/verification/VerifiedBadge.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useSelection } from '#lib/use-selection.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useStartPath } from './start-path.ts'

function FindFor({ campaignId }: { campaignId: string }) {
  return (
    <ButtonLink kind="primary" to={brandPaths.findTalentFor(campaignId)}>
      Find talent
    </ButtonLink>
  )
}

const views = {
  applicants: (campaign: OwnCampaign) => <Applicants campaign={campaign} />,
  suggested: (campaign: OwnCampaign) => <Suggested campaign={campaign} />,
  offers: ({ id }: OwnCampaign) => <CampaignOffers campaignId={id} pathOf={brandPaths.offer} />,
  deals: ({ id }: OwnCampaign) => <CampaignDeals campaignId={id} pathOf={brandPaths.deal} />,
  approve: ({ id }: OwnCampaign) => <ContentToApprove campaignId={id} pathOf={brandPaths.deal} />,
  ship: ({ id }: OwnCampaign) => <ToShip campaignId={id} pathOf={brandPaths.deal} />,
  messages: ({ id }: OwnCampaign) => <CampaignConversations campaignId={id} />,
  tracking: ({ id }: OwnCampaign) => <CampaignTracking campaignId={id} pathOf={brandPaths.deal} />,
  report: ({ id }: OwnCampaign) => <CampaignReport campaignId={id} />,
  brief: (campaign: OwnCampaign) => (
    <BriefView viewer="brand" campaign={campaign} work={<DeliverableList specs={campaign.deliverables} />} />
  ),
}

function Applicants({ campaign }: { campaign: OwnCampaign }) {
  const { id, brand } = campaign
  const startPath = useStartPath()
  return (
    <ApplicantsView
      campaign={campaign}
      emptyAction={<FindFor campaignId={id} />}
      verifiedOf={(talentId) => <VerifiedTalent talentId={talentId} />}
      messageTo={(talentId) => (
        <MessageButton
          side="brand"
          between={{ campaignId: id, brandId: brand.id, talentId }}
          pathOf={brandPaths.messages}
        />
      )}
      paths={{
        talent: brandPaths.talent,
        offer: brandPaths.offer,
        deal: brandPaths.deal,
        newOffer: ({ talent, id: applicationId }) =>
          startPath(
            'offer',
            `${brandPaths.newOffer}?talent=${talent.id}&campaign=${id}&application=${applicationId}`,
          ),
      }}
    />
  )
}

function Suggested({ campaign }: { campaign: OwnCampaign }) {
  const selection = useSelection(MAX_INVITED)
  return (
    <SuggestedTalents
      campaignId={campaign.id}
      pathOf={brandPaths.talent}
      find={<FindFor campaignId={campaign.id} />}
      withSelection={(render) => (
        <InviteSelected
          selection={selection}
          invite={(open) => (
            <InviteDialog {...open} campaigns={[campaign]} newCampaign={brandPaths.newCampaign} />
          )}
        >
          {render}
        </InviteSelected>
      )}
    />
  )
}

function CampaignConversations({ campaignId }: { campaignId: string }) {
  const [openId] = useUrlState('conversation')
  const messages = (id?: string) =>
    `${brandPaths.campaign(campaignId)}?tab=messages${id ? `&conversation=${id}` : ''}`
  return (
    <MessagesView
      side="brand"
      openId={openId || null}
      paths={{ ...brandPaths, messages }}
      campaignId={campaignId}
    />
  )
}

export default function Campaign() {
  const { campaignId = '' } = useParams()
  const paths = {
    campaigns: brandPaths.campaigns,
    edit: brandPaths.editCampaign(campaignId),
    editOf: brandPaths.editCampaign,
    invite: brandPaths.findTalentFor(campaignId),
    verification: brandPaths.verification,
  }
  return <CampaignWorkspace key={campaignId} campaignId={campaignId} paths={paths} views={views} />
}
