import { randomBytes, randomUUID } from 'node:crypto'
import { retentionMs, type TimedRetentionKey, timedRetentionKeys } from '@marquee/contract/rules/retention'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { db, inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { onRetention, removeExpiredData, retentionRule } from '../../platform/retention/retention.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => clock.offset(0))
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const query = (text: string) =>
  inTransaction(systemActor, async () => (await db().execute(sql.raw(text))).rows)
const column = z.object({ name: z.string(), type: z.string() })

/** A value that each column of a type accepts. */
const fillers: Record<string, () => string> = {
  uuid: () => `'${randomUUID()}'`,
  text: () => `'${randomUUID()}'`,
  jsonb: () => `'{}'`,
  ARRAY: () => `'{}'`,
  bytea: () => `'\\x${randomBytes(16).toString('hex')}'`,
  boolean: () => 'false',
  integer: () => '1',
  bigint: () => '1',
  date: () => `'2026-01-01'`,
  'timestamp with time zone': () => 'now()',
}

/** Inserts a row whose required columns are filled, without the rows that it refers to. */
async function insert(table: string, values: Record<string, string>): Promise<void> {
  const required = column.array().parse(
    await query(`select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`),
  )
  const filled = Object.fromEntries(
    required.map(({ name, type }) => [name, fillers[type]?.() ?? `'${type}'`]),
  )
  const row = { ...filled, ...values }
  const names = Object.keys(row).map((name) => `"${name}"`)
  await inTransaction(systemActor, async () => {
    await db().execute(sql`set local session_replication_role = replica`)
    await db().execute(
      sql.raw(`insert into ${table} (${names.join(', ')}) values (${Object.values(row).join(', ')})`),
    )
  })
}

type Sample = { table: string; has?: string; of: (at: string, day: string) => Record<string, string> }

/** A row of each kind of data whose period begins at a moment. */
const samples: Record<TimedRetentionKey, Sample> = {
  sign_ups: { table: 'sign_ups', of: (at) => ({ created_at: at, role: `'brand'` }) },
  sessions: { table: 'sessions', of: (at) => ({ created_at: at, last_seen_at: `'2090-01-01'` }) },
  idle_sessions: { table: 'sessions', of: (at) => ({ created_at: `'2090-01-01'`, last_seen_at: at }) },
  operator_sessions: {
    table: 'operator_sessions',
    of: (at) => ({ created_at: at, last_seen_at: `'2090-01-01'` }),
  },
  idle_operator_sessions: {
    table: 'operator_sessions',
    of: (at) => ({ created_at: `'2090-01-01'`, last_seen_at: at }),
  },
  challenges: { table: 'challenges', of: (at) => ({ expires_at: at }) },
  one_time_secrets: {
    table: 'one_time_secrets',
    of: (at) => ({ expires_at: at, purpose: `'reset_password'` }),
  },
  known_networks: { table: 'known_networks', of: (at) => ({ signed_in_at: at }) },
  unmade_email_changes: { table: 'email_changes', of: (at) => ({ code_expires_at: at }) },
  email_changes: {
    table: 'email_changes',
    of: (at) => ({ changed_at: `'2020-01-01'`, undo_until: at, code_expires_at: `'2020-01-01'` }),
  },
  invitations: { table: 'invitations', of: (at) => ({ expires_at: at, kind: `'member'` }) },
  email_texts: { table: 'emails', has: `text <> ''`, of: (at) => ({ sent_at: at, subject: `'A text'` }) },
  emails: { table: 'emails', of: (at) => ({ given_up_at: at, text: `''` }) },
  notifications: {
    table: 'notifications',
    of: (at) => ({ created_at: at, kind: `'message'`, target_type: `'offer'` }),
  },
  digests: { table: 'digests', of: (at) => ({ created_at: at }) },
  push_deliveries: { table: 'push_deliveries', of: (at) => ({ created_at: at }) },
  upload_days: { table: 'upload_days', of: (_at, day) => ({ day }) },
  tracking_visitors: { table: 'tracking_visitors', of: (_at, day) => ({ day }) },
  tracking_keys: { table: 'tracking_keys', of: (_at, day) => ({ day }) },
  invitation_days: { table: 'invitation_days', of: (_at, day) => ({ day }) },
  unfinished_uploads: {
    table: 'files',
    of: (at) => ({ created_at: at, status: `'uploading'`, folder: `'avatars'` }),
  },
  unattached_files: {
    table: 'files',
    of: (at) => ({ created_at: at, status: `'ready'`, folder: `'deliverables'` }),
  },
  data_exports: { table: 'data_exports', of: (at) => ({ created_at: at, status: `'failed'` }) },
  applications: {
    table: 'applications',
    has: `pitch <> ''`,
    of: (at) => ({ updated_at: at, status: `'declined'`, pitch: `'I would love to.'` }),
  },
  work_links: { table: 'work_links', of: (at) => ({ expires_at: at }) },
  report_links: { table: 'report_links', of: (at) => ({ expires_at: at }) },
  outside_invitations: { table: 'outside_invitations', of: (at) => ({ expires_at: at }) },
  known_identifiers: { table: 'known_identifiers', of: (at) => ({ erased_at: at, kind: `'bank'` }) },
  shared_lists: { table: 'shared_lists', of: (at) => ({ expires_at: at }) },
  contact_messages: { table: 'contact_messages', of: (at) => ({ created_at: at }) },
  report_cases: {
    table: 'report_cases',
    of: (at) => ({ updated_at: at, status: `'closed'`, noun: `'talent'`, kind: `'fraud'` }),
  },
  shipment_addresses: {
    table: 'shipments',
    has: `address is not null`,
    of: (at) => ({
      ended_at: at,
      status: `'received'`,
      address: `'{"name":"Maya","street":"1 High Street","line2":"","city":"London","postcode":"SE1 7TP","country":"GB","phone":""}'`,
    }),
  },
  idempotency_keys: { table: 'idempotency_keys', of: (at) => ({ at }) },
  rate_limits: {
    table: 'rate_limits',
    of: (at) => ({ window: `floor(extract(epoch from ${at}::timestamptz) / 900)::int` }),
  },
  retention_runs: {
    table: 'retention_runs',
    has: `key = 'sign_ups' and day < '2038-01-01'`,
    of: (_at, day) => ({ day, key: `'sign_ups'` }),
  },
}

const run = z.object({
  key: z.string(),
  day: z.string(),
  removed: z.number(),
  left_over: z.number().nullable(),
  before: z.coerce.date(),
})
const runsOf = async (key: TimedRetentionKey) =>
  run
    .array()
    .parse(
      await query(
        `select key, day::text, removed, left_over, before from retention_runs where key = '${key}'`,
      ),
    )

test.each(timedRetentionKeys)(
  '%s: what is older than its period goes, what is younger stays',
  async (key) => {
    const { table, of, has = 'true' } = samples[key]
    // Tables are empty before, so that the counts are those of the two rows.
    await query(`delete from ${table}`)
    const began = clock.now().getTime() + 10 * 365 * DAY_MS
    for (const each of [began, began + 2 * DAY_MS]) {
      const at = new Date(each).toISOString()
      await insert(table, of(`'${at}'`, `'${at.slice(0, 10)}'`))
    }
    const count = async () =>
      z
        .tuple([z.object({ n: z.coerce.number() })])
        .parse(await query(`select count(*) as n from ${table} where ${has}`))[0].n
    expect(await count()).toBe(2)
    const now = began + retentionMs(key) + DAY_MS + 60_000
    clock.moveBy(now - clock.now().getTime())
    await removeExpiredData()
    expect(await count()).toBe(1)
    const record = (await runsOf(key)).find(({ removed }) => removed > 0)
    expect(record).toMatchObject({ removed: 1, left_over: 0 })
    expect(Math.abs((record?.before.getTime() ?? 0) - (now - retentionMs(key)))).toBeLessThan(60_000)
    await removeExpiredData()
    expect(await count(), 'a second run removes nothing').toBe(1)
  },
)

test('every row with a period has a rule', () => {
  for (const key of timedRetentionKeys) expect(retentionRule(key), key).toBeDefined()
})

test('open cases, running applications and emails that wait are kept however old they are', async () => {
  await insert('report_cases', {
    updated_at: `'2001-01-01'`,
    status: `'appealed'`,
    noun: `'talent'`,
    kind: `'fraud'`,
  })
  await insert('applications', { updated_at: `'2001-01-01'`, status: `'hired'`, pitch: `'Hired for it'` })
  await insert('emails', { created_at: `'2001-01-01'`, text: `'Waiting since 2001'` })
  await removeExpiredData()
  expect(await query(`select 1 from report_cases where status = 'appealed'`)).toHaveLength(1)
  expect(await query(`select 1 from applications where pitch = 'Hired for it'`)).toHaveLength(1)
  expect(await query(`select 1 from emails where text = 'Waiting since 2001'`)).toHaveLength(1)
  await query('delete from report_cases')
})

test('the revisions and notes of an ended application go with its text', async () => {
  const id = `'${randomUUID()}'`
  await insert('applications', { id, updated_at: `'2001-01-01'`, status: `'withdrawn'` })
  await insert('application_revisions', { application_id: id })
  await insert('applicant_notes', { application_id: id })
  await removeExpiredData()
  expect(await query(`select 1 from application_revisions where application_id = ${id}`)).toEqual([])
  expect(await query(`select 1 from applicant_notes where application_id = ${id}`)).toEqual([])
  expect(
    await query(`select 1 from applications where id = ${id} and updated_at = '2001-01-01'`),
  ).toHaveLength(1)
})

test('the nightly check runs once a night, and another node waits for the lease', async () => {
  await query('delete from retention_runs')
  await removeExpiredData()
  const checked = `select finished_at from retention_runs where key = 'digests' and left_over = 0`
  const [first] = await query(checked)
  expect(first).toBeDefined()
  await removeExpiredData()
  expect(await query(checked)).toEqual([first])
  await query(
    `update leases set holder = 'another node', until = now() + interval '1 hour' where name = 'retention'`,
  )
  await query('delete from retention_runs')
  await removeExpiredData()
  expect(await query('select 1 from retention_runs')).toEqual([])
  await query(`update leases set until = now() - interval '1 second' where name = 'retention'`)
  await removeExpiredData()
  expect(await query('select 1 from retention_runs where left_over = 0')).toHaveLength(
    timedRetentionKeys.length,
  )
})

test('a run that a crash has cut short continues with the kinds of data that are missing', async () => {
  await query(`delete from retention_runs where key in ('emails', 'digests')`)
  await query(`update retention_runs set finished_at = '2020-01-01'`)
  await removeExpiredData()
  const again = await query(`select key from retention_runs where finished_at > '2020-01-01' order by key`)
  expect(again).toEqual([{ key: 'digests' }, { key: 'emails' }])
})

test('data that is left over or whose deletion fails is an alarm for operators until the next good night', async () => {
  const operator = await newOperator(app, 'Retaining Operator')
  const known = retentionRule('digests')
  if (!known) throw new Error('no rule')
  const alarms = async () =>
    expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data.items.filter(
      ({ kind }: { kind: string }) => kind === 'retention_alarm',
    )
  await query('delete from retention_runs')
  await insert('digests', { created_at: `'2001-01-01'` })
  onRetention('digests', { ...known, remove: async () => ({ removed: 0 }) })
  await removeExpiredData()
  expect(await alarms()).toMatchObject([{ subject: 'digests: 1 left' }])
  const { items } = expectOk(await operator.call('/superAdmin/getRetentionRuns', {}), 'runs').data
  expect(items).toContainEqual(
    expect.objectContaining({ key: 'digests', removed: 0, leftOver: 1, hasFailed: false }),
  )

  await query('delete from retention_runs')
  onRetention('digests', { ...known, remove: () => Promise.reject(new TypeError('broken')) })
  await removeExpiredData()
  expect(await alarms()).toMatchObject([{ subject: 'digests: the deletion failed, TypeError' }])
  onRetention('digests', known)
  await removeExpiredData()
  expect(await alarms()).toEqual([])
  expect((await runsOf('digests'))[0]).toMatchObject({ removed: 1, left_over: 0 })
})
