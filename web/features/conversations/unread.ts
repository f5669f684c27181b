import { conversationCalls } from '@marquee/contract/calls/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newKey } from '#lib/idempotency-key.ts'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { useUser } from '#lib/session.ts'
import { callOverSocket } from '#lib/socket-connection.ts'
import { useServerEvent } from '#lib/socket-events.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** First part of the keys: what the server's `refresh` names when marks of the reader change. */
export const conversationTopics = ['conversations']

/** However much is said, lists and counts are read anew at most this often, in milliseconds. */
const refetchIntervalMs = 900
/** A message is acknowledged after this, in milliseconds, so that many at once are acknowledged together. */
const ackBatchDelayMs = 700

/** How many messages are unread; 0 until it is known. */
export function useUnreadMessages(): number {
  return useCallQuery(['conversations', 'counts'], conversationCalls.messageCounts, {}).data?.unread ?? 0
}

/** Says quietly how far the reader has got; whoever missed it is told with the next one. */
export async function sendReceipt(action: 'delivered' | 'read', conversationId: string, no: number) {
  return callOverSocket('mark', conversationCalls.markAction, { conversationId, action, no }, newKey())
}

/** Hears what is said to the reader, for as long as their area is open and whatever it shows. */
export function useMessageEvents(): void {
  useFreshLists()
  useDeliveries()
}

/** Reads lists, heads and counts of conversations anew when something is said or read. */
function useFreshLists(): void {
  const client = useQueryClient()
  const me = useUser().id
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void invalidateTopics(client, conversationTopics)
    }, refetchIntervalMs)
  }
  useServerEvent('message', look)
  useServerEvent('marks', ({ accountId }) => {
    if (accountId === me) look()
  })
}

/** Tells the others that their messages have come to this screen. */
function useDeliveries(): void {
  const me = useUser().id
  const waiting = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useServerEvent('message', ({ conversationId, no, message }) => {
    if (message?.authorId === me) return
    waiting.current.set(conversationId, Math.max(no, waiting.current.get(conversationId) ?? 0))
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const all = [...waiting.current]
      waiting.current.clear()
      // Nothing is lost without it: whatever is read later counts as delivered, too.
      for (const [id, reached] of all) void sendReceipt('delivered', id, reached).catch(() => null)
    }, ackBatchDelayMs)
  })
}
