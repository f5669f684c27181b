import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls } from '@marquee/contract/calls/index'
import { FRESH_HEADER } from '@marquee/contract/rules/constants'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { freePort } from '../platform/testing/free-port.ts'
import type { TestRequest, TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../testing/person.ts'
import { aCampaign } from '../testing/work.ts'
import { endProcess, startNode } from './failover/processes.ts'
import { type Postgres, startPostgres, startReplica } from './outage/postgres.ts'

const secrets = { APP_SECRET: 'k3Jx0vQm81LpZtYc5RwUa7HsNdEb2GfO' }
/** A read on a silent replica is given up after two seconds. */
const slowestMs = 4_000

let folder: string
let primary: Postgres
let replica: Postgres
let replicaUrl: string
let app: TestApp
let otherNode: Awaited<ReturnType<typeof startNode>>
let otherBase: string
let talent: Person
let brand: Person
/** The token and the cookies of a browser in which the talent has signed in. */
let session: { token: string; cookies: Record<string, string> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-replica-'))
  const [primaryPort, replicaPort, port] = await Promise.all([freePort(), freePort(), freePort({ next: 1 })])
  primary = await startPostgres(join(folder, 'primary'), primaryPort)
  replica = await startReplica(join(folder, 'replica'), replicaPort, primaryPort)
  replicaUrl = `postgres://postgres@127.0.0.1:${replicaPort}/postgres`
  const databases = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${primaryPort}/postgres`,
    DATABASE_READ_URL: replicaUrl,
  }
  app = await startTestApp({ ...secrets, ...databases })
  talent = await newPerson(app, 'talent', 'Reading Talent')
  brand = await newPerson(app, 'brand', 'Read Brand')
  session = await signInWithBrowser()
  otherBase = `http://127.0.0.1:${port}`
  otherNode = await startNode({
    ...process.env,
    ...secrets,
    ...databases,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    PORT: String(port),
    DATA_DIR: join(folder, 'node'),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await app?.stop()
  await endProcess(otherNode ?? null, 'SIGTERM')
  await replica?.stop('immediate').catch(() => {})
  await primary?.stop('immediate')
  await rm(folder, { recursive: true, force: true })
})

// A test that fails must not leave the replica paused for the next one.
afterEach(async () => {
  await resume().catch(() => {})
})

async function signInWithBrowser(): Promise<typeof session> {
  const { data, cookies } = expectOk(
    await app.call('/talent/signin', { email: talent.email, password: PASSWORD }, browser()),
    'sign-in',
  )
  return { token: data.token, cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) }
}

/** A request of a page of ours. */
const browser = (request: TestRequest = {}): TestRequest => ({
  ...request,
  headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', ...request.headers },
})

/** Saves a new campaign as the talent; `read` says whether the list shows it as saved. */
async function saveCampaign(title: string) {
  const campaignId = await aCampaign(brand, { title })
  await untilReplicated()
  return { campaignId, save: () => app.call('/campaign/add-to-fav', { campaignId }, browser(session)) }
}

const listShape = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string(), isSaved: z.boolean() })) }),
})

const isSavedIn = ({ data }: Pick<TestResponse, 'data'>, id: string): boolean | undefined =>
  data.items.find((item: { id: string }) => item.id === id)?.isSaved

async function isSaved(id: string, request: TestRequest = session): Promise<boolean | undefined> {
  const sentAt = performance.now()
  const response = expectOk(await app.call('/talent/getCampaign', {}, browser(request)), 'list')
  expect(performance.now() - sentAt).toBeLessThan(slowestMs)
  return isSavedIn(response, id)
}

async function isSavedOnOtherNode(id: string, cookies: Record<string, string>): Promise<boolean | undefined> {
  const response = await fetch(`${otherBase}/api/talent/getCampaign`, {
    headers: {
      'x-access-token': session.token,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  })
  expect(response.status).toBe(200)
  return isSavedIn(listShape.parse(await response.json()), id)
}

async function onReplica(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: replicaUrl })
  await client.connect()
  const { rows } = await client.query<{ value: unknown }>(statement).finally(() => client.end())
  return rows[0]?.value
}

async function pause(): Promise<void> {
  await onReplica('select pg_wal_replay_pause() as value')
  await expect.poll(() => onReplica('select pg_get_wal_replay_pause_state() as value')).toBe('paused')
}

const resume = () => onReplica('select pg_wal_replay_resume() as value')

async function untilReplicated(): Promise<void> {
  const { rows } = await app.engine.root.execute<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  const statement = `select pg_last_wal_replay_lsn() >= '${rows[0]?.lsn}'::pg_lsn as value`
  await expect.poll(() => onReplica(statement)).toBe(true)
}

/** Waits until lists come from the replica: it is paused then, so a change without its mark is not seen. */
async function untilReplicaIsRead(title: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { campaignId, save } = await saveCampaign(`${title} ${attempt}`)
    await pause()
    expectOk(await save(), 'saved')
    if ((await isSaved(campaignId)) === false) return campaignId
    await resume()
  }
}

/** The processes of the replica: the first one and those that it has started. */
async function processesOfReplica(): Promise<number[]> {
  const [first = ''] = (await readFile(join(replica.data, 'postmaster.pid'), 'utf8')).split('\n')
  const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' }).trim().split('\n')
  return [first, ...children].map(Number)
}

test('a writer sees their change at once on every node, and others as soon as the replica has it', async () => {
  const { campaignId, save } = await saveCampaign('Own change')
  await expect.poll(() => app.engine.replica?.hasAllOlderThan(1_000)).toBe(true)
  await pause()
  const saved = expectOk(await save(), 'saved')
  const mark = saved.cookies.find(({ name }) => name === 'changed')
  expect(mark).toMatchObject({ maxAge: 6, httpOnly: true, sameSite: 'Lax', path: '/' })
  const marked = { ...session.cookies, changed: mark?.value ?? '' }

  expect(await isSaved(campaignId, { ...session, cookies: marked }), 'their own browser').toBe(true)
  expect(await isSavedOnOtherNode(campaignId, marked), 'on another node').toBe(true)
  expect(await isSaved(campaignId), 'another browser').toBe(false)
  expect(await isSavedOnOtherNode(campaignId, session.cookies), 'another browser, on another node').toBe(
    false,
  )
  const told = { ...session, headers: { [FRESH_HEADER]: '1' } }
  expect(await isSaved(campaignId, told), 'another browser that was told of the change').toBe(true)
  expect(await isSaved(campaignId, { token: talent.token }), 'a client without cookies').toBe(true)
  await resume()
  await expect.poll(() => isSaved(campaignId)).toBe(true)
})

test('reads of a visitor come from the replica, and their writes leave no mark', async () => {
  const { campaignId } = await saveCampaign('Of visitors')
  await pause()
  expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'pause' }), 'paused')
  const shown = async () =>
    expectOk(await app.call('/market/campaigns', {}), 'public list').data.items.some(
      ({ id }: { id: string }) => id === campaignId,
    )
  expect(await shown()).toBe(true)
  await resume()
  await expect.poll(shown).toBe(false)
  const { cookies } = expectOk(
    await app.call('/brand/signin', { email: brand.email, password: PASSWORD }, browser()),
    'sign-in',
  )
  expect(cookies.map(({ name }) => name)).not.toContain('changed')
})

test('every call that may lag is answered by the replica alone, and writes nothing', async () => {
  const { campaignId } = await saveCampaign('Of all calls')
  await expect.poll(() => app.engine.replica?.hasAllOlderThan(1_000)).toBe(true)
  const failures = vi.spyOn(replicaOf(app), 'reportFailure')
  const lagging = Object.values(allCalls).filter(({ mayLag, onBehalf }) => mayLag && !onBehalf)
  expect(lagging.length).toBeGreaterThan(8)
  const inputs: Partial<Record<string, object>> = {
    '/brand/search-choices-by-text': { filter: 'city', text: 'l' },
    '/market/campaign': { campaignId },
    '/market/similar-campaigns': { campaignId },
  }
  for (const { path, by, subject } of lagging) {
    const caller = by === 'anyone' ? null : by.includes('brand') ? brand : talent
    const request = browser(caller ? { token: caller.token, cookies: { '__Host-sid': 'any' } } : {})
    expectOk(await app.call(path, inputs[path] ?? (subject ? { campaignId } : {}), request), path)
  }
  expect(failures).not.toHaveBeenCalled()
})

function replicaOf({ engine }: TestApp) {
  if (!engine.replica) throw new Error('There is no replica')
  return engine.replica
}

test('a replica that is more than five seconds behind is not read', async () => {
  const campaignId = await untilReplicaIsRead('Behind')
  await expect.poll(() => isSaved(campaignId)).toBe(true)
  expect(await onReplica('select pg_get_wal_replay_pause_state() as value')).toBe('paused')
  await resume()
  await untilReplicaIsRead('No longer behind')
  await resume()
})

test('nobody notices that a replica stops, crashes and returns', async () => {
  for (const mode of ['fast', 'immediate'] as const) {
    const { campaignId, save } = await saveCampaign(`Stopped ${mode}`)
    const reads = Array.from({ length: 10 }, () => isSaved(campaignId))
    await Promise.all([...reads, replica.stop(mode)])
    expectOk(await save(), 'saved')
    expect(await isSaved(campaignId)).toBe(true)
    await replica.start()
    await untilReplicaIsRead(`Returned ${mode}`)
    await resume()
  }
})

test('a replica that is silent delays a read by two seconds at most, and then none', async () => {
  const { campaignId, save } = await saveCampaign('Silent')
  const processes = await processesOfReplica()
  for (const id of processes) process.kill(id, 'SIGSTOP')
  try {
    const reads = Array.from({ length: 30 }, () => isSaved(campaignId))
    expect(await Promise.all(reads)).toEqual(reads.map(() => false))
    expectOk(await save(), 'saved')
    expect(await isSaved(campaignId)).toBe(true)
  } finally {
    for (const id of processes) process.kill(id, 'SIGCONT')
  }
  await untilReplicaIsRead('Heard again')
  await resume()
})

test('a promoted replica is not read, because it no longer follows the primary', async () => {
  const { campaignId, save } = await saveCampaign('Promoted')
  await onReplica('select pg_promote() as value')
  await expect.poll(() => app.engine.replica?.hasAllOlderThan(60_000)).toBe(false)
  expectOk(await save(), 'saved')
  expect(await isSaved(campaignId)).toBe(true)
})
