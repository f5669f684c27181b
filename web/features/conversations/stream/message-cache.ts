import type { CallOutput } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message, Receipt } from '@marquee/contract/calls/messages'
import type { ServerEvents } from '@marquee/contract/sockets'

/** What is known of one conversation. Numbers are 1..n without a gap, so what is not loaded still has its place. */
export interface MessageCache {
  byNo: ReadonlyMap<number, Message>
  /** The highest number heard of. */
  lastNo: number
  /** Every change up to this one is in. */
  rev: number
  /** The newest change heard of; more than `rev` while something is missing. */
  heard: number
  marks: ReadonlyMap<string, Receipt>
}

export type HistoryPage = CallOutput<typeof conversationCalls.history>

/** So many missed changes are not read one by one; the newest page is read instead, and older ones when they come into sight. */
export const MAX_CATCH_UP = 300

export const emptyCache: MessageCache = { byNo: new Map(), lastNo: 0, rev: 0, heard: 0, marks: new Map() }

/** The first page, or a fresh start: forgets what was loaded. */
export function initialCache(page: HistoryPage): MessageCache {
  return {
    byNo: new Map(page.items.map((item) => [item.no, item])),
    ...ends(page),
    rev: page.rev,
    heard: page.rev,
    marks: marksOf(page),
  }
}

/** A page by number. It tells its own messages as of now, but nothing of changes to the others, so it moves `rev` on in no way. */
export function withPage(book: MessageCache, page: HistoryPage): MessageCache {
  return {
    ...book,
    byNo: withMessages(book.byNo, page.items),
    lastNo: Math.max(book.lastNo, page.lastNo),
    heard: Math.max(book.heard, page.rev),
    marks: withMarks(book.marks, marksOf(page)),
  }
}

/** A page of changes since `book.rev`, asked for with this limit. A short one makes the book level with the server. */
export function withChanges(book: MessageCache, page: HistoryPage, limit: number): MessageCache {
  const isLevel = page.items.length < limit
  const reached = isLevel ? page.rev : Math.max(book.rev, ...page.items.map(({ rev }) => rev))
  return { ...withPage(book, page), rev: Math.max(book.rev, reached) }
}

/** News of one message. The next change counts at once; a later one shows, too, but what lies between has to be asked for. */
export function withServerEvent(
  book: MessageCache,
  { no, rev, message }: ServerEvents['message'],
): MessageCache {
  if (rev <= book.rev) return book
  const byNo = message ? withMessages(book.byNo, [message]) : book.byNo
  const isNext = rev === book.rev + 1 && message !== null
  return {
    ...book,
    byNo,
    lastNo: Math.max(book.lastNo, no),
    rev: isNext ? rev : book.rev,
    heard: Math.max(book.heard, rev),
  }
}

/** Somebody has got further. Marks never go back, except one's own when something is marked as unread. */
export function withReceipt(book: MessageCache, mark: Receipt): MessageCache {
  return { ...book, marks: withMarks(book.marks, new Map([[mark.accountId, mark]])) }
}

export function hasGap(book: MessageCache): boolean {
  return book.rev < book.heard
}

/** The block of numbers, counted from 0, in which a number lies; what is missing is read block by block. */
export function blockOf(no: number, size: number): number {
  return Math.floor((no - 1) / size)
}

/** The blocks between two numbers of which something is not loaded. */
export function missingBlocks(book: MessageCache, first: number, last: number, size: number): number[] {
  const blocks = new Set<number>()
  for (let no = Math.max(1, first); no <= Math.min(book.lastNo, last); no += 1)
    if (!book.byNo.has(no)) blocks.add(blockOf(no, size))
  return [...blocks]
}

function ends({ items, lastNo }: HistoryPage) {
  return { lastNo: Math.max(lastNo, ...items.map(({ no }) => no)) }
}

function marksOf({ marks }: HistoryPage): ReadonlyMap<string, Receipt> {
  return new Map(marks.map((mark) => [mark.accountId, mark]))
}

/** The younger of two states of a message stays, whichever came first. Nothing new keeps the map, so that nothing is drawn anew. */
function withMessages(
  byNo: ReadonlyMap<number, Message>,
  items: readonly Message[],
): ReadonlyMap<number, Message> {
  const younger = items.filter((item) => (byNo.get(item.no)?.rev ?? -1) < item.rev)
  if (younger.length === 0) return byNo
  return new Map([...byNo, ...younger.map((item): [number, Message] => [item.no, item])])
}

function withMarks(
  marks: ReadonlyMap<string, Receipt>,
  news: ReadonlyMap<string, Receipt>,
): ReadonlyMap<string, Receipt> {
  const further = [...news].filter(([id, mark]) => {
    const before = marks.get(id)
    return !before || mark.deliveredNo > before.deliveredNo || mark.readNo > before.readNo
  })
  if (further.length === 0) return marks
  return new Map([
    ...marks,
    ...further.map(([id, mark]): [string, Receipt] => [id, furthest(mark, marks.get(id))]),
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
