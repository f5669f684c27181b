import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { dayFromNow } from '../../testing/terms.ts'

const DAY_MS = 86_400_000

let app: TestApp
let agent: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  agent = await newAgent(app, 'Asking agent')
})
afterAll(() => app.stop())

/** Sends a request to a new talent and returns the talent with the id of the mandate. */
async function aRequest(terms: object = {}) {
  const talent = await newPerson(app, 'talent', `Asked talent ${++count}`)
  const mandate = { scopes: ['view'], ...terms }
  const input = { kind: 'mandate', email: talent.email, mandate }
  const { id } = expectOk(await agent.call('/talentagent/add-talent', input), 'request').data
  return { talent, mandateId: String(id) }
}

const statusOf = async (mandateId: string) =>
  (await app.engine.root.execute(`select status from mandates where id = '${mandateId}'`)).rows[0]?.status

test('a request that nobody answers ends after thirty days, and both sides are notified', async () => {
  const { talent, mandateId } = await aRequest()
  await app.passTime(29 * DAY_MS)
  expect(await statusOf(mandateId)).toBe('invited')
  await app.passTime(30 * DAY_MS + 60_000)
  expect(await statusOf(mandateId)).toBe('ended')
  expect(await notificationTexts(app, talent)).toContainEqual(
    expect.stringMatching(/^The representation request from .* has ended without your answer$/),
  )
  expect(await notificationTexts(app, agent)).toContainEqual(
    expect.stringMatching(/^Your representation request to .* has ended without an answer$/),
  )
  await app.passTime(0)
})

test('a request ends on the last day of its mandate where that is earlier', async () => {
  const { mandateId } = await aRequest({ endsAt: dayFromNow(3) })
  await app.passTime(5 * DAY_MS)
  expect(await statusOf(mandateId)).toBe('ended')
  await app.passTime(0)
})

test('an accepted request does not end after thirty days', async () => {
  const { talent, mandateId } = await aRequest()
  expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' }), 'grant')
  await app.passTime(31 * DAY_MS)
  expect(await statusOf(mandateId)).toBe('active')
  await app.passTime(0)
})
