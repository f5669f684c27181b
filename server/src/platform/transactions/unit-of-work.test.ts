import { fail } from '@marquee/contract/errors'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compiled, queuedWrite, queueWrite } from '../database/compiled.ts'
import {
  currentEngine,
  db,
  inOpenedTransaction,
  inTransaction,
  withoutTransaction,
} from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { DatabaseUsage } from './database-usage.ts'

const boxes = pgTable('boxes', {
  id: integer('id').primaryKey(),
  label: text('label').notNull(),
  size: integer('size').notNull().default(1),
})
const addBox = queuedWrite((on, values: typeof boxes.$inferInsert) => on.insert(boxes).values(values))
const labelBox = queuedWrite((on, input: { id: number; size: number; label: string }) =>
  on
    .update(boxes)
    .set({ label: input.label })
    .where(sql`${boxes.id} = ${input.id} and ${boxes.size} = ${input.size}`)
    .returning({ id: boxes.id }),
)
const listLabels = compiled((on) => on.select({ label: boxes.label }).from(boxes).orderBy(boxes.id))
const labels = async () => (await listLabels({})).map((row) => row.label)

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await db().execute(
    sql`create table boxes (id int primary key, label text not null, size int not null default 1)`,
  )
})
beforeEach(async () => {
  await db().delete(boxes)
})
afterAll(() => server?.stop())

/** Returns the database usage of `work`, with its outcome or error. */
async function measured(work: () => Promise<unknown>) {
  const usage = new DatabaseUsage()
  const outcome = await withoutTransaction(systemActor, '', work, usage).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  return { ...outcome, statements: usage.statements, waits: usage.waits }
}

test('queued writes are sent in their order, together with the commit', async () => {
  const { statements, waits } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'first' })
      await queueWrite(db().update(boxes).set({ label: 'second' }).where(eq(boxes.id, 1)))
      await queueWrite(db().execute(sql`update boxes set label = label || ' and third' where id = 1`))
    }),
  )
  expect(await labels()).toEqual(['second and third'])
  expect({ statements, waits }, 'opening, three writes and the commit').toEqual({ statements: 5, waits: 2 })
})

test('a read sees the writes queued before it, and one wait answers both', async () => {
  const { value, waits } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'queued' })
      return labels()
    }),
  )
  expect(value).toEqual(['queued'])
  expect(waits, 'opening, write with read, commit').toBe(3)
})

test('reads that are sent at the same time are one wait', async () => {
  const { waits } = await measured(() =>
    inTransaction(systemActor, () => Promise.all([labels(), labels(), labels()])),
  )
  expect(waits).toBe(3)
})

test('statements of the opening are sent together with the statement that begins the transaction', async () => {
  const { value, waits } = await measured(() =>
    inOpenedTransaction(
      systemActor,
      () => labels(),
      async (now, opened) => ({ isTime: now.getTime() > 0, opened }),
    ),
  )
  expect(value).toEqual({ isTime: true, opened: [] })
  expect(waits, 'opening and commit').toBe(2)
})

test('outside a transaction a queued write is executed at once', async () => {
  await addBox({ id: 1, label: 'at once' })
  expect(await labels()).toEqual(['at once'])
})

test('a failed write fails the whole transaction and is named without its values', async () => {
  await addBox({ id: 1, label: 'there' })
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 2, label: 'before it' })
      await addBox({ id: 1, label: 'secret value' })
      await addBox({ id: 3, label: 'behind it' })
    }),
  )
  expect(String(error)).toContain('insert into "boxes"')
  expect(String(error)).toContain('boxes_pkey')
  expect(String(error)).not.toContain('secret value')
  expect(await labels()).toEqual(['there'])
})

test('a failed write fails the next read with its own error', async () => {
  await addBox({ id: 1, label: 'there' })
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'again' })
      return labels()
    }),
  )
  expect(String(error)).toContain('boxes_pkey')
})

test('statements sent at the same time fail with the error of the one that failed', async () => {
  await addBox({ id: 1, label: 'there' })
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'again' })
      await Promise.all([labels(), labels(), labels()])
    }),
  )
  expect(String(error)).toContain('boxes_pkey')
})

test.each([
  ['write', () => addBox({ id: 1, label: 'late' })],
  ['read', () => labels()],
])('a %s after the end of its transaction throws', async (_kind, work) => {
  const endedTokens = Promise.withResolvers<void>()
  let late: Promise<unknown> = Promise.resolve()
  await inTransaction(systemActor, async () => {
    late = endedTokens.promise.then<unknown>(work)
  })
  endedTokens.resolve()
  await expect(late).rejects.toThrow('after the end of its transaction')
})

test('a write whose values cannot be sent prevents the commit', async () => {
  const cannot = (): never => {
    throw new Error('cannot be written down')
  }
  const unwritable = { toPostgres: cannot, toString: cannot }
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'before it' })
      await queueWrite(db().execute(sql`insert into boxes (id, label) values (2, ${sql.param(unwritable)})`))
    }),
  )
  expect(String(error)).toContain('cannot be written down')
  expect(await labels()).toEqual([])
  await inTransaction(systemActor, () => addBox({ id: 3, label: 'the connection still works' }))
  expect(await labels()).toEqual(['the connection still works'])
})

test('a failed check throws before the commit, and nothing is stored', async () => {
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'new' })
      await labelBox({ id: 1, size: 7, label: 'never' }, (saved) => {
        if (saved.length === 0) fail('wrong_state')
      })
      await addBox({ id: 2, label: 'behind it' })
    }),
  )
  expect(error).toMatchObject({ code: 'wrong_state' })
  expect(await labels()).toEqual([])
})

test('a failed check takes precedence over a later write of its batch', async () => {
  await addBox({ id: 1, label: 'there' })
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await labelBox({ id: 1, size: 7, label: 'never' }, (saved) => {
        if (saved.length === 0) fail('wrong_state')
      })
      await addBox({ id: 1, label: 'again' })
    }),
  )
  expect(error).toMatchObject({ code: 'wrong_state' })
})

test('a check may read in its transaction, and one wait more than the commit is enough for it', async () => {
  const { value, waits } = await measured(() =>
    inTransaction(systemActor, async () => {
      const seen: string[] = []
      await addBox({ id: 1, label: 'new' })
      await labelBox({ id: 1, size: 1, label: 'checked' }, async () => void seen.push(...(await labels())))
      return seen
    }),
  )
  expect(value).toEqual(['checked'])
  expect(waits, 'opening, writes, read of the check, commit').toBe(4)
})

test('a transaction that caught the error of a failed check cannot commit', async () => {
  const { error } = await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'new' })
      await labelBox({ id: 1, size: 7, label: 'never' }, () => fail('wrong_state'))
      await labels().catch(() => {})
    }),
  )
  expect(error).toMatchObject({ code: 'wrong_state' })
  expect(await labels()).toEqual([])
})

test('what was queued is dropped when the work fails', async () => {
  await measured(() =>
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'dropped' })
      throw new Error('changed its mind')
    }),
  )
  expect(await labels()).toEqual([])
})

test('a queued write that meets a serialisation failure is tried again with the whole work', async () => {
  let tries = 0
  await inTransaction(systemActor, async () => {
    tries += 1
    await addBox({ id: tries, label: `try ${tries}` })
    if (tries < 3)
      await queueWrite(db().execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`))
  })
  expect(await labels()).toEqual(['try 3'])
})

test('a connection that ends between the writes and the commit stores nothing', async () => {
  if (currentEngine().kind === 'pglite') return
  await expect(
    inTransaction(systemActor, async () => {
      await addBox({ id: 1, label: 'lost' })
      await labels()
      await addBox({ id: 2, label: 'lost too' })
      await queueWrite(db().execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    }),
  ).rejects.toThrow()
  expect(await labels()).toEqual([])
})

// The embedded database has one connection: two transactions never wait for each other.
test.runIf(process.env.TEST_DATABASE_URL)('two transactions that wait for each other both end', async () => {
  await addBox({ id: 1, label: 'one' })
  await addBox({ id: 2, label: 'two' })
  let waiting = 2
  const ready = Promise.withResolvers<void>()
  const both = (first: number, second: number) =>
    inTransaction(systemActor, async () => {
      await labelBox({ id: first, size: 1, label: `${first} before ${second}` })
      await labels()
      waiting -= 1
      if (waiting === 0) ready.resolve()
      await ready.promise
      await labelBox({ id: second, size: 1, label: `${first} before ${second}` })
    })
  await Promise.all([both(1, 2), both(2, 1)])
  expect(new Set(await labels()).size).toBe(1)
})
