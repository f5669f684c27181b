import { useParams } from 'react-router'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { useReadNotices } from '#features/notifications/use-read-notifications.ts'
import { talentPaths } from '#lib/paths.ts'

export default function Messages() {
  const { conversationId = null } = useParams()
  useReadNotices('talent', 'conversation', conversationId)
  return <MessagesPage side="talent" openId={conversationId} paths={talentPaths} />
}
