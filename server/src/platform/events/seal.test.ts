import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { recordTransition } from '../transitions/transition.ts'
import { emit } from './events.ts'
import { sealNewRows } from './seal.ts'
import { verifyChain } from './verify-chain.ts'

let server: TestServer
const accountId = '11111111-1111-4111-8111-111111111111'
const happen = () =>
  inTransaction(systemActor, async () => {
    await emit('account.password_changed', { accountId })
    await recordTransition(
      'lamp',
      accountId,
      { event: 'light', from: 'dark', to: 'lit', version: 2 },
      'brand',
    )
  })

beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

test('committed rows are sealed in order, and the verifier names the unsealed rows', async () => {
  await happen()
  expect(await verifyChain()).toMatchObject({
    checked: 0,
    broken: null,
    unsealed: ['event 1', 'transition 1'],
  })
  expect(await sealNewRows()).toBe(2)
  await happen()
  expect(await sealNewRows()).toBe(2)
  expect(await sealNewRows()).toBe(0)
  expect(await verifyChain()).toEqual({ checked: 4, broken: null, unsealed: [] })
})

test('a row changed directly in the database breaks the chain at its seal', async () => {
  await db().execute(sql`alter table events disable trigger events_append_only`)
  await db().execute(sql`update events set actor = 'someone else' where id = 2`)
  expect(await verifyChain()).toMatchObject({ broken: 'seal 3, event 2' })
})
