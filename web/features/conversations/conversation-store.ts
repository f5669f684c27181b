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
  book: MessageCache
  /** Something to show is there. */
  isOpen: boolean
  fault: Error | null
  /** The first message that was unread when the conversation was opened. */
  firstUnread: number | null
}

/** One conversation, kept level with the server. */
export interface ConversationStore {
  conversationId: string
  state: StoreApi<ConversationState>
  /** Loads what is shown first: the given message, else the first unread one, else the newest. Gives its number, null for the end. */
  open: (no?: number) => Promise<number | null>
  /** Loads what is missing between two numbers; settles when it is there, or could not be had. */
  show: (first: number, last: number) => Promise<void>
  hear: (news: ServerEvents['message']) => void
  hearMarks: (news: ServerEvents['marks']) => void
  /** Asks for what has changed until nothing is missing; tells whether anything had. */
  catchUp: () => Promise<boolean>
  /** The number of the first message from this moment on; null when there is none. */
  findMoment: (at: string) => Promise<number | null>
}

const block = 50
const changes = 100

/** Opens a book on a conversation for this account. Nothing is asked before `open`. */
export function createConversationStore(conversationId: string, accountId: string): ConversationStore {
  const state = createStore<ConversationState>(() => ({
    book: emptyCache,
    isOpen: false,
    fault: null,
    firstUnread: null,
  }))
  const keep = (by: (book: MessageCache) => MessageCache) =>
    state.setState(({ book }) => ({ book: by(book) }))
  const loadBlock = blockLoader(conversationId, keep)
  const catchUp = catcher(conversationId, state, keep)
  return {
    conversationId,
    state,
    catchUp,
    open: async (no) => {
      try {
        return await open(state, accountId, { conversationId, no, loadBlock, catchUp })
      } catch (fault) {
        state.setState({ fault: fault instanceof Error ? fault : new Error() })
        return null
      }
    },
    show: async (first, last) => {
      // A block that did not come is asked for again when it is looked at again.
      await Promise.allSettled(missingBlocks(state.getState().book, first, last, block).map(loadBlock))
    },
    hear: (news) => {
      if (!state.getState().isOpen) return
      keep((book) => withServerEvent(book, news))
      if (hasGap(state.getState().book)) void catchUp().catch(() => undefined)
    },
    hearMarks: ({ accountId: whose, deliveredNo, readNo }) => {
      const mark = state.getState().book.marks.get(whose)
      if (mark) keep((book) => withReceipt(book, { ...mark, deliveredNo, readNo }))
      else if (state.getState().isOpen) void catchUp().catch(() => undefined)
    },
    findMoment: async (at) => {
      const page = await call(conversationCalls.history, { conversationId, at, limit: block })
      keep((book) => withPage(book, page))
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
    state.setState({ book: initialCache(page), fault: null })
  }
  const readNo = state.getState().book.marks.get(accountId)?.readNo ?? 0
  const first = no ?? readNo + 1
  const { lastNo } = state.getState().book
  if (first <= lastNo)
    await Promise.all(missingBlocks(state.getState().book, first - 5, first + 20, block).map(loadBlock))
  const firstUnread = nextOfOthers(state.getState().book, readNo, accountId)
  state.setState({ isOpen: true, fault: null, firstUnread })
  return no ?? firstUnread
}

/** One's own messages are never unread, and neither are cards nor what was deleted: the server counts alike. */
function nextOfOthers({ byNo, lastNo }: MessageCache, readNo: number, accountId: string): number | null {
  for (let no = readNo + 1; no <= lastNo; no += 1) {
    const message: Message | undefined = byNo.get(no)
    if (!message || (message.kind === 'text' && message.authorId !== accountId && !message.deletedAt))
      return no
  }
  return null
}

/** Loads blocks of numbers, each only once at a time. */
function blockLoader(
  conversationId: string,
  keep: (by: (book: MessageCache) => MessageCache) => void,
): (number: number) => Promise<void> {
  const running = new Map<number, Promise<void>>()
  return (number) => {
    const known = running.get(number)
    if (known) return known
    const run = call(conversationCalls.history, { conversationId, from: number * block + 1, limit: block })
      .then((page) => keep((book) => withPage(book, page)))
      .finally(() => running.delete(number))
    running.set(number, run)
    return run
  }
}

/** Catches up, one run at a time; whoever asks meanwhile gets the same run. */
function catcher(
  conversationId: string,
  state: StoreApi<ConversationState>,
  keep: (by: (book: MessageCache) => MessageCache) => void,
): () => Promise<boolean> {
  let running: Promise<boolean> | null = null
  const run = async () => {
    const before = state.getState().book
    for (let rev = -1; rev < state.getState().book.rev; ) {
      rev = state.getState().book.rev
      const page = await call(conversationCalls.history, { conversationId, afterRev: rev, limit: changes })
      if (page.rev - rev > MAX_CATCH_UP) {
        const newest = await call(conversationCalls.history, { conversationId, limit: block })
        keep(() => initialCache(newest))
        break
      }
      keep((book) => withChanges(book, page, changes))
      if (!hasGap(state.getState().book)) break
    }
    return state.getState().book !== before && state.getState().book.rev !== before.rev
  }
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
