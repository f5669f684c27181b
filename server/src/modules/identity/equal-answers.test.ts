import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishBackgroundWork } from '../../platform/jobs/background-work.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Returns the response of a call and how often it used the database before it was answered. */
async function measure(path: string, email: string) {
  let used = { statements: 0, waits: 0 }
  app.app.calling.onUsage = (_name, { statements, waits }) => {
    used = { statements, waits }
  }
  const { status, data } = await app.call(path, { email })
  app.app.calling.onUsage = undefined
  await finishBackgroundWork()
  return { ...used, status, data: JSON.stringify(data).replace(email, '') }
}

const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to === email).length

test('forgot-password does the same work before its answer for a known and an unknown address', async () => {
  const { email } = await newPerson(app, 'talent', 'Forgetful')
  const before = await emailsTo(email)
  const known = await measure('/user/forgot-password', email)
  expect(known).toEqual(await measure('/user/forgot-password', 'nobody.at.all@example.com'))
  expect(await emailsTo(email)).toBe(before + 1)
})

test('resend-code does the same work before its answer for a pending and an unknown address', async () => {
  const email = 'pending@example.com'
  const signUp = { email, password: PASSWORD, termsAccepted: true, isAdult: true, companyName: 'Pending' }
  expectOk(await app.call('/brand/signup', signUp), 'sign-up')
  const before = await emailsTo(email)
  const known = await measure('/brand/resend-code', email)
  expect(known).toEqual(await measure('/brand/resend-code', 'nobody.at.all@example.com'))
  expect(await emailsTo(email)).toBe(before + 1)
})
