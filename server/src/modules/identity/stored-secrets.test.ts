import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { devOutboxTransport, sendDueEmails } from '../../platform/email/send-emails.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, PASSWORD } from '../../testing/person.ts'
import { hashCode, isCode, keyedHash, setSecretsKey } from './secrets.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const signUp = (email: string) =>
  app.call('/brand/signup', {
    email,
    password: PASSWORD,
    termsAccepted: true,
    isAdult: true,
    companyName: 'Glow',
  })
const secretsOf = (text: string) => text.match(/\b\d{6}\b|#[\w-]{40,}/g) ?? []

/** Sends everything that is due, as the job does; the transport sees the whole email. */
async function sendAll(): Promise<string[]> {
  const sent: string[] = []
  while (
    (await sendDueEmails(async ({ subject, text }) => {
      sent.push(`${subject}\n${text}`)
    })) > 0
  );
  return sent
}

test('codes and links are blanked in stored emails as soon as these were sent', async () => {
  expectOk(await signUp('blank@example.com'), 'sign-up')
  const person = await newPerson(app, 'brand', 'Blank person')
  expectOk(await app.call('/user/forgot-password', { email: person.email }), 'forgot')
  const agent = await newAgent(app, 'Blank agent')
  const invitation = { name: 'Colleague', email: 'colleague@example.com', talentIds: [] }
  expectOk(await agent.call('/talentagent/invite-member', invitation), 'invitation')
  await app.emails()
  const secrets = (await sendAll()).flatMap(secretsOf)
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(5)
  const { rows } = await db().execute(sql`select * from emails`)
  const stored = JSON.stringify(rows)
  for (const secret of secrets) expect(stored.includes(secret), secret).toBe(false)
  expect(stored).toContain('•••••• is your Marquee code')
})

test('the outbox page of development keeps what it shows', async () => {
  expectOk(await signUp('outbox@example.com'), 'sign-up')
  await app.emails()
  while ((await sendDueEmails(devOutboxTransport)) > 0);
  expect((await app.emails()).find(({ to }) => to === 'outbox@example.com')?.subject).toMatch(
    /^\d{6} is your/,
  )
})

test('emails are deleted thirty days after they were sent', async () => {
  await db().execute(
    sql`update emails set sent_at = now() - interval '31 days' where "to" = 'outbox@example.com'`,
  )
  await cleanUp()
  const { rows } = await db().execute(sql`select "to" from emails`)
  expect(rows.map((row) => row.to)).not.toContain('outbox@example.com')
  expect(rows.length).toBeGreaterThan(0)
})

test('a code and a reset link cannot be tried without the server’s secret, and equal codes have different hashes', async () => {
  setSecretsKey('one secret of the server')
  const [stored, again, link] = [await hashCode('123456'), await hashCode('123456'), keyedHash('a-token')]
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(stored).not.toBe(again)
  expect(await isCode(stored, '123456')).toBe(true)
  expect(await isCode(stored, '123457')).toBe(false)
  setSecretsKey('another secret of the server')
  expect(await isCode(stored, '123456')).toBe(false)
  expect(keyedHash('a-token')).not.toBe(link)
})

test('a reset link works for ten minutes', async () => {
  const person = await newPerson(app, 'talent', 'Late person')
  const linkOf = async () => {
    expectOk(await app.call('/user/forgot-password', { email: person.email }), 'forgot')
    return /reset-password#([\w-]+)/.exec((await app.emails()).at(-1)?.text ?? '')?.[1] ?? ''
  }
  const reset = (token: string) =>
    app.call('/user/forget-password-change-password', { token, password: 'nine warm stones' })
  const late = await linkOf()
  await app.passTime(10 * 60_000 + 1_000)
  expect((await reset(late)).code).toBe('wrong_code')
  await app.passTime(0)
  const early = await linkOf()
  await app.passTime(9 * 60_000)
  expectOk(await reset(early), 'reset')
  await app.passTime(0)
})

test('the link of a code has the email address behind the hash, which no server sees', async () => {
  expectOk(await signUp('fragment@example.com'), 'sign-up')
  const text = (await app.emails()).find(({ to }) => to === 'fragment@example.com')?.text ?? ''
  const url = new URL(/https?:\S+verify-email\S*/.exec(text)?.[0] ?? '')
  expect(url.search).toBe('')
  expect(url.hash).toContain('fragment%40example.com')
})

test('sessions that ended by time are deleted, with their device and address, and others stay', async () => {
  const person = await newPerson(app, 'brand', 'Gone person')
  const count = async () =>
    (await db().execute(sql`select id from sessions where account_id = ${person.id}`)).rows.length
  await cleanUp()
  expect(await count()).toBe(1)
  await db().execute(
    sql`update sessions set last_seen_at = now() - interval '25 hours' where account_id = ${person.id}`,
  )
  await cleanUp()
  expect(await count()).toBe(0)
})

test('signing out tells the browser to forget cached responses', async () => {
  const person = await newPerson(app, 'brand', 'Leaving person')
  const left = await app.call('/user/logout', {}, { method: 'GET', token: person.token })
  expect(left.headers['clear-site-data']).toBe('"cache"')
})
