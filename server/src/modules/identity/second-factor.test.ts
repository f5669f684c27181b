import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { newAgent } from '../../testing/agency.ts'
import { appCodeOf } from '../../testing/app-code.ts'
import { newOperator, passwordAndCode } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person, personWith } from '../../testing/person.ts'
import { forgetUsedAppCodes } from '../../testing/second-factor.ts'
import { setSecondFactorKey } from './second-factor.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.passTime(0)
  await forgetUsedAppCodes()
})

const HOUR_MS = 3_600_000

/** A talent who turned the second factor on with the calls of the product. */
async function withApp() {
  count += 1
  const person = await newPerson(app, 'talent', `Two steps ${count}`)
  const { key, challenge } = expectOk(await person.call('/user/startSecondFactor'), 'start').data
  const code = () => appCodeOf(key, clock.now().getTime())
  const { recoveryCodes } = expectOk(
    await person.call('/user/turnOnSecondFactor', { challenge, code: code() }),
    'turn on',
  ).data
  await forgetUsedAppCodes()
  const again = { recoveryCodes: recoveryCodes.map(String), key: String(key) }
  return { person, code, ...again }
}
const enterPassword = async ({ email, role }: Person): Promise<string> =>
  expectOk(await app.call(`/${role}/signin`, { email, password: PASSWORD }), 'password').data.challenge
const enterCode = (challenge: string, code: string) =>
  app.call('/user/verify-second-factor', { challenge, code })
const stateOf = async (person: Person) => expectOk(await person.call('/user/security'), 'security').data
const mailTo = async (email: string, subject: RegExp) =>
  (await app.emails()).filter((mail) => mail.to === email && subject.test(mail.subject))
const profile = (token: string) => app.call('/user/profile', {}, { method: 'GET', token })

test('a second factor is on once a code of the app has confirmed it, and its ten recovery codes are shown once', async () => {
  const person = await newPerson(app, 'brand', 'Turning on')
  const shown = expectOk(await person.call('/user/startSecondFactor'), 'start').data
  expect(shown.qrCode).toMatch(/^<svg /)
  expect((await stateOf(person)).secondFactor).toBeNull()
  const wrong = await person.call('/user/turnOnSecondFactor', { challenge: shown.challenge, code: '000000' })
  expect(wrong.data.fields).toHaveProperty('code')
  const code = appCodeOf(shown.key, clock.now().getTime())
  const body = { challenge: shown.challenge, code }
  const { recoveryCodes } = expectOk(await person.call('/user/turnOnSecondFactor', body), 'turn on').data
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await stateOf(person)).secondFactor).toMatchObject({ recoveryCodesLeft: 10, removesAt: null })
  expect((await person.call('/user/startSecondFactor')).code).toBe('wrong_state')
  expect((await person.call('/user/turnOnSecondFactor', body)).code).toBe('wrong_code')
  expect(await mailTo(person.email, /^Two-step verification is on$/)).toHaveLength(1)
})

test('the key of one account turns on no second factor of another', async () => {
  const [one, other] = [
    await newPerson(app, 'brand', 'Key owner'),
    await newPerson(app, 'brand', 'Key thief'),
  ]
  const { key, challenge } = expectOk(await one.call('/user/startSecondFactor'), 'start').data
  const code = appCodeOf(key, clock.now().getTime())
  expect((await other.call('/user/turnOnSecondFactor', { challenge, code })).code).toBe('wrong_code')
  expect((await enterCode(challenge, code)).code, 'as a sign-in').toBe('wrong_code')
})

test('a correct password opens no session for an account with a second factor, on any sign-in page', async () => {
  const { person, code } = await withApp()
  const { email } = person
  for (const path of ['/talent/signin', '/user/signin']) {
    const { data, cookies } = await app.call(path, { email, password: PASSWORD })
    expect(data).toEqual({ challenge: expect.any(String), expiresAt: expect.any(String) })
    expect(cookies).toEqual([])
  }
  expect((await app.call('/brand/signin', { email, password: PASSWORD })).code).toBe('wrong_account_type')
  const opened = expectOk(await enterCode(await enterPassword(person), code()), 'code').data
  expect(opened.user).toMatchObject({ id: person.id, secondFactor: { removesAt: null } })
  expect((await profile(opened.token)).status).toBe(200)
})

test('a code of the app opens one session, also when it is sent twice at the same time', async () => {
  const { person, code } = await withApp()
  const challenges = [await enterPassword(person), await enterPassword(person)]
  const typed = code()
  const answers = await Promise.all(challenges.map((challenge) => enterCode(challenge, typed)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  const used = await enterPassword(person)
  expect((await enterCode(used, typed)).code, 'a used code').toBe('wrong_code')
  await forgetUsedAppCodes()
  const won = challenges[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await enterCode(won, code())).code, 'a used challenge').toBe('wrong_code')
})

test('five codes are judged for one password, also when many arrive at once', async () => {
  const { person, code } = await withApp()
  const challenge = await enterPassword(person)
  const wrong = code() === '000000' ? '000001' : '000000'
  const answers = await Promise.all(Array.from({ length: 30 }, () => enterCode(challenge, wrong)))
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['wrong_code']))
  const { rows } = await db().execute(
    sql`select attempts from second_factors where account_id = ${person.id}`,
  )
  expect(rows[0]?.attempts).toBe(5)
  expect((await enterCode(challenge, code())).code).toBe('wrong_code')
  expectOk(await enterCode(await enterPassword(person), code()), 'with another challenge')
})

test('twenty codes of an account are judged in an hour, and its owner learns of them', async () => {
  const { person, code } = await withApp()
  for (let sent = 0; sent < 4; sent += 1) {
    const challenge = await enterPassword(person)
    for (let tries = 0; tries < 5; tries += 1) await enterCode(challenge, 'wrong-codes')
    for (let tries = 0; tries < 5; tries += 1) await enterCode(challenge, '22222-22222')
  }
  const refused = await enterCode(await enterPassword(person), code())
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(await mailTo(person.email, /^Many wrong codes/)).toHaveLength(1)
  await app.passTime(HOUR_MS + 60_000)
  expectOk(await enterCode(await enterPassword(person), code()), 'an hour later')
})

test('a challenge expires after ten minutes, and a new password ends it', async () => {
  const { person, code } = await withApp()
  const first = await enterPassword(person)
  const second = await enterPassword(person)
  const change = { currentPassword: PASSWORD, newPassword: 'eight slow rivers' }
  expectOk(await person.call('/user/change-password', change), 'new password')
  expect((await enterCode(second, code())).code).toBe('wrong_code')
  await app.passTime(11 * 60_000)
  expect((await enterCode(first, code())).code).toBe('wrong_code')
})

test('a reset of the password does not replace the second factor', async () => {
  const { person } = await withApp()
  expectOk(await app.call('/user/forgot-password', { email: person.email }), 'forgot')
  await app.settle()
  const link = (await mailTo(person.email, /^Set a new password$/)).at(-1)
  const token = /reset-password#([\w-]+)/.exec(link?.text ?? '')?.[1] ?? ''
  expectOk(await app.call('/user/forget-password-change-password', { token, password: PASSWORD }), 'reset')
  expect(await enterPassword(person)).toEqual(expect.any(String))
})

test('a recovery code opens a session once, and an email says how many are left', async () => {
  const { person, recoveryCodes } = await withApp()
  const [first = ''] = recoveryCodes
  const { token } = expectOk(
    await enterCode(await enterPassword(person), first.toUpperCase()),
    'recovery code',
  ).data
  expect((await enterCode(await enterPassword(person), first)).code).toBe('wrong_code')
  const [mail] = await mailTo(person.email, /^A recovery code was used$/)
  expect(mail?.text).toContain('You have 9 left')
  const again = personWith(app, { ...person, token })
  expect((await stateOf(again)).secondFactor.recoveryCodesLeft).toBe(9)
})

test('new recovery codes replace the former ones', async () => {
  const { person, recoveryCodes } = await withApp()
  const fresh = expectOk(await person.call('/user/newRecoveryCodes'), 'new codes').data.recoveryCodes
  expect((await enterCode(await enterPassword(person), recoveryCodes[0] ?? '')).code).toBe('wrong_code')
  expectOk(await enterCode(await enterPassword(person), fresh[0]), 'a new code')
})

test('a second factor is turned off with the password and a code, and not with one of them', async () => {
  const { person, code } = await withApp()
  const off = (body: object) =>
    person.call('/user/turnOffSecondFactor', { password: PASSWORD, code: code(), ...body })
  expect((await off({ password: 'not this one' })).code).toBe('wrong_password')
  expect((await off({ code: '22222-22222' })).code).toBe('wrong_code')
  expectOk(await off({}), 'off')
  expect((await stateOf(person)).secondFactor).toBeNull()
  expect((await off({})).code).toBe('wrong_state')
  const { data } = await app.call('/talent/signin', { email: person.email, password: PASSWORD })
  expect(data.token).toEqual(expect.any(String))
  expect(await mailTo(person.email, /^Two-step verification is off$/)).toHaveLength(1)
})

test('bank details and the provider’s page need a second factor, of talents and of agencies', async () => {
  const talent = await newPerson(app, 'talent', 'Without an app')
  const agency = await newAgent(app, 'Agency without an app')
  for (const [person, side] of [
    [talent, 'talent'],
    [agency, 'talentagent'],
  ] as const)
    for (const path of ['addBankAccount', 'onboardingLink'])
      expect(await person.call(`/${side}/${path}`, {}), path).toMatchObject({
        status: 403,
        code: 'second_factor_required',
      })
  const { key, challenge } = expectOk(await talent.call('/user/startSecondFactor'), 'start').data
  const code = appCodeOf(key, clock.now().getTime())
  expectOk(await talent.call('/user/turnOnSecondFactor', { challenge, code }), 'turn on')
  expectOk(await talent.call('/talent/addBankAccount', {}), 'at once')
})

test('a session that was confirmed before the second factor was on needs a code for bank details', async () => {
  const person = await newPerson(app, 'talent', 'Other session')
  const { token } = expectOk(
    await app.call('/talent/signin', { email: person.email, password: PASSWORD }),
    'sign-in',
  ).data
  const { key, challenge } = expectOk(await person.call('/user/startSecondFactor'), 'start').data
  const code = appCodeOf(key, clock.now().getTime())
  expectOk(await person.call('/user/turnOnSecondFactor', { challenge, code }), 'turn on')
  const other = personWith(app, { ...person, token })
  expect((await other.call('/talent/addBankAccount', {})).code).toBe('step_up_required')
  expect((await other.call('/user/end-sessions', {})).code).toBe('step_up_required')
})

test('with a second factor a new password and the deletion of the account need it confirmed in the last ten minutes', async () => {
  const { person, code } = await withApp()
  await app.passTime(11 * 60_000)
  const change = { currentPassword: PASSWORD, newPassword: 'eight slow rivers' }
  expect((await person.call('/user/change-password', change)).code).toBe('step_up_required')
  expect((await person.call('/user/delete-profile', { password: PASSWORD })).code).toBe('step_up_required')
  expectOk(await person.call('/user/confirm-password', { password: PASSWORD, code: code() }), 'confirmation')
  expectOk(await person.call('/user/change-password', change), 'new password')
})

test('keys of apps are stored encrypted, and recovery codes and challenges as hashes', async () => {
  const { person, key, recoveryCodes } = await withApp()
  const challenge = await enterPassword(person)
  const tables = ['second_factors', 'recovery_codes', 'challenges', 'email_changes']
  const stored = await Promise.all(
    tables.map((table) => db().execute<{ row: string }>(sql.raw(`select t::text as row from ${table} t`))),
  )
  const text = stored.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
  expect(text).toContain(person.id)
  for (const secret of [key, challenge, ...recoveryCodes]) expect(text).not.toContain(secret)
})

test('the challenge of an operator opens no session of a user', async () => {
  const operator = await newOperator(app, 'Crossing Operator')
  const { cookies, code } = await passwordAndCode(app, operator.email)
  const challenge = Object.values(cookies)[0] ?? ''
  for (const [path, body] of [
    ['/user/verify-second-factor', { challenge, code: operator.totp() }],
    ['/user/lost-second-factor', { challenge }],
    ['/user/remove-second-factor', { challenge, code }],
  ] as const)
    expect((await app.call(path, body)).code, path).toBe('wrong_code')
})

// The last test: it leaves the server with another secret.
test('a second factor that was stored under another secret opens nothing, and can still be removed as a lost one', async () => {
  const { person, code } = await withApp()
  setSecondFactorKey('another secret of second factors')
  expect((await enterCode(await enterPassword(person), code())).code).toBe('wrong_code')
  const challenge = await enterPassword(person)
  expectOk(await app.call('/user/lost-second-factor', { challenge }), 'code for the removal')
})
