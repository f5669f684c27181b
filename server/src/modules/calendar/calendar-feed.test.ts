import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPostSpec, dayFromNow } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'
import { calendarText } from './serve-calendar-feeds.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
let deliverableId: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Dated Brand')
  talent = await newPerson(app, 'talent', 'Dated Dana')
  agent = await newAgent(app, 'Dated Agent')
  await aMandatedTalent(agent, talent)
  deliverableId = (await aDeal(brand, talent, { deliverables: [aPostSpec()] })).deliverableIds[0] ?? ''
})
afterAll(() => app.stop())

async function addressOf(person: Person): Promise<string> {
  const { url } = expectOk(await person.call('/user/reset-calendar-feed'), 'address').data
  return new URL(url).pathname
}

const get = (url: string, headers = {}) => app.app.inject({ method: 'GET', url, headers })

/** Returns the summaries of a feed with their first and last days. */
function entriesOf(text: string): string[] {
  const unfolded = text.replaceAll('\r\n ', '')
  return [...unfolded.matchAll(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g)].map(([event]) => {
    const value = (name: string) => new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(event)?.[1]?.trim() ?? ''
    return `${value('SUMMARY')} ${value('DTSTART')} ${value('DTEND')}`
  })
}

const compact = (count: number) => dayFromNow(count).replaceAll('-', '')

test('talent, agent and brand read the same dates of a deal, without names and amounts', async () => {
  for (const person of [talent, agent, brand]) {
    const reply = await get(await addressOf(person))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(entriesOf(reply.body)).toEqual([
      `Draft due: Instagram post ${compact(10)} ${compact(11)}`,
      `Posting window: Instagram post ${compact(11)} ${compact(21)}`,
    ])
    expect(reply.body).not.toMatch(/Dated|Spring glow|£|1,?200|GBP/)
  }
})

test('submitted work has a review instead of a draft', async () => {
  expectOk(await submit(talent, deliverableId), 'submission')
  const titles = async (person: Person) =>
    entriesOf((await get(await addressOf(person))).body).map((entry) => entry.replace(/ \d.*/, ''))
  expect(await titles(brand)).toEqual(['Posting window: Instagram post', 'Review due: Instagram post'])
  expect(await titles(talent)).toEqual(['Posting window: Instagram post', 'Review ends: Instagram post'])
})

test('an unchanged feed is answered with 304, a changed one is sent', async () => {
  const url = await addressOf(brand)
  const first = await get(url)
  const etag = String(first.headers.etag)
  expect(first.headers['last-modified']).toMatch(/GMT$/)
  for (const sent of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await get(url, { 'if-none-match': sent })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  await approveWork(brand, deliverableId)
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('every address that does not work is answered in the same way', async () => {
  const url = await addressOf(talent)
  const renewed = await addressOf(talent)
  const missing = await get('/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics')
  expect(missing.statusCode).toBe(404)
  const bodyOf = (body: string) => JSON.parse(body).message
  for (const wrong of [url, '/calendar/x.ics', `/calendar/${'a'.repeat(90)}.ics`]) {
    const reply = await get(wrong)
    expect([reply.statusCode, bodyOf(reply.body)]).toEqual([404, bodyOf(missing.body)])
  }
  expect((await get(renewed)).statusCode).toBe(200)
  await db().execute(sql`update accounts set status = 'suspended' where id = ${talent.id}`)
  expect((await get(renewed)).statusCode).toBe(404)
  await db().execute(sql`update accounts set status = 'active' where id = ${talent.id}`)
  expectOk(await talent.call('/user/end-calendar-feed'), 'end')
  expect((await get(renewed)).statusCode).toBe(404)
  expect(expectOk(await talent.call('/user/get-calendar-feed'), 'feed').data).toEqual({ createdAt: null })
})

test('the address is stored as a hash only', async () => {
  const token = (await addressOf(brand)).slice('/calendar/'.length, -'.ics'.length)
  const { rows } = await db().execute(sql`select * from calendar_feeds`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a feed is read at most 30 times in 15 minutes', async () => {
  const url = await addressOf(agent)
  for (let time = 0; time < 30; time += 1) expect((await get(url)).statusCode).toBe(200)
  expect((await get(url)).statusCode).toBe(429)
})

test('an agent reads no dates of a talent whose representation has ended', async () => {
  const { items } = expectOk(await talent.call('/talent/mandates'), 'mandates').data
  expectOk(await talent.call('/talent/end-mandate', { mandateId: items[0].id }), 'end of a mandate')
  expect(entriesOf((await get(await addressOf(agent))).body)).toEqual([])
})

test('lines are folded at 75 bytes and texts are escaped (RFC 5545)', () => {
  const text = calendarText(
    [
      {
        key: 'draft-1',
        title: `One, two; three\\four\n${'é'.repeat(80)}`,
        days: { from: '2026-12-31', until: '2026-12-31' },
        dealId: '1',
        changedAt: new Date('2026-11-01T10:00:00Z'),
      },
    ],
    '/dashboard/deals',
  )
  const lines = text.split('\r\n')
  expect(lines.every((one) => Buffer.byteLength(one) <= 75)).toBe(true)
  expect(text).not.toMatch(/[^\r]\n/)
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:One\\, two\\; three\\\\four\\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20261231')
  expect(text).toContain('DTEND;VALUE=DATE:20270101')
  expect(text).toContain('DTSTAMP:20261101T100000Z')
})
