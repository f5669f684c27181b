import { sql } from 'drizzle-orm'
import { db } from '../platform/database/database.ts'
import { logError } from '../platform/log.ts'
import { startTestApp } from '../platform/testing/start-test-app.ts'
import { newAgent } from './agency.ts'
import { newPerson, PASSWORD } from './person.ts'
import { confirmSecondFactor } from './second-factor.ts'

/*
 * A process that uses the product with secrets that can be recognised, and logs everything. Its last line is a report for the test
 * that started it; what is in front of it is the log.
 */

const planted = {
  password: 'canary-of-a-password',
  wrongPassword: 'canary-of-a-wrong-one',
  card: '4000056655665556',
  account: '31926819',
  sortCode: '60-16-13',
  iban: 'GB29NWBK60161331926819',
}
const app = await startTestApp({ LOG_LEVEL: 'trace', RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const replies: string[] = []
const from = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }

async function call(path: string, body: object, token?: string, headers: Record<string, string> = {}) {
  const reply = await app.call(path, body, { ...(token && { token }), headers: { ...from, ...headers } })
  replies.push(JSON.stringify({ path, ...reply, data: reply.status === 200 ? null : reply.data }))
  return reply
}

const get = (path: string, session: string) =>
  app.call(path, {}, { method: 'GET', token: session, headers: from })

const person = await newPerson(app, 'talent', 'Canary talent')
const { email, token } = person
const agent = await newAgent(app, 'Canary agent')
await call('/talent/signin', { email, password: planted.wrongPassword })
const signedIn = (await call('/talent/signin', { email, password: PASSWORD })).data.token
await call(
  '/user/change-password',
  { currentPassword: planted.wrongPassword, newPassword: planted.password },
  token,
)
await call('/user/change-password', { currentPassword: PASSWORD, newPassword: planted.password }, token)
await get('/user/profile', signedIn)
await call('/brand/verify-email', { email, code: '000000' })
await call('/user/forgot-password', { email })
await call('/brand/get-sent-offers', {}, token)
await call('/talent/getOfferDetails', { offerId: '11111111-1111-4111-8111-111111111111' }, token)
await call('/talent/getTalent', { talentId: person.id }, token, { origin: 'https://evil.example' })
await call('/user/update-profile', { bio: `<p>${planted.card}</p>` }, token)
await confirmSecondFactor(person)
await call('/talent/addBankAccount', { accountNumber: planted.account, iban: planted.iban }, token)
await call('/user/update-profile', { bankDetails: { sortCode: planted.sortCode } }, token)
await call('/user/signin', { email, password: { nested: planted.password } })
await app.app.inject({
  url: `/uploads/deliverables/aaaaaaaaaaaaaaaaaaaaaa.mp4?expires=9&signature=${planted.account}`,
})
await app.app.inject({
  method: 'POST',
  url: '/api/stripe/webhook',
  headers: { 'stripe-signature': `t=1,v1=${planted.account}`, 'content-type': 'application/json' },
  payload: '{}',
})
await db()
  .execute(sql`select ${planted.password}::int, ${planted.iban}::text`)
  .catch((error: unknown) => logError('a statement', error))
const colleague = { name: 'Colleague', email: 'colleague@example.com', talentIds: [] }
await call('/talentagent/invite-member', colleague, agent.token)
const emails = await app.emails()
const secretsIn = (text: string) => text.match(/\b\d{6}\b|(?<=#)[\w-]{40,}/g) ?? []
const emailed = emails.map(({ to, subject, text }) => ({ to, secrets: secretsIn(`${subject}\n${text}`) }))
const outbox = (await app.app.inject({ url: '/dev/mail' })).body
await get('/user/logout', token)
await app.stop()
const report = { planted, tokens: [token, signedIn, agent.token], emails, emailed, outbox, replies }
process.stdout.write(`\nREPORT ${JSON.stringify(report)}\n`)
process.exit(0)
