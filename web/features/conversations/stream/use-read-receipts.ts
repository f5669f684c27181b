import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { useUser } from '#lib/session.ts'
import type { ConversationStore } from '../conversation-store.ts'
import { conversationTopics, sendReceipt } from '../unread.ts'
import { withReceipt } from './message-cache.ts'

/** How long a look rests before it counts as read, in milliseconds. */
const readDelayMs = 350

/** Says how far the reader has read, while they look. What stands on a screen that nobody looks at is not read. */
export function useReadReceipts(talk: ConversationStore): (no: number) => void {
  const client = useQueryClient()
  const { id, name, role } = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const seen = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = async () => {
    timer.current = undefined
    const { conversationId, state } = talk
    const no = seen.current
    if (no <= (state.getState().book.marks.get(id)?.readNo ?? 0)) return
    const reached = await sendReceipt('read', conversationId, no).catch(() => null)
    if (!reached) {
      // Nobody heard it; the next look says it again.
      seen.current = 0
      return
    }
    const { deliveredNo, readNo } = reached
    const mark = {
      accountId: id,
      name,
      side: role.role === 'brand' ? ('brand' as const) : ('talent' as const),
      deliveredNo,
      readNo,
    }
    state.setState(({ book }) => ({ book: withReceipt(book, mark) }))
    await invalidateTopics(client, conversationTopics)
  }
  return (no) => {
    if (document.visibilityState !== 'visible' || !document.hasFocus() || no <= seen.current) return
    seen.current = no
    timer.current ??= setTimeout(say, readDelayMs)
  }
}
