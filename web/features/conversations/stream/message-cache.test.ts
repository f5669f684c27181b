import { expect, it } from 'vitest'
import { aMessage, conversationId, maya } from '../testing/a-message.ts'
import {
  type HistoryPage,
  hasGap,
  initialCache,
  missingBlocks,
  withChanges,
  withPage,
  withReceipt,
  withServerEvent,
} from './message-cache.ts'

const page = (nos: readonly number[], lastNo: number, rev = lastNo): HistoryPage => ({
  items: nos.map((no) => aMessage(no)),
  lastNo,
  rev,
  marks: [],
})
const news = (no: number, rev: number, text = `Message ${no}`) => ({
  conversationId,
  no,
  rev,
  message: aMessage(no, { rev, text }),
})
const texts = (book: { byNo: ReadonlyMap<number, { text: string }> }) =>
  [...book.byNo.keys()].sort((a, b) => a - b)

it('the next message is in at once', () => {
  const book = withServerEvent(initialCache(page([1, 2], 2)), news(3, 3))
  expect([book.lastNo, book.rev, hasGap(book)]).toEqual([3, 3, false])
})

it('a message told twice stands once', () => {
  const once = withServerEvent(initialCache(page([1, 2], 2)), news(3, 3))
  expect(withServerEvent(once, news(3, 3))).toBe(once)
})

it('a message after a gap shows, and the gap is asked for', () => {
  const book = withServerEvent(initialCache(page([1, 2], 2)), news(4, 4))
  expect([book.lastNo, book.rev, hasGap(book)]).toEqual([4, 2, true])
  const level = withChanges(book, page([3, 4], 4), 100)
  expect(texts(level)).toEqual([1, 2, 3, 4])
  expect([level.rev, hasGap(level)]).toEqual([4, false])
})

it('news too large to carry are asked for', () => {
  const book = withServerEvent(initialCache(page([1], 1)), { conversationId, no: 2, rev: 2, message: null })
  expect([book.lastNo, hasGap(book)]).toEqual([2, true])
})

it('an older state of a message never replaces a younger one', () => {
  const edited = withServerEvent(initialCache(page([1, 2], 2)), news(1, 3, 'Worded anew'))
  const book = withPage(edited, page([1], 2, 3))
  expect(book.byNo.get(1)?.text).toBe('Worded anew')
})

it('a page by number does not pretend that changes of other messages are known', () => {
  const book = withPage(initialCache(page([90, 91], 91)), page([1, 2], 91, 95))
  expect([book.rev, hasGap(book)]).toEqual([91, true])
})

it('a full page of changes is followed by another', () => {
  const book = withChanges(initialCache(page([1], 1)), page([2, 3], 9), 2)
  expect([book.rev, hasGap(book)]).toEqual([3, true])
})

it('whatever order news come in, the book ends the same', () => {
  const all = Array.from({ length: 30 }, (_, index) => news(index + 2, index + 2))
  const shuffled = all.toSorted((a, b) => ((a.no * 7) % 31) - ((b.no * 7) % 31))
  const book = shuffled.reduce(withServerEvent, initialCache(page([1], 1)))
  const level = withChanges(
    book,
    page(
      Array.from({ length: 31 }, (_, index) => index + 1),
      31,
    ),
    100,
  )
  expect(texts(level)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
  expect([level.lastNo, level.rev, level.heard]).toEqual([31, 31, 31])
})

it('a mark never goes back', () => {
  const mark = { accountId: maya, name: 'Maya', side: 'talent' as const, deliveredNo: 5, readNo: 3 }
  const book = withReceipt(withReceipt(initialCache(page([1], 1)), mark), {
    ...mark,
    deliveredNo: 2,
    readNo: 4,
  })
  expect(book.marks.get(maya)).toMatchObject({ deliveredNo: 5, readNo: 4 })
})

it('finds the blocks that are not loaded', () => {
  const book = initialCache(page([51, 52, 101], 101))
  expect(missingBlocks(book, 40, 101, 50)).toEqual([0, 1])
  expect(missingBlocks(book, 101, 140, 50)).toEqual([])
})
