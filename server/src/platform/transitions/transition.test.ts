import { lifecycle } from '@marquee/contract/lifecycles/lifecycle'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { id, version } from '../database/columns.ts'
import { db, inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { cancelTimers, onTimer, pauseTimers, resumeTimers, scheduleTimer } from '../timers/timers.ts'
import { transition } from './transition.ts'
import { transitions } from './transitions.tables.ts'

const lamp = lifecycle<{ hasOil: boolean }>()({
  noun: 'lamp',
  states: {
    dark: { label: 'Dark', tone: 'quiet', nextActor: 'brand' },
    lit: { label: 'Lit', tone: 'good', nextActor: null },
  },
  guards: { brief_incomplete: ({ hasOil }) => hasOil },
  transitions: [
    { event: 'light', from: ['dark'], to: 'lit', by: ['brand'], guards: ['brief_incomplete'] },
    { event: 'blow', from: ['lit'], to: 'dark', by: ['system'] },
  ],
  timers: {},
})
const lamps = pgTable('lamps', {
  id: id(),
  status: text('status', { enum: ['dark', 'lit'] }).notNull(),
  version: version(),
  note: text('note'),
})

let server: TestServer
let row: typeof lamps.$inferSelect
const load = async () => (await db().select().from(lamps).where(sql`${lamps.id} = ${row.id}`))[0] ?? row
const light = (current: typeof row, hasOil = true) =>
  inTransaction(systemActor, () =>
    transition(
      lamp,
      lamps,
      current,
      'light',
      'brand',
      { hasOil },
      { set: { note: 'bright' }, reason: 'it is late' },
    ),
  )

beforeAll(async () => {
  server = await startSampleServer()
  await db().execute(
    sql`create table lamps (id uuid primary key default gen_random_uuid(), status text not null, version int not null default 1, note text)`,
  )
})
beforeEach(async () => {
  row = (await db().insert(lamps).values({ status: 'dark' }).returning())[0] ?? row
})
afterAll(() => server?.stop())

test('a transition saves status, version and columns and records the actor', async () => {
  expect(await light(row)).toEqual({ event: 'light', from: 'dark', to: 'lit', version: 2 })
  expect(await load()).toMatchObject({ status: 'lit', version: 2, note: 'bright' })
  const written = await db().select().from(transitions).where(sql`${transitions.subjectId} = ${row.id}`)
  expect(written).toMatchObject([
    {
      noun: 'lamp',
      event: 'light',
      from: 'dark',
      to: 'lit',
      version: 2,
      by: 'brand',
      actor: 'system',
      reason: 'it is late',
    },
  ])
})

test('a failing guard leaves the row unchanged', async () => {
  await expect(light(row, false)).rejects.toMatchObject({ code: 'brief_incomplete', status: 422 })
  expect(await load()).toMatchObject({ status: 'dark', version: 1 })
})

test('of several transitions of the same version one succeeds and the others get the current state', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => light(row)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  const losers = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const loser of losers)
    expect(loser).toMatchObject({ code: 'wrong_state', data: { state: 'lit', version: 2 } })
})

test('history rows cannot be changed', async () => {
  await light(row)
  await expect(db().execute(sql`update transitions set actor = 'nobody'`)).rejects.toThrow()
  await expect(db().execute(sql`delete from events`)).rejects.toThrow()
})

test('a timer fires once, on time, and never after it was cancelled', async () => {
  const fired: string[] = []
  onTimer('lamp', 'blow', async (lampId) => void fired.push(lampId))
  await inTransaction(systemActor, (now) =>
    scheduleTimer('lamp', row.id, 'blow', new Date(now.getTime() + 60_000)),
  )
  expect(await server.runDueTimers()).toBe(0)
  expect(await server.passTime(61_000)).toBe(1)
  expect(await server.runDueTimers()).toBe(0)
  expect(fired).toEqual([row.id])
  await inTransaction(systemActor, (now) => scheduleTimer('lamp', row.id, 'blow', now))
  await inTransaction(systemActor, () => cancelTimers('lamp', row.id, ['blow']))
  expect(await server.passTime(120_000)).toBe(0)
  server.clock.offset(0)
})

test('a clock that jumps forward and back fires each timer once', async () => {
  const fired: string[] = []
  onTimer('lamp', 'glow', async (lampId) => void fired.push(lampId))
  const hourMs = 3_600_000
  await inTransaction(systemActor, (now) =>
    scheduleTimer('lamp', row.id, 'glow', new Date(now.getTime() + hourMs)),
  )
  for (const jump of [-10 * hourMs, 0, 30 * hourMs, -hourMs, 2 * hourMs, 400 * 24 * hourMs, 0])
    await server.passTime(jump)
  expect(fired).toEqual([row.id])
  server.clock.offset(0)
})

test('a paused timer does not fire and afterwards runs the time that it had left', async () => {
  const fired: string[] = []
  onTimer('lamp', 'dim', async (lampId) => void fired.push(lampId))
  const hourMs = 3_600_000
  const after = (ms: number) =>
    inTransaction(systemActor, (now) => Promise.resolve(new Date(now.getTime() + ms)))
  const start = await after(0)
  await inTransaction(systemActor, (now) =>
    scheduleTimer('lamp', row.id, 'dim', new Date(now.getTime() + 2 * hourMs)),
  )
  await inTransaction(systemActor, () => pauseTimers('lamp', row.id, start))
  // A second pause does not move the first one.
  const later = new Date(start.getTime() + hourMs)
  await inTransaction(systemActor, () => pauseTimers('lamp', row.id, later))
  expect(await server.passTime(10 * hourMs)).toBe(0)
  const resumed = new Date(start.getTime() + 10 * hourMs)
  await inTransaction(systemActor, () => resumeTimers('lamp', row.id, resumed))
  expect(await server.passTime(11.9 * hourMs)).toBe(0)
  expect(await server.passTime(12.1 * hourMs)).toBe(1)
  expect(fired).toEqual([row.id])
  server.clock.offset(0)
})

test('a failing timer saves nothing and is retried later', async () => {
  let tries = 0
  onTimer('lamp', 'flicker', async (lampId) => {
    tries += 1
    await db()
      .update(lamps)
      .set({ note: `flicker ${tries}` })
      .where(sql`${lamps.id} = ${lampId}`)
    if (tries === 1) throw new Error('wind')
  })
  await inTransaction(systemActor, (now) => scheduleTimer('lamp', row.id, 'flicker', now))
  expect(await server.passTime(1_000)).toBe(0)
  expect((await load()).note).toBeNull()
  expect(await server.passTime(600_000)).toBe(1)
  expect((await load()).note).toBe('flicker 2')
  server.clock.offset(0)
})
