import { useParams } from 'react-router'
import { CampaignSelect, ofCampaign } from '#features/conversations/list/CampaignSelect.tsx'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { brandPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'

export default function Messages() {
  const { conversationId = null } = useParams()
  useReadNotifications('brand', 'conversation', conversationId)
  const [campaignId] = useUrlState(ofCampaign)
  return (
    <MessagesPage
      side="brand"
      openId={conversationId}
      paths={brandPaths}
      campaignId={campaignId}
      filters={<CampaignSelect />}
    />
  )
}
