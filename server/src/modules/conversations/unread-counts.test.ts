import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aTestConversation, type TestConversation } from '../../testing/conversation.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { wrongUnreadCounts } from '../../testing/unread-counts.ts'

let app: TestApp
let room: TestConversation
beforeAll(async () => {
  app = await startTestApp()
  room = await aTestConversation(app, 'Counted')
})
afterAll(() => app.stop())

/** Returns whole numbers below `end`, the same in each run. */
function numbers(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
}

const countsOf = async (person: Person) =>
  expectOk(await person.call('/messages/counts', {}, { method: 'GET' }), 'counts').data.unread

test('stored unread counts equal a count of the rows after random writes at the same time', async () => {
  const { brand, talent, agent, conversationId } = room
  const people = [brand, talent, agent]
  const below = numbers(20_261_122)
  let sent = 0
  const move = async (): Promise<unknown> => {
    const person = people[below(3)] ?? brand
    const no = 1 + below(sent + 1)
    const kind = below(14)
    if (kind < 5) {
      sent += 1
      return room.send(person, `message ${sent}`)
    }
    if (kind >= 10 || kind === 5) return person.call('/messages/delete', { conversationId, no })
    if (kind === 6) return room.mark(person, 'unread', { no })
    if (kind === 7) return room.mark(person, 'read')
    if (kind === 8) return room.mark(person, 'star', { on: true })
    return room.mark(person, 'read', { no })
  }
  for (let round = 0; round < 40; round++) {
    await Promise.all(Array.from({ length: 4 }, move))
    // Each round, because a later read position counts again.
    expect(await wrongUnreadCounts()).toEqual([])
  }
  await app.settle()
  const [row] = (
    await db().execute<{ messages: number; deleted: number }>(
      sql`select count(*)::int as messages, count(deleted_at)::int as deleted from messages where conversation_id = ${conversationId}`,
    )
  ).rows
  expect(row?.messages).toBeGreaterThan(30)
  expect(row?.deleted).toBeGreaterThan(0)
  expect(await wrongUnreadCounts()).toEqual([])
})

test('who has never opened a conversation has its messages unread, and reading ends that', async () => {
  const other = await aTestConversation(app, 'Unopened')
  for (let count = 0; count < 3; count++) await other.sent(other.brand, `hello ${count}`)
  expect(await countsOf(other.talent)).toBe(3)
  expect(await countsOf(other.agent)).toBe(3)
  await other.sent(other.agent, 'from the agent')
  expect(await countsOf(other.agent)).toBe(3)
  expect(await countsOf(other.brand)).toBe(1)
  expect((await other.mark(other.talent, 'read')).data.unread).toBe(0)
  expect(await countsOf(other.talent)).toBe(0)
  expect(await wrongUnreadCounts()).toEqual([])
})

test('marking notifications as read and unread, and deleting them, keeps the stored count', async () => {
  const { brand } = room
  const list = async () => expectOk(await brand.call('/brand/getNotifications'), 'notifications').data
  await db().execute(sql`
    insert into notifications (account_id, event_id, kind, text, target_type, target_id)
    select ${brand.id}::uuid, 900000 + n, 'offers', 'text', 'offer', gen_random_uuid() from generate_series(1, 40) n`)
  const before = await list()
  const ids: string[] = before.items.slice(0, 5).map(({ id }: { id: string }) => id)
  expect(before.unread).toBeGreaterThanOrEqual(40)
  expectOk(await brand.call('/user/mark-notifications', { ids }), 'mark')
  expect((await list()).unread).toBe(before.unread - 5)
  await db().execute(sql`delete from notifications where event_id > 900020`)
  expect(await wrongUnreadCounts()).toEqual([])
  expectOk(await brand.call('/user/mark-notifications', {}), 'mark all')
  expect((await list()).unread).toBe(0)
  expect(await wrongUnreadCounts()).toEqual([])
})
