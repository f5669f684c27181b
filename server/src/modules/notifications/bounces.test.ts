import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { sendDueEmails } from '../../platform/email/send-emails.ts'
import { smtpTransport } from '../../platform/email/smtp-transport.ts'
import { systemActor } from '../../platform/handler.ts'
import { finishBackgroundWork } from '../../platform/jobs/background-work.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'
import { invite } from './testing/invited.ts'

let app: TestApp
let brand: Person
let talent: Person
let campaignId: string
/** The mail server's reply to a recipient; null accepts the email. */
let answer: { code: number; text: string } | null = null
let taken: { to: string; raw: string }[] = []
let send: () => Promise<number>

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onRcptTo: (_address, _session, done) =>
    done(answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null),
  onData: (stream, session, done) => {
    let raw = ''
    stream.on('data', (chunk) => {
      raw += String(chunk)
    })
    stream.on('end', () => {
      taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw })
      done()
    })
  },
})

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Returning Brand')
  talent = await newPerson(app, 'talent', 'Returning Talent')
  campaignId = await aCampaign(brand)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Marquee <no-reply@marquee.example>')
  send = async () => {
    await finishBackgroundWork()
    taken = []
    let sent = 0
    for (let more = -1; more !== sent; ) {
      more = sent
      sent += await sendDueEmails(transport)
    }
    return sent
  }
  await send()
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await app.stop()
})

const isRefused = async (): Promise<boolean> =>
  expectOk(await talent.call('/user/notification-settings'), 'settings').data.isEmailBounced
const makeDue = () => app.engine.root.execute('update emails set not_before = now() where sent_at is null')
/** Returns a header as one line. */
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: *(.*)$`, 'mi').exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim()

test('an optional email has unsubscribe headers, an account security email does not', async () => {
  await invite(app, brand, talent, campaignId)
  await app.call('/user/forgot-password', { email: talent.email })
  expect(await send()).toBe(2)
  const [notice, security] = ['List-Unsubscribe', 'Set a new password'].map((text) =>
    taken.find(({ raw }) => raw.includes(text)),
  )
  expect(header(notice?.raw ?? '', 'List-Unsubscribe')).toMatch(/^<http:\/\/\S+\/unsubscribe\?t=\S+>$/)
  expect(header(notice?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(header(notice?.raw ?? '', 'Content-Type')).toMatch(/^multipart\/alternative/)
  expect(security?.raw).not.toContain('List-Unsubscribe')
})

test('an error of the mail server or about us is retried with the same Message-ID and is no bounce', async () => {
  const ids: (string | undefined)[] = []
  await inTransaction(systemActor, () =>
    sendEmail({ to: talent.email, subject: 'Twice', parts: ['Once.'], key: 'twice' }),
  )
  for (const text of [
    '450 4.2.1 try later',
    '550 5.7.1 we do not take your mail',
    '552 5.2.2 mailbox full',
  ]) {
    answer = { code: Number(text.slice(0, 3)), text: text.slice(4) }
    expect(await send()).toBe(0)
    expect(await isRefused()).toBe(false)
    await makeDue()
  }
  answer = null
  expect(await send()).toBe(1)
  ids.push(header(taken[0]?.raw ?? '', 'Message-ID'))
  await app.engine.root.execute("update emails set sent_at = null, not_before = now() where key = 'twice'")
  expect(await send()).toBe(1)
  ids.push(header(taken[0]?.raw ?? '', 'Message-ID'))
  expect(ids[0]).toMatch(/^<[0-9a-f]{40}@marquee\.example>$/)
  expect(ids[1]).toBe(ids[0])
})

test('a missing address is flagged in the app and gets account security email only', async () => {
  answer = { code: 550, text: '5.1.1 no such mailbox' }
  await invite(app, brand, talent, campaignId)
  await invite(app, brand, talent, campaignId)
  expect(await send()).toBe(0)
  expect(await isRefused()).toBe(true)
  await app.settle()
  const { items } = expectOk(
    await talent.call('/talent/getNotifications', { limit: 100 }),
    'notifications',
  ).data
  const asked = items.filter((item: { kind: string }) => item.kind === 'account')
  expect(asked).toMatchObject([
    { targetType: 'settings', text: 'We can’t deliver email to you. Check your address' },
  ])
  answer = null
  await makeDue()
  await invite(app, brand, talent, campaignId)
  expect(await send()).toBe(0)
  await app.call('/user/forgot-password', { email: talent.email })
  expect(await send()).toBe(1)
  expect(taken[0]?.raw).toContain('Subject: Set a new password')
  // It was delivered, so the address exists after all.
  expect(await isRefused()).toBe(false)
})

test('the owner of a bounced address can have it tried again', async () => {
  answer = { code: 550, text: '5.1.1 no such mailbox' }
  await invite(app, brand, talent, campaignId)
  await send()
  expect(await isRefused()).toBe(true)
  answer = null
  expect(expectOk(await talent.call('/user/retry-mail'), 'retry').data.isEmailBounced).toBe(false)
  await invite(app, brand, talent, campaignId)
  expect(await send()).toBe(1)
})
