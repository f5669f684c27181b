import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '../handler.ts'
import { countNotes, startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { db, inTransaction, onCommit, runAfterTransaction, separateTransaction } from './database.ts'

let server: TestServer
const add = (text: string) => db().execute(sql`insert into notes (text) values (${text})`)
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

test('a failed transaction saves nothing and runs no commit callbacks', async () => {
  const callbacks: string[] = []
  const work = inTransaction(systemActor, async () => {
    await add('gone')
    onCommit(() => callbacks.push('commit'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await countNotes()).toBe(0)
  expect(callbacks).toEqual([])
})

test('the database knows the actor of a transaction', async () => {
  const actor = { ...systemActor, kind: 'account', id: 'abc' } as const
  const found = await inTransaction(actor, () =>
    db().execute<{ who: string }>(sql`select current_setting('app.actor') as who`),
  )
  expect(found.rows[0]?.who).toBe('abc')
})

test('a nested transaction throws instead of causing a deadlock', async () => {
  await expect(inTransaction(systemActor, () => separateTransaction(async () => {}))).rejects.toThrow(
    'already open',
  )
})

test('callbacks after a transaction run once after the last attempt, on success and on failure', async () => {
  const ran: string[] = []
  let tries = 0
  await inTransaction(systemActor, async () => {
    tries += 1
    runAfterTransaction(async () => void ran.push(`try ${tries}`))
    if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  expect({ tries, ran }).toEqual({ tries: 3, ran: ['try 3'] })
  await expect(
    inTransaction(systemActor, async () => {
      runAfterTransaction(async () => void (await add('kept')))
      throw new Error('no')
    }),
  ).rejects.toThrow()
  expect(await countNotes()).toBe(1)
})
