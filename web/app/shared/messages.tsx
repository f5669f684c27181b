import { useParams } from 'react-router'
import { CampaignSelect, ofCampaign } from '#features/conversations/list/CampaignSelect.tsx'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { useTalentFilter } from './list-extras.tsx'

/** All conversations. Brands filter them by campaign, agents by talent. */
export default function Messages() {
  const { conversationId = null } = useParams()
  const viewer = useViewer()
  useReadNotifications(viewer, 'conversation', conversationId)
  const [campaignId] = useUrlState(ofCampaign)
  const byTalent = useTalentFilter(viewer)
  const filter = viewer === 'brand' ? { filters: <CampaignSelect />, campaignId } : byTalent
  return <MessagesPage side={viewer} openId={conversationId} paths={pathsOf[viewer]} {...filter} />
}
