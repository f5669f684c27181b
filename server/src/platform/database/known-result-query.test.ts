import { expect, test } from 'vitest'
import { NamedClient } from './named-client.ts'

/** The part of a connection that tells which messages PostgreSQL sends. */
interface Heard {
  connection: { on(message: 'rowDescription', heard: () => void): void }
}
type Ask = (
  text: string,
  values: unknown[],
  rowMode?: 'array',
) => Promise<{ rows: unknown[]; rowCount: number }>

/** Runs `work` on a connection of its own, with the number of descriptions of columns that came so far. */
async function onConnection(work: (ask: Ask, descriptions: () => number) => Promise<void>): Promise<void> {
  const client = new NamedClient({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  let count = 0
  const { connection } = client as unknown as Heard
  connection.on('rowDescription', () => (count += 1))
  const ask: Ask = async (text, values, rowMode) => client.query({ text, rowMode }, values)
  await work(ask, () => count).finally(() => client.end())
}

const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)
const types = `select $1::int as no, 'é'::text as text, null::text as nothing, 12345678901::bigint as large, true as yes,
  array['a', null]::text[] as list, '{"a": [1]}'::jsonb as json, '2026-01-02T03:04:05Z'::timestamptz as moment`
const expected = (no: number) => ({
  no,
  text: 'é',
  nothing: null,
  large: '12345678901',
  yes: true,
  list: ['a', null],
  json: { a: [1] },
  moment: new Date('2026-01-02T03:04:05Z'),
})

onPostgres('columns are described once for a connection, and later rows are read alike', () =>
  onConnection(async (ask, descriptions) => {
    for (const no of [1, 2, 3]) {
      expect((await ask(types, [no])).rows).toEqual([expected(no)])
      expect((await ask(types, [no], 'array')).rows).toEqual([Object.values(expected(no))])
    }
    expect(descriptions()).toBe(1)
  }),
)

onPostgres('statements without rows and with errors stay usable', () =>
  onConnection(async (ask, descriptions) => {
    await ask('create temp table kept (no int check (no < 9))', [])
    for (const no of [1, 2])
      expect(await ask('insert into kept values ($1)', [no])).toMatchObject({ rowCount: 1, rows: [] })
    await expect(ask('insert into kept values ($1)', [10])).rejects.toMatchObject({ code: '23514' })
    const list = 'select no from kept where no > $1 order by no'
    for (const [from, rows] of [
      [0, [{ no: 1 }, { no: 2 }]],
      [1, [{ no: 2 }]],
      [2, []],
    ] as const)
      expect((await ask(list, [from])).rows).toEqual(rows)
    expect(descriptions()).toBe(1)
  }),
)

onPostgres('rows that have other columns than before are an error', () =>
  onConnection(async (ask) => {
    await ask('create temp table widened as select 1 as one', [])
    // Without a name, so that PostgreSQL itself does not refuse the old plan.
    const all = 'select * from widened where $1 /* planned for its values */'
    expect((await ask(all, [true])).rows).toEqual([{ one: 1 }])
    await ask('alter table widened add column two int default 2', [])
    await expect(ask(all, [true])).rejects.toThrow('A row has 2 values instead of 1')
    expect((await ask('select $1::int as no', [5])).rows, 'the connection goes on').toEqual([{ no: 5 }])
  }),
)
