import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../database/database.ts'
import { countNotes, startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer
const token = 'brand:11111111-1111-4111-8111-111111111111'
const other = 'brand:99999999-9999-4999-8999-999999999999'
const note = (body: object, key: string, as = token) => server.call('/sample/note', body, { token: as, key })

beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

test('the same key and body return the same response and run the handler once', async () => {
  const first = await note({ text: 'once' }, 'key-1')
  const second = await note({ text: 'once' }, 'key-1')
  expect(second.data).toEqual(first.data)
  expect(second.message).toBe(first.message)
  expect(await countNotes()).toBe(1)
})

test('ten concurrent requests with one key run once and get one response', async () => {
  const before = await countNotes()
  const answers = await Promise.all(Array.from({ length: 10 }, () => note({ text: 'crowd' }, 'key-crowd')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(await countNotes()).toBe(before + 1)
})

test('another body under the same key fails, another caller may use the key', async () => {
  await note({ text: 'mine' }, 'key-2')
  expect(await note({ text: 'changed' }, 'key-2')).toMatchObject({ status: 409, code: 'key_reused' })
  expect((await note({ text: 'theirs' }, 'key-2', other)).data.text).toBe('theirs')
})

test('an error is not stored, so the same key may succeed later', async () => {
  expect((await note({ text: 'again', outcome: 'fail' }, 'key-3')).status).toBe(422)
  expect((await note({ text: 'again' }, 'key-3')).status).toBe(200)
})

test('a replay sets the cookies again, and the table alone reveals neither cookies nor response', async () => {
  const ask = () =>
    server.call(
      '/sample/cookie',
      { value: 'very-secret-companion' },
      { key: 'key-4', headers: { host: 'localhost' } },
    )
  const [first, second] = [await ask(), await ask()]
  expect(first.cookies.map((cookie) => [cookie.name, cookie.value])).toContainEqual([
    '__Host-sid',
    'very-secret-companion',
  ])
  expect(second.cookies).toEqual(first.cookies)
  const rows = await db().execute<{ text: string }>(
    sql`select encode(answer, 'escape') || encode(scope, 'escape') as text from idempotency_keys`,
  )
  expect(rows.rows.map((row) => row.text).join()).not.toContain('very-secret-companion')
})

test('an invalid idempotency key fails', async () => {
  expect((await note({ text: 'x' }, 'with space')).data.fields).toHaveProperty('Idempotency-Key')
  expect((await note({ text: 'x' }, 'x'.repeat(201))).status).toBe(400)
})
