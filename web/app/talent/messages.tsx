import { useParams } from 'react-router'
import { MessagesPage } from '#features/conversations/MessagesPage.tsx'
import { talentPaths } from '#lib/paths.ts'

export default function Messages() {
  const { conversationId = null } = useParams()
  return <MessagesPage side="talent" openId={conversationId} paths={talentPaths} />
}
