import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD, type Person, personWith } from '../../testing/person.ts'
import { answerChallenge, confirmSecondFactor } from '../../testing/second-factor.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.passTime(0))

const HOUR_MS = 3_600_000

async function withApp(): Promise<Person> {
  count += 1
  const person = await newPerson(app, 'talent', `Lost phone ${count}`)
  await confirmSecondFactor(person)
  return person
}
const enterPassword = async ({ email }: Person): Promise<string> =>
  expectOk(await app.call('/talent/signin', { email, password: PASSWORD }), 'password').data.challenge
const newestMail = async ({ email }: Person, subject: RegExp) =>
  (await app.emails()).filter((mail) => mail.to === email && subject.test(mail.subject)).at(-1)
const hasFactor = async (person: Person): Promise<boolean> => {
  const { data } = await app.call('/talent/signin', { email: person.email, password: PASSWORD })
  return data.token === undefined
}

/**
 * Asks for the removal with the emailed code and returns when it takes effect, and the link that cancels it.
 */
async function askRemoval(person: Person): Promise<{ removesAt: string; token: string }> {
  const challenge = await enterPassword(person)
  expectOk(await app.call('/user/lost-second-factor', { challenge }), 'code')
  const code = /\b\d{6}\b/.exec((await newestMail(person, /is your Marquee code$/))?.subject ?? '')?.[0] ?? ''
  const { removesAt } = expectOk(
    await app.call('/user/remove-second-factor', { challenge, code }),
    'removal',
  ).data
  const mail = await newestMail(person, /will be turned off in 72 hours/)
  return { removesAt, token: /keep-second-factor#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

/** Moves the time and fires what is due. */
async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  await app.settle()
}

test('a lost second factor is removed 72 hours after password and emailed code, and payouts are then held', async () => {
  const person = await withApp()
  await askRemoval(person)
  await later(71 * HOUR_MS)
  expect(await hasFactor(person)).toBe(true)
  await later(73 * HOUR_MS)
  expect(await hasFactor(person)).toBe(false)
  expect(await newestMail(person, /^Two-step verification is off$/)).toBeTruthy()
  const { rows } = await app.engine.root.execute(
    `select extract(epoch from waits_until - now()) / 3600 as hours from payees where id = '${person.id}'`,
  )
  // The clock of the test is 73 hours ahead.
  expect(Number(rows[0]?.hours)).toBeGreaterThan(73 + 71)
})

test('the removal needs the emailed code, and a challenge has one', async () => {
  const person = await withApp()
  const challenge = await enterPassword(person)
  const ask = (code: string) => app.call('/user/remove-second-factor', { challenge, code })
  expect((await ask('000000')).code, 'before a code was sent').toBe('wrong_code')
  expectOk(await app.call('/user/lost-second-factor', { challenge }), 'code')
  const { subject = '' } = (await newestMail(person, /is your Marquee code$/)) ?? {}
  expectOk(await app.call('/user/lost-second-factor', { challenge }), 'again')
  expect((await newestMail(person, /is your Marquee code$/))?.subject, 'no other code').toBe(subject)
  const code = subject.slice(0, 6)
  expect((await ask(code === '000000' ? '000001' : '000000')).code).toBe('wrong_code')
  expectOk(await ask(code), 'removal')
  expect((await ask(code)).code, 'a second time').toBe('wrong_code')
})

test('the emailed link keeps the second factor, once', async () => {
  const person = await withApp()
  const { token } = await askRemoval(person)
  expectOk(await app.call('/user/keep-second-factor', { token }), 'link')
  expect((await app.call('/user/keep-second-factor', { token })).code).toBe('wrong_code')
  await later(73 * HOUR_MS)
  expect(await hasFactor(person)).toBe(true)
  expect(await newestMail(person, /^Two-step verification stays on$/)).toBeTruthy()
})

test('every signed-in session shows the planned removal and can cancel it', async () => {
  const person = await withApp()
  const { removesAt } = await askRemoval(person)
  const shown = expectOk(await person.call('/user/profile', {}, { method: 'GET' }), 'profile').data
  expect(shown.secondFactor).toEqual({ removesAt })
  expectOk(await person.call('/user/cancelSecondFactorRemoval'), 'cancel')
  expect((await person.call('/user/cancelSecondFactorRemoval')).code).toBe('wrong_state')
  await later(73 * HOUR_MS)
  expect(await hasFactor(person)).toBe(true)
})

test('signing in with the second factor cancels its removal', async () => {
  const person = await withApp()
  await askRemoval(person)
  const { token } = expectOk(await answerChallenge(app, await enterPassword(person)), 'app code').data
  const again = personWith(app, { ...person, token })
  expect((await again.call('/user/security')).data.secondFactor.removesAt).toBeNull()
  await later(73 * HOUR_MS)
  expect(await hasFactor(person)).toBe(true)
})

test('a second request keeps the time of the first', async () => {
  const person = await withApp()
  const { removesAt } = await askRemoval(person)
  await later(24 * HOUR_MS)
  expect((await askRemoval(person)).removesAt).toBe(removesAt)
})
