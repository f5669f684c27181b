import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../../platform/database/database.ts'
import { lockDataDir } from '../../platform/database/lock.ts'
import { openEngine } from '../../platform/database/open.ts'
import { systemActor } from '../../platform/handler.ts'
import { Runtime } from '../../platform/runtime.ts'
import { assembleServer } from '../../platform/server.ts'
import { sampleSession } from '../../platform/testing/start-sample-server.ts'
import { startTestServer, type TestServer } from '../../platform/testing/start-test-server.ts'
import { subscriptionPaidLines } from './journals.ts'
import { documentTax, providerTransactions } from './ledger.ports.ts'
import { postJournal } from './post-journal.ts'
import { serveVerification, verificationPath } from './serve-verification.ts'
import { registerLedger, verifyDaily } from './verify-daily.ts'

const command = fileURLToPath(new URL('./verify-ledger-command.ts', import.meta.url))
const occurredAt = new Date('2026-11-03T10:00:00.000Z')
let server: TestServer
let folder: string
let port: string

async function verify(env: Record<string, string>): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { output: out + err, code: await code }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-ledger-'))
  server = await startTestServer((config, database) =>
    assembleServer(
      config,
      {
        runtime: new Runtime(),
        resolveSession: sampleSession,
        modules: (app) => serveVerification(app, config),
      },
      database,
    ),
  )
  port = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port
  documentTax.provide({ byMonth: async () => [{ month: '2026-11', currency: 'GBP', tax: 1_000 }] })
  providerTransactions.provide({
    async *transactions() {
      yield {
        id: 'txn_1',
        net: 6_000,
        fee: 0,
        currency: 'gbp',
        type: 'charge',
        source: 'ch_1',
        created: occurredAt,
      }
    },
  })
  const lines = subscriptionPaidLines({ currency: 'GBP', gross: 6_000, tax: 1_000 })
  await inTransaction(systemActor, () =>
    postJournal({
      factKey: 'invoice_paid:in_1',
      kind: 'subscription_paid',
      occurredAt,
      providerTxn: 'txn_1',
      lines,
    }),
  )
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a running server reports the verification to this machine only, and never in production', async () => {
  const ask = async (from: string, headers = {}): Promise<number> =>
    (await server.app.inject({ method: 'GET', url: verificationPath, remoteAddress: from, headers }))
      .statusCode
  expect(await ask('127.0.0.1')).toBe(200)
  expect(await ask('::1')).toBe(200)
  expect(await ask('10.0.0.7')).toBe(404)
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).toBe(404)
  const production = fastify()
  serveVerification(production, { isProduction: true })
  expect(production.hasRoute({ method: 'GET', url: verificationPath })).toBe(false)
})

test('the ledger is verified once a day', async () => {
  registerLedger()
  const first = await verifyDaily()
  expect(first?.filter((check) => !check.holds)).toEqual([])
  expect(first).toHaveLength(11)
  expect(await verifyDaily()).toBeNull()
  server.clock.offset(24 * 3_600_000)
  expect(await verifyDaily()).toHaveLength(11)
  server.clock.offset(0)
})

test('while a server holds the data folder, the command queries that server', async () => {
  const release = await lockDataDir(folder)
  try {
    const { output, code } = await verify({ PORT: port })
    expect(output).toContain('holds   The provider’s balance and ours agree')
    expect(output).toContain('holds   Documents and ledger have the same tax')
    expect(code).toBe(0)
    await db().execute(sql`update ledger_balances set amount = amount + 1`)
    const broken = await verify({ PORT: port })
    expect(broken.output).toMatch(
      /BROKEN {2}Stored balances equal their postings: .*stripe:GBP is kept as 6001 and adds up to 6000/,
    )
    expect(broken.code).toBe(1)
    const nowhere = await verify({ PORT: '1' })
    expect(nowhere.output).toContain('does not answer at http://127.0.0.1:1/ledger/verify')
    expect(nowhere.code).toBe(1)
  } finally {
    await release()
  }
})

test('without a running server the command verifies by itself', async () => {
  const { engine, release } = await openEngine({ DATA_DIR: folder, DATABASE_POOL: 2 })
  await engine.migrate()
  await engine.close()
  await release()
  const { output, code } = await verify({})
  expect(output).toContain('holds   Every journal sums to zero in each currency')
  expect(output).not.toContain('The provider’s balance')
  expect(code).toBe(0)
})
