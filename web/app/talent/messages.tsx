import { useParams } from 'react-router'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { talentPaths } from '#lib/paths.ts'

export default function Messages() {
  const { conversationId = null } = useParams()
  useReadNotifications('talent', 'conversation', conversationId)
  return <MessagesPage side="talent" openId={conversationId} paths={talentPaths} />
}
