import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import {
  newOperator,
  newOperatorAccount,
  OPERATOR_PASSWORD,
  type Operator,
  passwordAndCode,
  signInOperator,
} from '../../testing/operator.ts'
import { newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { forgetUsedAppCodes } from '../../testing/second-factor.ts'

let app: TestApp
let operator: Operator
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  brand = await newPerson(app, 'brand', 'Walled Brand')
})
afterAll(() => app?.stop())
beforeEach(forgetUsedAppCodes)

const verify = (body: object, cookies: Record<string, string>) =>
  app.call('/superAdmin/verifyOtp', body, { cookies })

test('an operator signs in with password, emailed code and authenticator app', async () => {
  const { status, data } = await operator.call('/superAdmin/getOperator')
  expect(status).toBe(200)
  expect(data).toMatchObject({ id: operator.id, email: operator.email })
  expect(new Set(operator.recoveryCodes).size).toBe(10)
})

test('an unknown email, a wrong password and a user’s password get the same answer', async () => {
  const ask = (email: string, password: string) => app.call('/superAdmin/generateOtp', { email, password })
  const answers = [
    await ask('nobody@example.com', OPERATOR_PASSWORD),
    await ask(operator.email, 'not the password'),
    await ask(brand.email, PASSWORD),
  ]
  for (const { status, code, message, cookies } of answers)
    expect({ status, code, message, cookies }).toEqual({
      status: 401,
      code: 'wrong_sign_in',
      message: answers[0]?.message,
      cookies: [],
    })
})

test('an operator cannot sign in as a user, and gets no reset link', async () => {
  for (const path of ['/user/signin', '/brand/signin', '/talent/signin', '/talentagent/signin'])
    expect(await app.call(path, { email: operator.email, password: OPERATOR_PASSWORD })).toMatchObject({
      code: 'wrong_sign_in',
    })
  await app.call('/user/forgot-password', { email: operator.email })
  await app.settle()
  const subjects = (await app.emails())
    .filter(({ to }) => to === operator.email)
    .map(({ subject }) => subject)
  expect(subjects).not.toContain('Set a new password')
})

test('calls of users refuse an operator, and calls of operators refuse users', async () => {
  expect(await operator.call('/user/profile', {}, { method: 'GET' })).toMatchObject({ code: 'wrong_role' })
  expect(await brand.call('/superAdmin/getUserList')).toMatchObject({ code: 'wrong_role' })
})

test('an operator’s token without its cookie opens nothing', async () => {
  expect(await app.call('/superAdmin/getOperator', {}, { token: operator.token })).toMatchObject({
    code: 'not_signed_in',
  })
})

test('the log-out of a user leaves the operator’s session and removes its readable cookie', async () => {
  const { token } = (await app.call('/brand/signin', { email: brand.email, password: PASSWORD })).data
  const left = await app.call('/user/logout', {}, { token, method: 'GET', cookies: operator.cookies })
  expect(left.cookies).toContainEqual(expect.objectContaining({ name: 'adminToken', value: '' }))
  expect((await operator.call('/superAdmin/getOperator')).status).toBe(200)
})

test('an emailed code works once, and only with the cookie of its browser', async () => {
  const { cookies, code } = await passwordAndCode(app, operator.email)
  expect(await verify({ code, totp: operator.totp() }, {})).toMatchObject({ code: 'wrong_code' })
  expect((await verify({ code, totp: operator.totp() }, cookies)).status).toBe(200)
  expect(await verify({ code, totp: operator.totp() }, cookies)).toMatchObject({ code: 'wrong_code' })
})

test('an enrolled operator needs the code of the app, and each such code works once', async () => {
  const first = await passwordAndCode(app, operator.email)
  expect((await verify({ code: first.code }, first.cookies)).data.fields).toHaveProperty('totp')
  const totp = operator.totp()
  expect((await verify({ code: first.code, totp }, first.cookies)).status).toBe(200)
  const second = await passwordAndCode(app, operator.email)
  expect(await verify({ code: second.code, totp }, second.cookies)).toMatchObject({ code: 'wrong_code' })
})

test('a recovery code replaces the app once', async () => {
  const totp = operator.recoveryCodes[0] ?? ''
  const first = await passwordAndCode(app, operator.email)
  expect((await verify({ code: first.code, totp }, first.cookies)).status).toBe(200)
  const second = await passwordAndCode(app, operator.email)
  expect(await verify({ code: second.code, totp }, second.cookies)).toMatchObject({ code: 'wrong_code' })
})

test('five codes are judged for one password, also when many arrive at once', async () => {
  const { cookies, code } = await passwordAndCode(app, operator.email)
  const wrong = code === '000000' ? '000001' : '000000'
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => verify({ code: wrong, totp: '123456' }, cookies)),
  )
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['wrong_code']))
  const rows = await db().execute<{ attempts: number }>(
    sql`select attempts from challenges order by created_at desc limit 1`,
  )
  expect(rows.rows[0]?.attempts).toBe(5)
  expect(await verify({ code, totp: operator.totp() }, cookies)).toMatchObject({ code: 'wrong_code' })
})

test('a code expires after ten minutes', async () => {
  const { cookies, code } = await passwordAndCode(app, operator.email)
  await app.passTime(10 * 60_000 + 1_000)
  expect(await verify({ code, totp: operator.totp() }, cookies)).toMatchObject({ code: 'wrong_code' })
  await app.passTime(0)
})

test('secrets of operators are stored as hashes, and the key of the app encrypted', async () => {
  const { code } = await passwordAndCode(app, operator.email)
  const tables = ['challenges', 'recovery_codes', 'second_factors', 'operator_sessions']
  const stored = await Promise.all(
    tables.map((table) => db().execute<{ row: string }>(sql.raw(`select t::text as row from ${table} t`))),
  )
  const text = stored.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
  expect(text).not.toMatch(new RegExp(`,${code},`))
  for (const recoveryCode of operator.recoveryCodes) expect(text).not.toContain(recoveryCode)
  expect(text).not.toContain(operator.token.replace('operator.', ''))
})

test('nobody is signed in before an app is enrolled, and the wrong code of the app enrols none', async () => {
  const email = await newOperatorAccount('Newly Added')
  const { cookies, code } = await passwordAndCode(app, email)
  const shown = await verify({ code }, cookies)
  expect(shown.data).toMatchObject({ token: null, operator: null })
  expect(shown.data.enrolment.qrCode).toMatch(/^<svg /)
  expect(shown.cookies.map(({ name }) => name)).not.toContain('adminToken')
  const wrong = await app.call('/superAdmin/enrol', { totp: '000000' }, { cookies })
  expect(wrong.data.fields).toHaveProperty('totp')
  // The emailed code does not show the key a second time.
  expect(await verify({ code }, cookies)).toMatchObject({ code: 'wrong_code' })
})

test('a session ends after 30 minutes without use, after 8 hours, and by signing out', async () => {
  const idle = await signInOperator(app, operator)
  await app.passTime(31 * 60_000)
  expect((await idle.call('/superAdmin/getOperator')).status).toBe(401)
  const used = await signInOperator(app, operator)
  for (let minutes = 51; minutes < 8 * 60 + 31; minutes += 20) {
    await app.passTime(minutes * 60_000)
    expect((await used.call('/superAdmin/getOperator')).status).toBe(200)
  }
  await app.passTime((8 * 60 + 32) * 60_000)
  expect((await used.call('/superAdmin/getOperator')).status).toBe(401)
  const left = await signInOperator(app, operator)
  expect((await left.call('/superAdmin/signOut')).status).toBe(200)
  expect((await left.call('/superAdmin/getOperator')).status).toBe(401)
  await app.passTime(0)
})

test('a suspended operator and one whose app was removed lose their session at once', async () => {
  const other = await newOperator(app, 'Other Operator')
  await db().execute(sql`update accounts set status = 'suspended' where id = ${other.id}`)
  expect((await other.call('/superAdmin/getOperator')).status).toBe(401)
  await db().execute(sql`update accounts set status = 'active' where id = ${other.id}`)
  expect((await other.call('/superAdmin/getOperator')).status).toBe(200)
  await db().execute(sql`delete from second_factors where account_id = ${other.id}`)
  expect((await other.call('/superAdmin/getOperator')).status).toBe(401)
})
