import type { ServerEvents } from '@marquee/contract/sockets'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useSession, useUser } from '#lib/session.ts'
import { onReconnect, useServerEvent } from '#lib/socket-events.ts'
import {
  type ConversationState,
  type ConversationStore,
  createConversationStore,
} from './conversation-store.ts'
import { conversationKey, patchConversation } from './conversations.queries.ts'

/**
 * How often an open conversation polls as a fallback for the socket, in milliseconds; slower while nothing
 * changes.
 */
const pollIntervalMs = 10_000
const idlePollIntervalMs = 20_000
/** Conversations that stay loaded after they are closed. */
const MAX_OPEN_CONVERSATIONS = 8

const stores = new Map<string, ConversationStore>()

/** Returns the conversation store, updated by socket events while it is on screen. */
export function useConversationStore(conversationId: string): {
  store: ConversationStore
  state: ConversationState
} {
  const accountId = useUser().id
  const [store] = useState(() => openStore(conversationId, accountId))
  const state = useStore(store.state)
  useServerEvent('message', (event) => {
    if (event.conversationId === conversationId) store.applyMessage(event)
  })
  useServerEvent('receipts', (event) => {
    if (event.conversationId === conversationId) store.applyReceipt(event)
  })
  usePresence(store)
  useNet(store)
  return { store, state }
}

/** Loads a conversation from scratch the next time, as after it was marked as unread. */
export function evictConversation(conversationId: string): void {
  stores.delete(conversationId)
}

function openStore(conversationId: string, accountId: string): ConversationStore {
  const store = stores.get(conversationId) ?? createConversationStore(conversationId, accountId)
  stores.delete(conversationId)
  stores.set(conversationId, store)
  for (const oldest of [...stores.keys()].slice(0, -MAX_OPEN_CONVERSATIONS)) stores.delete(oldest)
  return store
}

/** Loads missed changes: on reconnect, when the tab becomes visible, and every few seconds. */
function useNet(store: ConversationStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const isAsked = document.visibilityState === 'visible' && store.state.getState().isOpen
      const hasChanged = isAsked && (await store.catchUp().catch(() => false))
      clearTimeout(timer)
      timer = setTimeout(look, hasChanged ? pollIntervalMs : idlePollIntervalMs)
    }
    timer = setTimeout(look, pollIntervalMs)
    const stop = onReconnect(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [store])
}

/**
 * Updates the other party's presence from events. When one account goes offline, the server is asked whether
 * another is online.
 */
function usePresence({ conversationId, state }: ConversationStore): void {
  const client = useQueryClient()
  const role = useUser().role.role
  useServerEvent('presence', ({ accountId, isOnline }: ServerEvents['presence']) => {
    const mark = state.getState().cache.receipts.get(accountId)
    if (!mark || (mark.side === 'brand') === (role === 'brand')) return
    if (isOnline) patchConversation(client, conversationId, { isOnline: true })
    else void client.invalidateQueries({ queryKey: conversationKey(conversationId) })
  })
}

useSession.subscribe(({ user }) => {
  if (!user) stores.clear()
})
