import { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message } from '@marquee/contract/calls/messages'
import type { ServerEvents } from '@marquee/contract/sockets'
import { createStore, type StoreApi } from 'zustand'
import { call } from '#lib/api.ts'
import {
  emptyCache,
  hasGap,
  initialCache,
  MAX_CATCH_UP,
  type MessageCache,
  missingBlocks,
  withChanges,
  withPage,
  withReceipt,
  withServerEvent,
} from './stream/message-cache.ts'

export interface ConversationState {
  cache: MessageCache
  /** The first page is loaded. */
  isOpen: boolean
  error: Error | null
  /** The first message that was unread when the conversation was opened. */
  firstUnread: number | null
}

/** One conversation, kept in sync with the server. */
export interface ConversationStore {
  conversationId: string
  state: StoreApi<ConversationState>
  /**
   * Loads what is shown first: the given message, else the first unread one, else the newest. Returns its
   * number, null for the end.
   */
  open: (no?: number) => Promise<number | null>
  /** Loads the missing messages between two numbers; settles when they are loaded or have failed. */
  show: (first: number, last: number) => Promise<void>
  applyMessage: (event: ServerEvents['message']) => void
  applyReceipt: (event: ServerEvents['receipts']) => void
  /** Loads changes until nothing is missing; returns whether there were any. */
  catchUp: () => Promise<boolean>
  /** Returns the number of the first message from this time on; null when there is none. */
  findFirstAfter: (at: string) => Promise<number | null>
}

const block = 50
const changes = 100

/** Creates the store of a conversation for this account. Nothing is loaded before `open`. */
export function createConversationStore(conversationId: string, accountId: string): ConversationStore {
  const state = createStore<ConversationState>(() => ({
    cache: emptyCache,
    isOpen: false,
    error: null,
    firstUnread: null,
  }))
  const keep = (by: (cache: MessageCache) => MessageCache) =>
    state.setState(({ cache }) => ({ cache: by(cache) }))
  const loadBlock = blockLoader(conversationId, keep)
  const catchUp = catcher(conversationId, state, keep)
  return {
    conversationId,
    state,
    catchUp,
    open: async (no) => {
      try {
        return await open(state, accountId, { conversationId, no, loadBlock, catchUp })
      } catch (error) {
        state.setState({ error: error instanceof Error ? error : new Error() })
        return null
      }
    },
    show: async (first, last) => {
      // A block that failed to load is requested again when it becomes visible again.
      await Promise.allSettled(missingBlocks(state.getState().cache, first, last, block).map(loadBlock))
    },
    applyMessage: (event) => {
      if (!state.getState().isOpen) return
      keep((cache) => withServerEvent(cache, event))
      if (hasGap(state.getState().cache)) void catchUp().catch(() => undefined)
    },
    applyReceipt: ({ accountId: readerId, deliveredNo, readNo }) => {
      const mark = state.getState().cache.receipts.get(readerId)
      if (mark) keep((cache) => withReceipt(cache, { ...mark, deliveredNo, readNo }))
      else if (state.getState().isOpen) void catchUp().catch(() => undefined)
    },
    findFirstAfter: async (at) => {
      const page = await call(conversationCalls.history, { conversationId, at, limit: block })
      keep((cache) => withPage(cache, page))
      return page.items[0]?.no ?? null
    },
  }
}

interface Opening {
  conversationId: string
  no: number | undefined
  loadBlock: (number: number) => Promise<void>
  catchUp: () => Promise<boolean>
}

async function open(
  state: StoreApi<ConversationState>,
  accountId: string,
  { conversationId, no, loadBlock, catchUp }: Opening,
) {
  if (state.getState().isOpen) await catchUp().catch(() => undefined)
  else {
    const page = await call(conversationCalls.history, { conversationId, limit: block })
    state.setState({ cache: initialCache(page), error: null })
  }
  const readNo = state.getState().cache.receipts.get(accountId)?.readNo ?? 0
  const first = no ?? readNo + 1
  const { lastNo } = state.getState().cache
  if (first <= lastNo)
    await Promise.all(missingBlocks(state.getState().cache, first - 5, first + 20, block).map(loadBlock))
  const firstUnread = nextOfOthers(state.getState().cache, readNo, accountId)
  state.setState({ isOpen: true, error: null, firstUnread })
  return no ?? firstUnread
}

/**
 * Returns the first unread message. The reader's own messages, activity cards and deleted messages are never
 * unread, as on the server.
 */
function nextOfOthers({ byNo, lastNo }: MessageCache, readNo: number, accountId: string): number | null {
  for (let no = readNo + 1; no <= lastNo; no += 1) {
    const message: Message | undefined = byNo.get(no)
    if (!message || (message.kind === 'text' && message.authorId !== accountId && !message.deletedAt))
      return no
  }
  return null
}

/** Returns a loader of blocks of numbers; parallel requests for one block share one call. */
function blockLoader(
  conversationId: string,
  keep: (by: (cache: MessageCache) => MessageCache) => void,
): (number: number) => Promise<void> {
  const running = new Map<number, Promise<void>>()
  return (number) => {
    const known = running.get(number)
    if (known) return known
    const run = call(conversationCalls.history, { conversationId, from: number * block + 1, limit: block })
      .then((page) => keep((cache) => withPage(cache, page)))
      .finally(() => running.delete(number))
    running.set(number, run)
    return run
  }
}

/** Returns a function that catches up with the server; parallel calls share one run. */
function catcher(
  conversationId: string,
  state: StoreApi<ConversationState>,
  keep: (by: (cache: MessageCache) => MessageCache) => void,
): () => Promise<boolean> {
  let running: Promise<boolean> | null = null
  const run = async () => {
    const before = state.getState().cache
    for (let rev = -1; rev < state.getState().cache.rev; ) {
      rev = state.getState().cache.rev
      const page = await call(conversationCalls.history, { conversationId, afterRev: rev, limit: changes })
      if (page.rev - rev > MAX_CATCH_UP) {
        const newest = await call(conversationCalls.history, { conversationId, limit: block })
        keep(() => initialCache(newest))
        break
      }
      keep((cache) => withChanges(cache, page, changes))
      if (!hasGap(state.getState().cache)) break
    }
    return state.getState().cache !== before && state.getState().cache.rev !== before.rev
  }
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
