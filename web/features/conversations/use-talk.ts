import type { News } from '@marquee/contract/sockets'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { onLineBack, useNews } from '#lib/live-news.ts'
import { useSession, useUser } from '#lib/session.ts'
import { conversationKey, patchConversation } from './conversations.queries.ts'
import { createTalk, type Talk, type TalkState } from './talk.ts'

/** How often a shown conversation asks by itself, in milliseconds: the net under the line. Calmer while nothing happens. */
const net = 10_000
const calmNet = 20_000
/** Conversations that stay loaded after they were left. */
const most = 8

const talks = new Map<string, Talk>()

/** The conversation with its messages, live for as long as it is on screen. */
export function useTalk(conversationId: string): { talk: Talk; state: TalkState } {
  const accountId = useUser().id
  const [talk] = useState(() => talkOf(conversationId, accountId))
  const state = useStore(talk.state)
  useNews('message', (news) => {
    if (news.conversationId === conversationId) talk.hear(news)
  })
  useNews('marks', (news) => {
    if (news.conversationId === conversationId) talk.hearMarks(news)
  })
  usePresence(talk)
  useNet(talk)
  return { talk, state }
}

/** Loads a conversation afresh the next time, as after its marks went back. */
export function forgetTalk(conversationId: string): void {
  talks.delete(conversationId)
}

function talkOf(conversationId: string, accountId: string): Talk {
  const talk = talks.get(conversationId) ?? createTalk(conversationId, accountId)
  talks.delete(conversationId)
  talks.set(conversationId, talk)
  for (const oldest of [...talks.keys()].slice(0, -most)) talks.delete(oldest)
  return talk
}

/** Asks for what was missed: when the line is back, when the tab is looked at again, and every few seconds meanwhile. */
function useNet(talk: Talk): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const isAsked = document.visibilityState === 'visible' && talk.state.getState().isOpen
      const hasChanged = isAsked && (await talk.catchUp().catch(() => false))
      clearTimeout(timer)
      timer = setTimeout(look, hasChanged ? net : calmNet)
    }
    timer = setTimeout(look, net)
    const stop = onLineBack(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [talk])
}

/** Whether the other side is here follows the news; who is left when one goes, the server knows. */
function usePresence({ conversationId, state }: Talk): void {
  const client = useQueryClient()
  const role = useUser().role.role
  useNews('presence', ({ accountId, isOnline }: News['presence']) => {
    const mark = state.getState().book.marks.get(accountId)
    if (!mark || (mark.side === 'brand') === (role === 'brand')) return
    if (isOnline) patchConversation(client, conversationId, { isOnline: true })
    else void client.invalidateQueries({ queryKey: conversationKey(conversationId) })
  })
}

useSession.subscribe(({ user }) => {
  if (!user) talks.clear()
})
