import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.stop())

test('five messages name an address in a quarter of an hour, and its codes keep their own limit', async () => {
  const email = 'often.asking@example.com'
  const message = { name: 'Wren Adair', email, subject: 'A question', message: 'Where is my invoice?' }
  const sent = await Promise.all(Array.from({ length: 6 }, () => app.call('/content/contactUs', message)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429])
  expect(sent.find(({ status }) => status === 429)?.code).toBe('too_many_requests')
  expectOk(await app.call('/user/forgot-password', { email }), 'link for a new password')
})

test('twenty messages come from one network address in a quarter of an hour', async () => {
  const from = (no: number) => ({
    name: 'Wren Adair',
    email: `visitor.${no}@example.com`,
    subject: 'A question',
    message: 'Where is my invoice?',
  })
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, no) => app.call('/content/contactUs', from(no))),
  )
  // Six were tried above.
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(14)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(6)
})
