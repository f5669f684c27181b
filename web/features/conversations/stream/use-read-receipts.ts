import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { useUser } from '#lib/session.ts'
import type { ConversationStore } from '../conversation-store.ts'
import { conversationTopics, sendReceipt } from '../unread.ts'
import { withReceipt } from './message-cache.ts'

/** How long a message is visible before it counts as read, in milliseconds. */
const readDelayMs = 350

/** Sends read receipts while the tab is visible and focused. Messages on a hidden screen are not read. */
export function useReadReceipts(store: ConversationStore): (no: number) => void {
  const client = useQueryClient()
  const { id, name, role } = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const seenNo = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const sendRead = async () => {
    timer.current = undefined
    const { conversationId, state } = store
    const no = seenNo.current
    if (no <= (state.getState().cache.receipts.get(id)?.readNo ?? 0)) return
    const receipt = await sendReceipt('read', conversationId, no).catch(() => null)
    if (!receipt) {
      // Not sent; the next call tries again.
      seenNo.current = 0
      return
    }
    const { deliveredNo, readNo } = receipt
    const mark = {
      accountId: id,
      name,
      side: role.role === 'brand' ? ('brand' as const) : ('talent' as const),
      deliveredNo,
      readNo,
    }
    state.setState(({ cache }) => ({ cache: withReceipt(cache, mark) }))
    await invalidateTopics(client, conversationTopics)
  }
  return (no) => {
    if (document.visibilityState !== 'visible' || !document.hasFocus() || no <= seenNo.current) return
    seenNo.current = no
    timer.current ??= setTimeout(sendRead, readDelayMs)
  }
}
