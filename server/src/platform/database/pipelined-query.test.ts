import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UnitOfWork } from '../transactions/unit-of-work.ts'
import type { Db, Engine } from './handle.ts'
import { plannedForValues } from './named-client.ts'
import { openPostgres } from './postgres.ts'
import { sqlState } from './sql-state.ts'

// The embedded database receives one statement after the other.
const databaseUrl = process.env.TEST_DATABASE_URL
const onPostgres = test.runIf(databaseUrl)

let engine: Engine
beforeAll(() => {
  // With one connection, whatever a transaction leaves behind reaches the next one.
  if (databaseUrl) engine = openPostgres(databaseUrl, 1)
})
afterAll(() => engine?.close())

const inTransaction = <T>(work: (tx: Db) => Promise<T>) =>
  engine.transaction('test', new UnitOfWork(), (tx) => work(tx))

const ask = async (tx: Db, text: string) => (await tx.execute(sql.raw(text))).rows[0]

const outcomeOf = (work: Promise<unknown>) => work.catch((error: unknown) => sqlState(error) ?? String(error))

onPostgres('statements sent at the same time are answered in their order', async () => {
  const rows = await inTransaction((tx) =>
    Promise.all([ask(tx, 'select 1 as n'), ask(tx, 'select 2 as n where false'), ask(tx, 'select 3 as n')]),
  )
  expect(rows).toEqual([{ n: 1 }, undefined, { n: 3 }])
})

onPostgres(
  'a statement without a name and without values, and an empty one, are answered like the others',
  async () => {
    // The driver would send it with a protocol that has a Sync of its own.
    const unnamed = sql`select 2 as n where ${plannedForValues}`
    const rows = await inTransaction(async (tx) => [
      ...(await Promise.all([ask(tx, 'select 1 as n'), tx.execute(unnamed).then(({ rows }) => rows[0])])),
      ...(await Promise.all([ask(tx, ''), ask(tx, 'select 4 as n')])),
    ])
    expect(rows).toEqual([{ n: 1 }, { n: 2 }, undefined, { n: 4 }])
  },
)

onPostgres('behind a failed statement all others of its transaction fail, and none of the next', async () => {
  for (let round = 0; round < 3; round += 1) {
    let outcomes: unknown[] = []
    const failing = inTransaction(async (tx) => {
      const sent = ['select 1 as n', 'select 1 / 0', 'select 4 as n', 'select 5 as n']
      outcomes = await Promise.all(sent.map((text) => outcomeOf(ask(tx, text))))
      outcomes.push(await outcomeOf(ask(tx, 'select 6 as n')))
    })
    await expect(failing).rejects.toThrow('The transaction was not committed')
    expect(outcomes).toEqual([{ n: 1 }, '22012', '25P02', '25P02', '25P02'])
    expect(await inTransaction((tx) => ask(tx, 'select 4 as n'))).toEqual({ n: 4 })
  }
})

onPostgres(
  'a statement that cannot be written down ends its connection, also behind a failed one',
  async () => {
    const cannot = (): never => {
      throw new Error('cannot be written down')
    }
    const unwritable = sql`select ${sql.param({ toPostgres: cannot, toString: cannot })}`
    for (const first of ['select 1 as n', 'select 1 / 0']) {
      let outcomes: unknown[] = []
      const failing = inTransaction(async (tx) => {
        const sent = [ask(tx, first), tx.execute(unwritable), ask(tx, 'select 3 as n')]
        outcomes = await Promise.all(sent.map(outcomeOf))
        throw new Error('changed its mind')
      })
      await expect(failing).rejects.toThrow('changed its mind')
      expect(outcomes[1]).toBe('Error: cannot be written down')
      expect(outcomes[2]).toEqual(first === 'select 1 as n' ? { n: 3 } : '25P02')
      expect(await inTransaction((tx) => ask(tx, 'select 4 as n'))).toEqual({ n: 4 })
    }
  },
)
