import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { moment } from './columns.ts'
import { compiled } from './compiled.ts'
import { db, inTransaction } from './database.ts'

const jars = pgTable('jars', {
  id: integer('id').primaryKey(),
  label: text('label').default('plain'),
  filledAt: moment('filled_at'),
})
const lids = pgTable('lids', {
  jarId: integer('jar_id').notNull(),
  colour: text('colour'),
  note: text('note'),
})

const addJar = compiled((on, values: typeof jars.$inferInsert) => on.insert(jars).values(values).returning())
const findJars = compiled((on, input: { label?: string | null; maxRows: number }) => {
  const labelled = input.label
    ? eq(jars.label, input.label)
    : input.label === null
      ? sql`${jars.label} is null`
      : undefined
  return on.select({ id: jars.id }).from(jars).where(labelled).orderBy(jars.id).limit(input.maxRows)
})

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await db().execute(
    sql`create table jars (id int primary key, label text default 'plain', filled_at timestamptz(3))`,
  )
  await db().execute(sql`create table lids (jar_id int not null, colour text, note text)`)
})
afterAll(() => server?.stop())

test('a compiled statement takes new values each time and separates absent fields from null', async () => {
  const filledAt = new Date('2026-03-01T12:00:00.123Z')
  await inTransaction(systemActor, async () => {
    expect(await addJar({ id: 1, filledAt })).toEqual([{ id: 1, label: 'plain', filledAt }])
    expect(await addJar({ id: 2, label: null })).toEqual([{ id: 2, label: null, filledAt: null }])
    expect(await addJar({ id: 3, label: 'plum' })).toEqual([{ id: 3, label: 'plum', filledAt: null }])
  })
  expect(await findJars({ maxRows: 2 })).toEqual([{ id: 1 }, { id: 2 }])
  expect(await findJars({ label: 'plum', maxRows: 2 })).toEqual([{ id: 3 }])
  expect(await findJars({ label: 'plain', maxRows: 2 })).toEqual([{ id: 1 }])
  expect(await findJars({ label: null, maxRows: 2 })).toEqual([{ id: 2 }])
})

test('computing with a field while building a compiled statement throws', async () => {
  const wrong = compiled((on, input: { maxRows: number }) =>
    on
      .select()
      .from(jars)
      .limit(input.maxRows + 1),
  )
  expect(() => wrong({ maxRows: 2 })).toThrow('maxRows has no value while its statement is being built')
})

test('a left join without a match returns null for the whole group', async () => {
  await db().execute(sql`insert into lids values (3, 'red', null)`)
  const rows = await db()
    .select({ id: jars.id, lid: lids, texts: { both: sql<string>`${jars.label} || ${lids.colour}` } })
    .from(jars)
    .leftJoin(lids, eq(lids.jarId, jars.id))
    .orderBy(jars.id)
  expect(rows[0]).toEqual({ id: 1, lid: null, texts: { both: null } })
  expect(rows[2]).toEqual({ id: 3, lid: { jarId: 3, colour: 'red', note: null }, texts: { both: 'plumred' } })
})
