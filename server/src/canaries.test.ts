import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD } from './testing/person.ts'

const reportSchema = z.object({
  planted: z.record(z.string(), z.string()),
  tokens: z.array(z.string()),
  emails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
  emailed: z.array(z.object({ to: z.string(), secrets: z.array(z.string()) })),
  outbox: z.string(),
  replies: z.array(z.string()),
})
const lineSchema = z.looseObject({
  security: z.string().optional(),
  ip: z.string().optional(),
  subject: z.string().optional(),
  actor: z.string().optional(),
  path: z.string().optional(),
})

let logged: string
let report: z.output<typeof reportSchema>
let events: z.output<typeof lineSchema>[]
/** Everything that must be nowhere: what people type, and what opens something. */
let canaries: string[]

beforeAll(() => {
  const child = fileURLToPath(new URL('./testing/plant-canaries.ts', import.meta.url))
  const out = execFileSync(process.execPath, [child], { encoding: 'utf8', maxBuffer: 50_000_000 })
  const lines = out.split('\n')
  const isReport = (line: string) => line.startsWith('REPORT ')
  // Log lines are written in batches, so the last ones may come after the report.
  logged = lines.filter((line) => !isReport(line)).join('\n')
  report = reportSchema.parse(JSON.parse(lines.find(isReport)?.slice('REPORT '.length) ?? ''))
  events = logged
    .split('\n')
    .filter((line) => line.includes('"security":'))
    .map((line) => lineSchema.parse(JSON.parse(line)))
  canaries = [PASSWORD, ...Object.values(report.planted), ...report.tokens]
})

test('passwords, codes, tokens, card numbers and bank accounts are in no line of the log', () => {
  const codes = report.emailed.flatMap(({ secrets }) => secrets)
  expect(codes.length).toBeGreaterThanOrEqual(4)
  expect(logged.split('\n').length, 'there is a log').toBeGreaterThan(20)
  for (const canary of [...canaries, ...codes]) expect(logged.includes(canary), canary).toBe(false)
})

test('no email, outbox page or error reply holds what people typed, or a session', () => {
  for (const canary of canaries) {
    expect(JSON.stringify(report.emails).includes(canary), canary).toBe(false)
    expect(report.outbox.includes(canary), canary).toBe(false)
    for (const reply of report.replies) expect(reply.includes(canary), `${canary} in ${reply}`).toBe(false)
  }
})

test('a code or link is in the email that is meant for it, and in no other', () => {
  for (const { to, secrets } of report.emailed)
    for (const secret of secrets)
      expect(
        report.emails
          .filter(({ subject, text }) => `${subject}${text}`.includes(secret))
          .map((one) => one.to),
      ).toEqual([to])
})

test.each([
  ['sign_in.failed', '/api/talent/signin'],
  ['sign_in.ok', '/api/talent/signin'],
  ['password.refused', '/api/user/change-password'],
  ['password.changed', '/api/user/change-password'],
  ['session.refused', '/api/user/profile'],
  ['code.refused', '/api/brand/verify-email'],
  ['password.reset_requested', '/api/user/forgot-password'],
  ['permission.refused', '/api/brand/get-sent-offers'],
  ['object.refused', '/api/talent/getOfferDetails'],
  ['cross_site.refused', '/api/talent/getTalent'],
  ['input.refused', '/api/user/update-profile'],
  ['signature.refused', '/uploads/deliverables/aaaaaaaaaaaaaaaaaaaaaa.mp4'],
  ['signature.refused', '/api/stripe/webhook'],
  ['session.ended', '/api/user/logout'],
])('the log has the security event %s of %s, with the address of the caller', (security, path) => {
  const found = events.filter((event) => event.security === security && event.path === path)
  expect(found.length).toBeGreaterThan(0)
  for (const { ip } of found)
    expect(ip, 'what the proxy says, not what the caller says').toMatch(/^(?:198\.51\.100\.7|127\.0\.0\.1)$/)
})

test('events about one email address have one subject, which does not reveal it', () => {
  const subjects = events
    .filter(({ path, security }) => path === '/api/talent/signin' && security?.startsWith('sign_in.'))
    .map(({ subject }) => subject)
  expect(subjects.length).toBe(2)
  expect(new Set(subjects).size).toBe(1)
  expect(subjects[0]).toMatch(/^[\w-]{16}$/)
  expect(logged).not.toContain('canary.talent@example.com')
})
