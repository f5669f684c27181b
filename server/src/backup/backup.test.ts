import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBackups, readManifest, tablePath } from '../platform/backup/backup-folder.ts'
import { keptBackups, pruneBackups } from '../platform/backup/hourly-backups.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { currentEngine, setEngine } from '../platform/database/database.ts'
import type { Engine } from '../platform/database/handle.ts'
import { sendDueEmails } from '../platform/email/send-emails.ts'
import { sealNewRows } from '../platform/events/seal.ts'
import { diskStorage } from '../platform/files/disk-storage.ts'
import { setStorage, storage } from '../platform/files/storage.ts'
import { openPgliteInMemory } from '../platform/testing/pglite-in-memory.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { registeredTimers, runDueTimers } from '../platform/timers/timers.ts'
import { aConversation } from '../testing/conversation.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { expectOk, newPerson, PASSWORD } from '../testing/person.ts'
import { aDeal, aFinishedDeal, anOffer, submit } from '../testing/work.ts'
import { deadlineOf, deadlines } from './deadlines.ts'
import { restoreMarket } from './restore-market.ts'

const command = fileURLToPath(new URL('backup-command.ts', import.meta.url))
const SECRET = 'the secret of the restored server'
const HOUR_MS = 3_600_000

let app: TestApp
let pair: Pair
let backups: string
let folder: string
let original: Engine
beforeAll(async () => {
  app = await startTestApp()
  original = currentEngine()
  backups = await mkdtemp(join(tmpdir(), 'marquee-backups-'))
  pair = await aPair(app, 'Backup')
  await aFinishedDeal(pair.brand, await newPerson(app, 'talent', 'Paid talent'))
  const running = await aDeal(pair.brand, pair.talent)
  expectOk(await submit(pair.talent, running.deliverableIds[0] ?? ''), 'submission')
  await anOffer(pair.brand, await newPerson(app, 'talent', 'Talent with an “offer”\\\n\u2028'))
  await aConversation(pair)
  await app.settle()
  await app.runDueTimers()
  await sealNewRows()
  ;({ folder } = await makeBackup(original, backups, SECRET))
})
afterAll(async () => {
  await app.stop()
  await rm(backups, { recursive: true, force: true })
})

/** Runs `work` on an empty database and storage, then returns to those of the test. */
async function onEmptyMarket<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const own = storage()
  const files = await mkdtemp(join(tmpdir(), 'marquee-restored-'))
  const engine = await openPgliteInMemory()
  setStorage(diskStorage(files))
  setEngine(engine)
  try {
    return await work(engine)
  } finally {
    setEngine(original)
    setStorage(own)
    await engine.close()
    await rm(files, { recursive: true, force: true })
  }
}

const rowsOf = (engine: Engine, table: string): Promise<string[]> =>
  engine.longTransaction('read', async (query) => {
    const rows = await query<{ row: string }>(`select t::text as row from "${table}" t`)
    return rows.map(({ row }) => row).sort()
  })

const readValue = (engine: Engine, expression: string): Promise<unknown> =>
  engine.longTransaction('read', async (query) => {
    const [row] = await query<{ value: unknown }>(`select (${expression})::text as value`)
    return row?.value
  })

/** Makes the backup look older, so that its restoration has a gap. */
async function withAge(hours: number, work: () => Promise<void>): Promise<void> {
  const path = join(folder, 'manifest.json')
  const text = await readFile(path, 'utf8')
  const { takenAt, ...rest } = JSON.parse(text)
  const older = new Date(Date.parse(takenAt) - hours * HOUR_MS).toISOString()
  await writeFile(path, JSON.stringify({ takenAt: older, ...rest }))
  await work().finally(() => writeFile(path, text))
}

test('a restored market equals the original row by row, with its files, and every check of the ledger holds', async () => {
  const withDates = deadlines.flatMap(({ rule }) =>
    'moves' in rule ? rule.moves.map(({ column }) => getTableName(column.table)) : [],
  )
  const changedOnPurpose = ['sessions', 'operator_sessions', 'leases', 'timers', ...withDates]
  changedOnPurpose.push('emails', 'push_deliveries', 'provider_calls', 'outbox')
  const { tables, files } = await readManifest(folder)
  const others = tables.filter(({ name, rows }) => rows > 0 && !changedOnPurpose.includes(name))
  const expected = await Promise.all(others.map(({ name }) => rowsOf(original, name)))
  const keys = await Array.fromAsync(storage().list())
  const bytes = await Promise.all(keys.map(async (key) => buffer(await storage().stream(key))))
  await onEmptyMarket(async (engine) => {
    const { checks, manifest } = await restoreMarket(engine, folder, SECRET)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    expect(others.length).toBeGreaterThan(25)
    for (const [index, { name }] of others.entries())
      expect(await rowsOf(engine, name), name).toEqual(expected[index])
    expect(manifest.files.rows).toBe(files.rows)
    expect(files.rows).toBeGreaterThan(0)
    expect((await Array.fromAsync(storage().list())).sort()).toEqual(keys.sort())
    for (const [index, key] of keys.sort().entries())
      expect(await buffer(await storage().stream(key)), key).toEqual(bytes[index])
  })
})

test('people sign in again, and go on where they were', async () => {
  await onEmptyMarket(async (engine) => {
    await restoreMarket(engine, folder, SECRET)
    expect((await pair.brand.call('/brand/live-collaboration', {})).status).toBe(401)
    const { token } = expectOk(
      await app.call('/brand/signin', { email: pair.brand.email, password: PASSWORD }),
      'sign-in',
    ).data
    const { data } = expectOk(await app.call('/brand/live-collaboration', {}, { token }), 'deals')
    expect(data.items.length).toBeGreaterThan(0)
  })
})

test('emails that may have been sent already are not sent again', async () => {
  expect(
    Number(await readValue(original, 'select count(*) from emails where sent_at is null')),
  ).toBeGreaterThan(0)
  await onEmptyMarket(async (engine) => {
    const { unsentEmails } = await restoreMarket(engine, folder, SECRET)
    expect(unsentEmails).toBeGreaterThan(0)
    expect(await sendDueEmails(async () => {})).toBe(0)
  })
})

test('what an event had still to do is done, without its emails', async () => {
  const own = await mkdtemp(join(tmpdir(), 'marquee-backups-'))
  await anOffer(pair.brand, await newPerson(app, 'talent', 'Talent of an event'))
  expect(Number(await readValue(original, 'select count(*) from outbox'))).toBeGreaterThan(0)
  const made = await makeBackup(original, own, SECRET)
  await onEmptyMarket(async (engine) => {
    await restoreMarket(engine, made.folder, SECRET)
    expect(await readValue(engine, 'select count(*) from outbox')).toBe('0')
    expect(
      Number(await readValue(engine, 'select count(*) from notifications')),
      'the notification of the offer',
    ).toBeGreaterThan(Number(await readValue(original, 'select count(*) from notifications')))
    expect(await sendDueEmails(async () => {})).toBe(0)
  })
  await rm(own, { recursive: true, force: true })
})

test('nobody loses time to answer: timers and their dates move by the time between backup and restoration', async () => {
  const offerEnds = `select min(expires_at) from offers where status = 'pending_talent'`
  const timerEnds = `select min(fires_at) from timers where noun = 'offer' and event = 'expire'`
  const before = await Promise.all([offerEnds, timerEnds].map((each) => readValue(original, each)))
  await withAge(100, () =>
    onEmptyMarket(async (engine) => {
      const { movedTimers } = await restoreMarket(engine, folder, SECRET)
      expect(movedTimers).toBeGreaterThan(3)
      expect(await runDueTimers(), 'no burst').toBe(0)
      const after = await Promise.all([offerEnds, timerEnds].map((each) => readValue(engine, each)))
      for (const [index, at] of after.entries()) {
        const moved = Date.parse(String(at)) - Date.parse(String(before[index]))
        expect(Math.round(moved / HOUR_MS)).toBe(100)
      }
    }),
  )
})

test('every timer has a rule for restorations', () => {
  const missing = registeredTimers().filter((timer) => {
    const space = timer.lastIndexOf(' ')
    return !deadlineOf(timer.slice(0, space), timer.slice(space + 1))
  })
  expect(missing).toEqual([])
  const nouns = new Set(registeredTimers().map((timer) => timer.slice(0, timer.lastIndexOf(' '))))
  expect(deadlines.filter(({ noun }) => !nouns.has(noun))).toEqual([])
})

describe('a restoration that cannot be whole changes nothing', () => {
  const attempts: [string, string, (engine: Engine) => Promise<unknown>][] = [
    [
      'a damaged table',
      'damaged',
      (engine) => withChangedTable('accounts', () => restoreMarket(engine, folder, SECRET)),
    ],
    ['another secret', 'another APP_SECRET', (engine) => restoreMarket(engine, folder, 'another secret')],
    ['a folder without a backup', 'no backup', (engine) => restoreMarket(engine, backups, SECRET)],
  ]
  test.each(attempts)('%s', async (_name, sentence, attempt) => {
    await onEmptyMarket(async (engine) => {
      await expect(attempt(engine)).rejects.toThrow(sentence)
      expect(await readValue(engine, 'select count(*) from accounts')).toBe('0')
      expect(await readValue(engine, 'select count(*) from events')).toBe('0')
    })
  })

  test('a database in use', async () => {
    await expect(restoreMarket(original, folder, SECRET)).rejects.toThrow('in use')
  })
})

/** Runs `work` while one line of a table in the backup is another. */
async function withChangedTable(table: string, work: () => Promise<unknown>): Promise<unknown> {
  const path = tablePath(folder, table)
  const whole = await readFile(path)
  const text = gunzipSync(whole).toString('utf8')
  await writeFile(path, gzipSync(text.replace(pair.brand.email, 'other@example.com')))
  return work().finally(() => writeFile(path, whole))
}

test('a backup that is made while people write shows one moment', async () => {
  const writing = Promise.all(Array.from({ length: 6 }, () => aConversation(pair, { isFresh: true })))
  const own = await mkdtemp(join(tmpdir(), 'marquee-backups-'))
  const made = await makeBackup(original, own, SECRET)
  await writing
  await onEmptyMarket(async (engine) => {
    const { checks } = await restoreMarket(engine, made.folder, SECRET)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
  })
  await rm(own, { recursive: true, force: true })
})

test('the commands make a backup and try its restoration', async () => {
  const data = await mkdtemp(join(tmpdir(), 'marquee-data-'))
  const run = (...parameters: string[]): string =>
    execFileSync(process.execPath, [command, ...parameters], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: join(data, 'own'), NODE_ENV: 'test' },
    })
  expect(run('make', '--to', join(data, 'backups'))).toMatch(/rows in \d+ tables, 0 files/)
  const [name = ''] = await listBackups(join(data, 'backups'))
  expect(run('restore', '--try', '--from', join(data, 'backups', name))).toContain(
    'Every table equals the backup.',
  )
  await rm(data, { recursive: true, force: true })
}, 180_000)

test('each hour of two days and each day of 35 days is kept, and the newest always', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const names = Array.from({ length: 24 * 60 }, (_, hour) => {
    const at = new Date(now.getTime() - (24 * 60 - hour) * HOUR_MS)
    return `${at.toISOString().slice(0, 13)}-00-00Z`
  })
  const kept = [...keptBackups(names, now)].sort()
  expect(kept.filter((name) => name >= '2026-11-22T12')).toHaveLength(48)
  expect(kept.filter((name) => name < '2026-11-22T12').every((name) => name.includes('T00-'))).toBe(true)
  expect(kept[0]).toBe('2026-10-21T00-00-00Z')
  expect([...keptBackups(['2020-01-01T00-00-00Z'], now)]).toEqual(['2020-01-01T00-00-00Z'])
})

test('a stored file is removed with the last backup that refers to it', async () => {
  const own = await mkdtemp(join(tmpdir(), 'marquee-backups-'))
  const first = await makeBackup(original, own, SECRET)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const [key = ''] = await Array.fromAsync(storage().list())
  const bytes = await buffer(await storage().stream(key))
  await storage().remove(key)
  await makeBackup(original, own, SECRET)
  const kept = () =>
    readFile(join(own, 'files', key)).then(
      () => true,
      () => false,
    )
  expect(await kept()).toBe(true)
  const later = new Date(Date.now() + 40 * 24 * HOUR_MS)
  expect(await pruneBackups(own, later)).toEqual([first.folder.split('/').at(-1)])
  expect(await kept()).toBe(false)
  const received = join(own, 'received')
  await writeFile(received, bytes)
  await storage().put(key, received, 'image/png')
  await rm(own, { recursive: true, force: true })
})
