import type { Conversation } from '@marquee/contract/calls/messages'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#lib/toast.ts'
import { patchConversation, useConversationAction } from './conversations.queries.ts'
import { evictConversation } from './use-conversation-store.ts'

const successTexts = {
  star: ['Starred.', 'Star removed.'],
  mute: ['Conversation muted.', 'Conversation unmuted.'],
  archive: ['Archived. The next message brings it back.', 'Back in the inbox.'],
} as const

/** Stars, mutes, archives, or marks as unread; the conversation closes when it is archived or unread. */
export function useConversationActions(
  { id, isStarred, isMuted, isArchived }: Conversation,
  onLeave: (() => void) | undefined,
) {
  const client = useQueryClient()
  const mark = useConversationAction()
  const present = { star: isStarred, mute: isMuted, archive: isArchived }
  return (action: 'star' | 'mute' | 'archive' | 'unread') => {
    if (action === 'unread') {
      mark.mutate(
        { conversationId: id, action },
        {
          onSuccess: () => {
            evictConversation(id)
            toast.success('Marked as unread.')
            onLeave?.()
          },
        },
      )
      return
    }
    const on = !present[action]
    mark.mutate(
      { conversationId: id, action, on },
      {
        onSuccess: (marks) => {
          patchConversation(client, id, {
            isStarred: marks.isStarred,
            isMuted: marks.isMuted,
            isArchived: marks.isArchived,
            unread: marks.unread,
          })
          toast.success(successTexts[action][on ? 0 : 1])
          if (action === 'archive' && on) onLeave?.()
        },
      },
    )
  }
}
