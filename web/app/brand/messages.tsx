import { useParams } from 'react-router'
import { CampaignSelect, ofCampaign } from '#features/conversations/CampaignSelect.tsx'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'

export default function Messages() {
  const { conversationId = null } = useParams()
  const [campaignId] = useUrlState(ofCampaign)
  return <MessagesPage side="brand" openId={conversationId} paths={brandPaths} campaignId={campaignId} filters={<CampaignSelect />} />
}
