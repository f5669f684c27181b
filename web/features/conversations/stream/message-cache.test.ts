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
  receipts: [],
})
const serverEvent = (no: number, rev: number, text = `Message ${no}`) => ({
  conversationId,
  no,
  rev,
  message: aMessage(no, { rev, text }),
})
const texts = (cache: { byNo: ReadonlyMap<number, { text: string }> }) =>
  [...cache.byNo.keys()].sort((a, b) => a - b)

it('the next message is added at once', () => {
  const cache = withServerEvent(initialCache(page([1, 2], 2)), serverEvent(3, 3))
  expect([cache.lastNo, cache.rev, hasGap(cache)]).toEqual([3, 3, false])
})

it('a message received twice is stored once', () => {
  const once = withServerEvent(initialCache(page([1, 2], 2)), serverEvent(3, 3))
  expect(withServerEvent(once, serverEvent(3, 3))).toBe(once)
})

it('a message after a gap is shown, and the gap is requested', () => {
  const cache = withServerEvent(initialCache(page([1, 2], 2)), serverEvent(4, 4))
  expect([cache.lastNo, cache.rev, hasGap(cache)]).toEqual([4, 2, true])
  const level = withChanges(cache, page([3, 4], 4), 100)
  expect(texts(level)).toEqual([1, 2, 3, 4])
  expect([level.rev, hasGap(level)]).toEqual([4, false])
})

it('an event without its message opens a gap', () => {
  const cache = withServerEvent(initialCache(page([1], 1)), { conversationId, no: 2, rev: 2, message: null })
  expect([cache.lastNo, hasGap(cache)]).toEqual([2, true])
})

it('an older version of a message never replaces a newer one', () => {
  const edited = withServerEvent(initialCache(page([1, 2], 2)), serverEvent(1, 3, 'Edited text'))
  const cache = withPage(edited, page([1], 2, 3))
  expect(cache.byNo.get(1)?.text).toBe('Edited text')
})

it('a page by number does not advance the known changes of other messages', () => {
  const cache = withPage(initialCache(page([90, 91], 91)), page([1, 2], 91, 95))
  expect([cache.rev, hasGap(cache)]).toEqual([91, true])
})

it('a full page of changes leaves a gap', () => {
  const cache = withChanges(initialCache(page([1], 1)), page([2, 3], 9), 2)
  expect([cache.rev, hasGap(cache)]).toEqual([3, true])
})

it('the cache is the same in whatever order events arrive', () => {
  const all = Array.from({ length: 30 }, (_, index) => serverEvent(index + 2, index + 2))
  const shuffled = all.toSorted((a, b) => ((a.no * 7) % 31) - ((b.no * 7) % 31))
  const cache = shuffled.reduce(withServerEvent, initialCache(page([1], 1)))
  const level = withChanges(
    cache,
    page(
      Array.from({ length: 31 }, (_, index) => index + 1),
      31,
    ),
    100,
  )
  expect(texts(level)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
  expect([level.lastNo, level.rev, level.latestRev]).toEqual([31, 31, 31])
})

it('a receipt never moves backwards', () => {
  const mark = { accountId: maya, name: 'Maya', side: 'talent' as const, deliveredNo: 5, readNo: 3 }
  const cache = withReceipt(withReceipt(initialCache(page([1], 1)), mark), {
    ...mark,
    deliveredNo: 2,
    readNo: 4,
  })
  expect(cache.receipts.get(maya)).toMatchObject({ deliveredNo: 5, readNo: 4 })
})

it('missing blocks are found between two numbers', () => {
  const cache = initialCache(page([51, 52, 101], 101))
  expect(missingBlocks(cache, 40, 101, 50)).toEqual([0, 1])
  expect(missingBlocks(cache, 101, 140, 50)).toEqual([])
})
