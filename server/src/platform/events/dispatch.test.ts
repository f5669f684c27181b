import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../database/database.ts'
import { sendEmail } from '../email/email.ts'
import { sendDueEmails } from '../email/send-emails.ts'
import { systemActor } from '../handler.ts'
import { countNotes, startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { dispatchDueEvents } from './dispatch.ts'
import { afterCommit, emit, onEvent } from './events.ts'

let server: TestServer
const accountId = '11111111-1111-4111-8111-111111111111'
const happen = () => inTransaction(systemActor, () => emit('account.password_changed', { accountId }))
const dueNow = () => db().execute(sql`update outbox set not_before = now()`)

beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

test('each after-commit handler runs once, is retried after an error, and never runs again', async () => {
  const done: string[] = []
  let errors = 2
  afterCommit('account.password_changed', 'steady', async ({ accountId: id }) => {
    await db().execute(sql`insert into notes (text) values ('steady')`)
    done.push(id)
  })
  afterCommit('account.password_changed', 'shaky', async () => {
    await db().execute(sql`insert into notes (text) values ('shaky')`)
    if (errors-- > 0) throw new Error('not yet')
  })
  await happen()
  expect(await dispatchDueEvents()).toBe(0)
  expect(await countNotes()).toBe(1)
  await dueNow()
  await dispatchDueEvents()
  await dueNow()
  expect(await dispatchDueEvents()).toBe(1)
  await dueNow()
  expect(await dispatchDueEvents()).toBe(0)
  expect({ done, notes: await countNotes() }).toEqual({ done: [accountId], notes: 2 })
})

test('two concurrent dispatchers run each handler once', async () => {
  const before = await countNotes()
  await happen()
  await Promise.all([dispatchDueEvents(), dispatchDueEvents(), dispatchDueEvents()])
  expect(await countNotes()).toBe(before + 2)
})

test('events of a rolled-back transaction run no after-commit handlers', async () => {
  const before = await countNotes()
  await expect(
    inTransaction(systemActor, async () => {
      await emit('account.password_changed', { accountId })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await dispatchDueEvents()).toBe(0)
  expect(await countNotes()).toBe(before)
})

test('an event handler that fails rolls back its cause', async () => {
  onEvent('account.signed_up', async () => {
    throw new Error('not in this server')
  })
  const before = await db().execute<{ n: number }>(sql`select count(*)::int as n from events`)
  await expect(
    inTransaction(systemActor, () => emit('account.signed_up', { accountId, role: 'brand', name: 'x' })),
  ).rejects.toThrow('not in this server')
  expect((await db().execute<{ n: number }>(sql`select count(*)::int as n from events`)).rows).toEqual(
    before.rows,
  )
})

test('an email with the same key is written and sent once, and a failed one waits for its retry', async () => {
  const sent: string[] = []
  const write = () =>
    inTransaction(systemActor, () =>
      sendEmail({ to: 'a@b.co\r\nBcc: x@y.z', subject: 'Hello\nthere', parts: ['x'], key: 'k1' }),
    )
  await write()
  await write()
  expect(await sendDueEmails(async () => Promise.reject(new Error('no server')))).toBe(0)
  expect(await sendDueEmails(async ({ to }) => void sent.push(to))).toBe(0)
  await db().execute(sql`update emails set not_before = now()`)
  expect(await sendDueEmails(async ({ to, subject }) => void sent.push(`${to} ${subject}`))).toBe(1)
  expect(await sendDueEmails(async ({ to }) => void sent.push(to))).toBe(0)
  expect(sent).toEqual(['a@b.co Bcc: x@y.z Hello there'])
})
