import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { sendEmail } from './email.ts'
import { sendDueEmails } from './send-emails.ts'
import { smtpTransport } from './smtp-transport.ts'

let server: TestServer
let send: () => Promise<number>
const received: { from: string; to: string[]; raw: string }[] = []
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onData: (stream, { envelope }, done) => {
    let raw = ''
    stream.on('data', (chunk) => {
      raw += String(chunk)
    })
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      done()
    })
  },
})

beforeAll(async () => {
  server = await startSampleServer()
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const address = mailServer.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Marquee <no-reply@marquee.example>')
  send = () => sendDueEmails(transport)
})
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve))
  await server?.stop()
})

const hostile = [
  'x\r\nBcc: victim@example.com',
  'x\nBcc: victim@example.com\n\nbody',
  'x\r\n.\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\n',
  '=?utf-8?q?x=0D=0ABcc:_victim@example.com?=',
  'x\u2028Bcc: victim@example.com',
]

test.each(hostile)(
  'a real mail server sees one email with one recipient and our headers for %j',
  async (words) => {
    received.length = 0
    const email = { to: 'reader@example.com', subject: words, key: words, parts: [`Hello ${words}`, words] }
    await inTransaction(systemActor, () => sendEmail(email))
    expect(await send()).toBe(1)
    expect(received).toHaveLength(1)
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = received
    expect([from, to]).toEqual(['no-reply@marquee.example', ['reader@example.com']])
    const [head = ''] = raw.split('\r\n\r\n')
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase())
    expect(names.filter((name) => ['to', 'subject', 'from'].includes(name ?? '')).sort()).toEqual([
      'from',
      'subject',
      'to',
    ])
    expect(names).not.toContain('bcc')
    expect(names).not.toContain('cc')
  },
)

test.each(['reader@example.com\r\nRCPT TO:<victim@example.com>', 'reader@example.com, victim@example.com'])(
  'an address of several lines or people reaches nobody else: %j',
  async (to) => {
    received.length = 0
    await inTransaction(systemActor, () => sendEmail({ to, subject: 'Hello', key: to, parts: ['Hello'] }))
    await send()
    expect(received.flatMap((one) => one.to)).not.toContain('victim@example.com')
  },
)
