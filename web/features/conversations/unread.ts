import { conversationCalls } from '@marquee/contract/calls/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { freshen } from '#lib/freshen.ts'
import { askLive } from '#lib/live-line.ts'
import { useNews } from '#lib/live-news.ts'
import { newKey } from '#lib/new-key.ts'
import { useUser } from '#lib/session.ts'
import { useAsk } from '#lib/use-ask.ts'

/** First part of the keys: what the server's `refresh` names when marks of the reader change. */
export const talkTopics = ['conversations']

/** However much is said, lists and counts are read anew at most this often, in milliseconds. */
const pace = 900
/** A message is acknowledged after this, in milliseconds, so that many at once are acknowledged together. */
const breath = 700

/** How many messages are unread; 0 until it is known. */
export function useUnreadMessages(): number {
  return useAsk(['conversations', 'counts'], conversationCalls.messageCounts, {}).data?.unread ?? 0
}

/** Says quietly how far the reader has got; whoever missed it is told with the next one. */
export async function sayReached(action: 'delivered' | 'read', conversationId: string, no: number) {
  return askLive('mark', conversationCalls.markAction, { conversationId, action, no }, newKey())
}

/** Hears what is said to the reader, for as long as their area is open and whatever it shows. */
export function useMessageNews(): void {
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
      void freshen(client, talkTopics)
    }, pace)
  }
  useNews('message', look)
  useNews('marks', ({ accountId }) => {
    if (accountId === me) look()
  })
}

/** Tells the others that their messages have come to this screen. */
function useDeliveries(): void {
  const me = useUser().id
  const waiting = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useNews('message', ({ conversationId, no, message }) => {
    if (message?.authorId === me) return
    waiting.current.set(conversationId, Math.max(no, waiting.current.get(conversationId) ?? 0))
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const all = [...waiting.current]
      waiting.current.clear()
      // Nothing is lost without it: whatever is read later counts as delivered, too.
      for (const [id, reached] of all) void sayReached('delivered', id, reached).catch(() => null)
    }, breath)
  })
}
