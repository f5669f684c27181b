import { conversationCalls } from '@marquee/contract/calls/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newKey } from '#lib/idempotency-key.ts'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { useUser } from '#lib/session.ts'
import { callOverSocket } from '#lib/socket-connection.ts'
import { useServerEvent } from '#lib/socket-events.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** First part of the query keys, the topic of the server's `refresh` when the reader's receipts change. */
export const conversationTopics = ['conversations']

/** Lists and counts are refetched at most this often, in milliseconds. */
const refetchIntervalMs = 900
/** Delivery receipts are sent after this delay, in milliseconds, so that many messages share one. */
const ackBatchDelayMs = 700

/** Returns the number of unread messages; 0 until it is known. */
export function useUnreadMessages(): number {
  return useCallQuery(['conversations', 'counts'], conversationCalls.messageCounts, {}).data?.unread ?? 0
}

/** Sends a receipt; a lost one is covered by the next. */
export async function sendReceipt(action: 'delivered' | 'read', conversationId: string, no: number) {
  return callOverSocket('mark', conversationCalls.markAction, { conversationId, action, no }, newKey())
}

/** Handles message events while the reader's area is open, whatever page it shows. */
export function useMessageEvents(): void {
  useFreshLists()
  useDeliveries()
}

/** Returns a timer that ends with the component. While none runs, it is undefined. */
function useTimer(): { current: ReturnType<typeof setTimeout> | undefined } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return timer
}

/** Refetches lists, headers and counts of conversations after new messages or receipts. */
function useFreshLists(): void {
  const client = useQueryClient()
  const me = useUser().id
  const timer = useTimer()
  const look = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void invalidateTopics(client, conversationTopics)
    }, refetchIntervalMs)
  }
  useServerEvent('message', look)
  useServerEvent('receipts', ({ accountId }) => {
    if (accountId === me) look()
  })
}

/** Sends delivery receipts for messages that arrive on this screen. */
function useDeliveries(): void {
  const me = useUser().id
  const waiting = useRef(new Map<string, number>())
  const timer = useTimer()
  useServerEvent('message', ({ conversationId, no, message }) => {
    if (message?.authorId === me) return
    waiting.current.set(conversationId, Math.max(no, waiting.current.get(conversationId) ?? 0))
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const all = [...waiting.current]
      waiting.current.clear()
      // A failure is harmless: what is read later counts as delivered too.
      for (const [id, reached] of all) void sendReceipt('delivered', id, reached).catch(() => null)
    }, ackBatchDelayMs)
  })
}
