import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { customType, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openPgliteInMemory } from '../testing/pglite-in-memory.ts'
import { UnitOfWork } from '../transactions/unit-of-work.ts'
import type { Db, Engine } from './handle.ts'
import { sqlState } from './sql-state.ts'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const jars = pgTable('jars', {
  id: integer('id').primaryKey(),
  label: text('label'),
  tags: text('tags').array(),
  sizes: integer('sizes').array(),
  price: numeric('price'),
  about: jsonb('about'),
  filledAt: timestamp('filled_at', { withTimezone: true, precision: 3 }),
  picture: bytes('picture'),
})

let engine: Engine
beforeAll(async () => {
  engine = await openPgliteInMemory()
  await engine.root.execute(
    sql`create table jars (id int primary key, label text not null default 'plain', tags text[], sizes int[],
      price numeric, about jsonb, filled_at timestamptz(3), picture bytea)`,
  )
})
beforeEach(async () => {
  await engine.root.delete(jars)
})
afterAll(() => engine?.close())

const inTransaction = <T>(work: (tx: Db) => Promise<T>) =>
  engine.transaction('tester', new UnitOfWork(), (tx) => work(tx))
const ids = async (on: Db = engine.root) =>
  (await on.select({ id: jars.id }).from(jars).orderBy(jars.id)).map(({ id }) => id)
const add = (id: number, on: Db = engine.root) => on.insert(jars).values({ id, label: 'added' })

test('values of every kind are read as they were written', async () => {
  const full = {
    id: 1,
    label: 'naïve 🍯 "quoted" \\ {brace}',
    tags: ['one', 'with, comma', 'NULL', '"quoted"', ''],
    sizes: [1, -2, 2_147_483_647],
    price: '12345678901234567890.05',
    about: { list: [1, null, 'two'], isOpen: true },
    filledAt: new Date('2026-02-28T23:59:59.123Z'),
    picture: Buffer.from([0, 1, 127, 128, 255]),
  }
  await engine.root.insert(jars).values(full)
  expect(await engine.root.select().from(jars)).toEqual([full])
})

test('null and empty values stay apart', async () => {
  const empty = { id: 1, label: '', tags: [], sizes: null, price: null, about: null, filledAt: null }
  await engine.root.insert(jars).values({ ...empty, picture: Buffer.alloc(0) })
  expect(await engine.root.select().from(jars)).toEqual([{ ...empty, picture: Buffer.alloc(0) }])
})

test('a value of megabytes is written and read', async () => {
  const label = 'ä'.repeat(2_000_000)
  const picture = Buffer.alloc(3_000_000, 7)
  await engine.root.insert(jars).values({ id: 1, label, picture })
  const [jar] = await engine.root.select({ label: jars.label, picture: jars.picture }).from(jars)
  expect(jar?.label === label && jar.picture?.equals(picture)).toBe(true)
})

test('a list longer than one block of the answer keeps its order', async () => {
  await engine.root.execute(
    sql`insert into jars (id, label) select n, repeat('x', 50) from generate_series(1, 5000) n`,
  )
  expect(await ids()).toEqual(Array.from({ length: 5_000 }, (_, at) => at + 1))
})

test('an error names its code, detail, constraint, table and column', async () => {
  await add(1)
  expect(await failure(add(1))).toMatchObject({
    code: '23505',
    detail: 'Key (id)=(1) already exists.',
    constraint: 'jars_pkey',
    table: 'jars',
  })
  const unlabelled = engine.root.insert(jars).values({ id: 2, label: null })
  expect(await failure(unlabelled)).toMatchObject({ code: '23502', table: 'jars', column: 'label' })
})

test('after an error, the same and other statements work', async () => {
  await add(1)
  await failure(add(1))
  await failure(engine.root.execute(sql`select from from`))
  await add(2)
  expect(await ids()).toEqual([1, 2])
})

test('statements of one message succeed or fail alone', async () => {
  await add(2)
  const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ids()).toEqual([1, 2, 3])
})

test('a transaction that fails stores nothing, and its statements after the error fail', async () => {
  const codes: unknown[] = []
  const failing = inTransaction(async (tx) => {
    await add(1, tx)
    codes.push(sqlState(await failure(add(1, tx))), sqlState(await failure(add(2, tx))))
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  expect(codes).toEqual(['23505', '25P02'])
  expect(await ids()).toEqual([])
})

test('a transaction whose error was caught is not committed', async () => {
  const failing = inTransaction(async (tx) => {
    await add(1, tx)
    await failure(add(1, tx))
  })
  await expect(failing).rejects.toThrow()
  expect(await ids()).toEqual([])
})

test('statements outside a transaction wait for its end', async () => {
  const order: string[] = []
  const open = Promise.withResolvers<void>()
  const running = inTransaction(async (tx) => {
    await add(1, tx)
    open.resolve()
    await pause(20)
    await add(2, tx)
    order.push('transaction')
  })
  await open.promise
  const seen = await ids().finally(() => order.push('read'))
  await running
  expect({ seen, order }).toEqual({ seen: [1, 2], order: ['transaction', 'read'] })
})

test('a notification arrives when its transaction commits, and never when it rolls back', async () => {
  const payloads: string[] = []
  await engine.listen(
    'jar_filled',
    (payload) => payloads.push(payload),
    () => {},
  )
  const notify = (payload: string) => (tx: Db) => tx.execute(sql`select pg_notify('jar_filled', ${payload})`)
  await inTransaction(notify('first'))
  await failure(
    inTransaction(async (tx) => {
      await notify('undone')(tx)
      throw new Error('given up')
    }),
  )
  // The error gives the session to another connection of the driver.
  await failure(engine.root.execute(sql`select from from`))
  await notify('second')(engine.root)
  expect(payloads).toEqual(['first', 'second'])
})

test('a statement that was run before sees a changed table', async () => {
  const price = () => engine.root.select({ price: jars.price }).from(jars)
  await engine.root.insert(jars).values({ id: 1, label: 'priced', price: '5' })
  expect(await price()).toEqual([{ price: '5' }])
  await engine.root.execute(sql`alter table jars add column size int, alter column label set default 'new'`)
  expect(await price()).toEqual([{ price: '5' }])
})

test('a long transaction reads one state, cannot write, and rolls back when it fails', async () => {
  await add(1)
  const row = z.object({ id: z.number(), zone: z.string() })
  const rows = await engine.longTransaction('read', (query) =>
    query(`select id, current_setting('timezone') as zone from jars where id = $1`, [1]),
  )
  expect(row.array().parse(rows)).toEqual([{ id: 1, zone: 'UTC' }])
  const write = 'delete from jars'
  expect(sqlState(await failure(engine.longTransaction('read', (query) => query(write))))).toBe('25006')
  const failing = engine.longTransaction('write', async (query) => {
    await query(write)
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  expect(await ids()).toEqual([1])
})

test('closing waits for a running transaction', async () => {
  const other = await openPgliteInMemory()
  const order: string[] = []
  const open = Promise.withResolvers<void>()
  const running = other.transaction('tester', new UnitOfWork(), async (tx) => {
    open.resolve()
    await pause(20)
    await tx.execute(sql`select 1`)
    order.push('transaction')
  })
  await open.promise
  await other.close()
  order.push('closed')
  await running
  expect(order).toEqual(['transaction', 'closed'])
  await expect(other.root.execute(sql`select 1`)).rejects.toThrow()
})

/** Returns the driver’s error of work that fails. */
async function failure(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('This was to fail')
}
