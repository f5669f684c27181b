import { allLifecycles } from '@marquee/contract/lifecycles/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test.each(allLifecycles)(
  'the database has the same states of $noun as the contract',
  async ({ noun, states }) => {
    const table = `${noun.replace(' ', '_')}s`
    const { rows } = await app.engine.root.execute<{ rule: string }>(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`,
    )
    const rule =
      rows.map((row) => row.rule).find((text) => /\(\(?status\b/.test(text) && text.includes("'")) ?? ''
    const listed = [...rule.matchAll(/'(\w+)'/g)].map((found) => found[1])
    expect(listed.toSorted()).toEqual(Object.keys(states).toSorted())
  },
)
