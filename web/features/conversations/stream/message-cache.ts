import type { CallOutput } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message, Receipt } from '@marquee/contract/calls/messages'
import type { ServerEvents } from '@marquee/contract/sockets'

/**
 * The loaded part of one conversation. Numbers are 1..n without gaps, so a message that is not loaded still
 * has its place.
 */
export interface MessageCache {
  byNo: ReadonlyMap<number, Message>
  /** The highest known number. */
  lastNo: number
  /** Every change up to this revision is included. */
  rev: number
  /** The newest known revision; more than `rev` while changes are missing. */
  latestRev: number
  receipts: ReadonlyMap<string, Receipt>
}

export type HistoryPage = CallOutput<typeof conversationCalls.history>

/**
 * Above this number of missed changes only the newest page is read; older pages load when they become
 * visible.
 */
export const MAX_CATCH_UP = 300

export const emptyCache: MessageCache = {
  byNo: new Map(),
  lastNo: 0,
  rev: 0,
  latestRev: 0,
  receipts: new Map(),
}

/** Returns the cache of a first page, without anything loaded before. */
export function initialCache(page: HistoryPage): MessageCache {
  return {
    byNo: new Map(page.items.map((item) => [item.no, item])),
    ...ends(page),
    rev: page.rev,
    latestRev: page.rev,
    receipts: receiptsOf(page),
  }
}

/**
 * Adds a page by number. It contains the present state of its own messages but no changes of the others, so
 * `rev` stays.
 */
export function withPage(cache: MessageCache, page: HistoryPage): MessageCache {
  return {
    ...cache,
    byNo: withMessages(cache.byNo, page.items),
    lastNo: Math.max(cache.lastNo, page.lastNo),
    latestRev: Math.max(cache.latestRev, page.rev),
    receipts: withReceipts(cache.receipts, receiptsOf(page)),
  }
}

/**
 * Adds a page of changes since `cache.rev`, requested with this limit. A page shorter than the limit brings
 * the cache up to date.
 */
export function withChanges(cache: MessageCache, page: HistoryPage, limit: number): MessageCache {
  const isLevel = page.items.length < limit
  const reached = isLevel ? page.rev : Math.max(cache.rev, ...page.items.map(({ rev }) => rev))
  return { ...withPage(cache, page), rev: Math.max(cache.rev, reached) }
}

/**
 * Adds one message event. The next revision counts at once; a later one is shown too, but the changes in
 * between must be requested.
 */
export function withServerEvent(
  cache: MessageCache,
  { no, rev, message }: ServerEvents['message'],
): MessageCache {
  if (rev <= cache.rev) return cache
  const byNo = message ? withMessages(cache.byNo, [message]) : cache.byNo
  const isNext = rev === cache.rev + 1 && message !== null
  return {
    ...cache,
    byNo,
    lastNo: Math.max(cache.lastNo, no),
    rev: isNext ? rev : cache.rev,
    latestRev: Math.max(cache.latestRev, rev),
  }
}

/** Advances a receipt. Receipts never move backwards, except the reader's own when marking as unread. */
export function withReceipt(cache: MessageCache, mark: Receipt): MessageCache {
  return { ...cache, receipts: withReceipts(cache.receipts, new Map([[mark.accountId, mark]])) }
}

export function hasGap(cache: MessageCache): boolean {
  return cache.rev < cache.latestRev
}

/** Returns the block (from 0) that contains a number; missing messages are loaded by block. */
export function blockOf(no: number, size: number): number {
  return Math.floor((no - 1) / size)
}

/** Returns the blocks between two numbers in which a message is missing. */
export function missingBlocks(cache: MessageCache, first: number, last: number, size: number): number[] {
  const blocks = new Set<number>()
  for (let no = Math.max(1, first); no <= Math.min(cache.lastNo, last); no += 1)
    if (!cache.byNo.has(no)) blocks.add(blockOf(no, size))
  return [...blocks]
}

function ends({ items, lastNo }: HistoryPage) {
  return { lastNo: Math.max(lastNo, ...items.map(({ no }) => no)) }
}

function receiptsOf({ receipts }: HistoryPage): ReadonlyMap<string, Receipt> {
  return new Map(receipts.map((mark) => [mark.accountId, mark]))
}

/**
 * Keeps the newer of two versions of a message. Without a change it returns the same map, so that nothing
 * renders again.
 */
function withMessages(
  byNo: ReadonlyMap<number, Message>,
  items: readonly Message[],
): ReadonlyMap<number, Message> {
  const newer = items.filter((item) => (byNo.get(item.no)?.rev ?? -1) < item.rev)
  if (newer.length === 0) return byNo
  return new Map([...byNo, ...newer.map((item): [number, Message] => [item.no, item])])
}

function withReceipts(
  receipts: ReadonlyMap<string, Receipt>,
  incoming: ReadonlyMap<string, Receipt>,
): ReadonlyMap<string, Receipt> {
  const advanced = [...incoming].filter(([id, mark]) => {
    const before = receipts.get(id)
    return !before || mark.deliveredNo > before.deliveredNo || mark.readNo > before.readNo
  })
  if (advanced.length === 0) return receipts
  return new Map([
    ...receipts,
    ...advanced.map(([id, mark]): [string, Receipt] => [id, furthest(mark, receipts.get(id))]),
  ])
}

function furthest(mark: Receipt, before: Receipt | undefined): Receipt {
  if (!before) return mark
  return {
    ...mark,
    deliveredNo: Math.max(mark.deliveredNo, before.deliveredNo),
    readNo: Math.max(mark.readNo, before.readNo),
  }
}
