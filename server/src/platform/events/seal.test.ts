import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { db, inTransaction } from '../database/database.ts'
import { sqlState } from '../database/sql-state.ts'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { recordTransition } from '../transitions/transition.ts'
import { emit } from './events.ts'
import { errorOfProof, proveRow, type RowProof } from './prove-row.ts'
import { unsealedRows } from './seal.store.ts'
import { hashRow, sealNewRows } from './seal.ts'
import { openSealKeys } from './seal-keys.ts'
import { addSingleSeals } from './testing/single-seals.ts'
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
const tables = ['events', 'transitions', 'seals', 'seal_batches']

beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

/** Each test begins without rows; the triggers that forbid changes are off, as for someone who owns the database. */
beforeEach(async () => {
  for (const table of tables) await db().execute(sql.raw(`alter table ${table} disable trigger user`))
  await db().execute(
    sql`truncate outbox, event_effects, events, transitions, seals, seal_batches, seal_gaps restart identity`,
  )
})

const change = (statement: string) => db().execute(sql.raw(statement))

async function proofOf(id: number): Promise<RowProof> {
  return (await proveRow('event', id)) ?? expect.fail(`event ${id} has no proof`)
}

test('committed rows are sealed in batches, and the verifier names the unsealed rows', async () => {
  await happen()
  expect(await verifyChain()).toEqual({ checked: 0, broken: null, unsealed: ['event 1', 'transition 1'] })
  expect(await sealNewRows()).toBe(2)
  await happen()
  expect(await sealNewRows()).toBe(2)
  expect(await sealNewRows()).toBe(0)
  expect(await verifyChain()).toEqual({ checked: 4, broken: null, unsealed: [] })
})

test('seals, batches and sealed rows cannot be changed', async () => {
  await happen()
  await sealNewRows()
  for (const table of tables) await change(`alter table ${table} enable trigger user`)
  for (const table of tables) expect(await change(`delete from ${table}`).catch(sqlState)).toBe('42501')
})

test.each([
  ['a changed row', `update events set actor = 'someone else' where id = 2`, 'batch 2, event 2'],
  ['a removed row', `delete from transitions where id = 1`, 'batch 1, transition 1'],
  [
    'a row that was slipped in',
    `insert into events (id, name, payload, actor, request_id) overriding system value values (0, 'x', '{}', 'x', '')`,
    '1 rows of event that no seal covers',
  ],
  ['another root', `update seal_batches set root = head where id = 2`, 'batch 2, its root'],
  ['a batch of other rows', `update seal_batches set events = '{1}' where id = 2`, 'batch 2, event 1'],
  [
    'a hash of the chain',
    `update seal_batches set previous = root where id = 3`,
    'batch 3, its place in the chain',
  ],
  ['a removed batch', `delete from seal_batches where id = 2`, 'batch 3, its place in the chain'],
  [
    'a signature of another batch',
    `update seal_batches b set signature = o.signature from seal_batches o where b.id = 2 and o.id = 1`,
    'batch 2, its signature',
  ],
])('%s breaks the chain', async (_what, statement, broken) => {
  for (let count = 0; count < 3; count++) {
    await happen()
    await sealNewRows()
  }
  expect(await verifyChain()).toMatchObject({ checked: 6, broken: null })
  await change(statement)
  expect((await verifyChain()).broken).toBe(broken)
})

test('a chain that is written again with another key is not ours', async () => {
  await happen()
  await sealNewRows()
  const { publicKey } = await proofOf(1)
  const config = readConfig({ NODE_ENV: 'test', APP_SECRET: 'another text of thirty-two letters' })
  openSealKeys(config)
  expect((await verifyChain()).broken).toBe(`batch 1, its key ${publicKey}, which is not one of ours`)
  openSealKeys({ ...config, SEAL_PUBLIC_KEYS: [publicKey] })
  expect((await verifyChain()).broken).toBeNull()
  await happen()
  await sealNewRows()
  expect((await proofOf(2)).publicKey).not.toBe(publicKey)
  expect(await verifyChain()).toMatchObject({ checked: 4, broken: null })
})

test('seals of single rows from before stay valid, and batches continue their chain', async () => {
  await happen()
  await happen()
  await addSingleSeals(hashRow, await unsealedRows(undefined, 10))
  expect(await verifyChain()).toEqual({ checked: 4, broken: null, unsealed: [] })
  expect(await sealNewRows()).toBe(0)
  await happen()
  expect(await sealNewRows()).toBe(2)
  expect(await verifyChain()).toEqual({ checked: 6, broken: null, unsealed: [] })
  await change(`delete from seals where id = 4`)
  expect((await verifyChain()).broken).toBe('batch 1, its place in the chain')
  await change(`update events set actor = 'someone else' where id = 1`)
  expect((await verifyChain()).broken).toBe('seal 1, event 1')
})

test('a row whose transaction commits later than its neighbours is sealed by a later batch', async () => {
  await happen()
  const row = sql`insert into events (id, name, payload, actor, request_id) overriding system value values`
  await db().execute(sql`${row} (5, 'x', '{}', 'x', '')`)
  await sealNewRows()
  await db().execute(sql`${row} (3, 'x', '{}', 'x', '')`)
  expect(await verifyChain()).toMatchObject({ checked: 3, broken: null, unsealed: ['event 3'] })
  expect(await sealNewRows()).toBe(1)
  expect(await verifyChain()).toEqual({ checked: 4, broken: null, unsealed: [] })
})

test('one row is proved with its path and the signed root, and nothing else is', async () => {
  for (let count = 0; count < 5; count++) await happen()
  await sealNewRows()
  await happen()
  await sealNewRows()
  const proof = await proofOf(3)
  const other = await proofOf(6)
  const { publicKey } = proof
  expect(errorOfProof(proof, publicKey)).toBeNull()
  expect(errorOfProof(other, publicKey)).toBeNull()
  expect(proof).toMatchObject({ source: 'event', rowId: 3, batch: 1, index: 2, size: 10 })
  const path = 'the path does not lead from the row to the root'
  const signature = 'the signature does not belong to the root and the key'
  const content = proof.content.replace('system', 'people')
  expect(errorOfProof({ ...proof, content }, publicKey)).toBe(path)
  expect(errorOfProof({ ...proof, source: 'journal' }, publicKey)).toBe(path)
  expect(errorOfProof({ ...proof, rowId: 4 }, publicKey)).toBe('the content is that of another row')
  expect(errorOfProof({ ...proof, index: 3 }, publicKey)).toBe(path)
  expect(errorOfProof({ ...proof, path: proof.path.toReversed() }, publicKey)).toBe(path)
  expect(errorOfProof({ ...proof, root: other.root }, publicKey)).toBe(path)
  expect(errorOfProof({ ...proof, previous: other.previous }, publicKey)).toBe(signature)
  expect(errorOfProof({ ...proof, batch: 2 }, publicKey)).toBe(signature)
  expect(errorOfProof({ ...proof, signature: other.signature }, publicKey)).toBe(signature)
  expect(errorOfProof(proof, other.root.slice(0, 43))).toBe(signature)
  expect(await proveRow('event', 99)).toBeNull()
})
