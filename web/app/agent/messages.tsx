import { useParams } from 'react-router'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { agentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { TalentFilter, talentFilterOf } from './TalentFilter.tsx'

export default function Messages() {
  const { conversationId = null } = useParams()
  useReadNotifications('agent', 'conversation', conversationId)
  const [talentId] = useUrlState(talentFilterOf)
  return (
    <MessagesPage
      side="agent"
      openId={conversationId}
      paths={agentPaths}
      talentId={talentId}
      filters={<TalentFilter />}
    />
  )
}
