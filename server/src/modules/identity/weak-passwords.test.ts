import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD } from '../../testing/person.ts'
import { loadAccount, updateAccount } from './identity.store.ts'

const breached = 'violin under water 1987'
let app: TestApp
let list: Server
let isListBroken = false
const asked: string[] = []
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

beforeAll(async () => {
  list = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isAsked = request.url === `/range/${sha1(breached).slice(0, 5)}`
    response.statusCode = isListBroken ? 500 : 200
    response.end(
      `${sha1('another').slice(5)}:3\r\n${isAsked ? `${sha1(breached).slice(5)}:9` : `${sha1(PASSWORD).slice(5)}:0`}`,
    )
  })
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve))
  const address = list.address()
  const port = typeof address === 'object' ? address?.port : 0
  app = await startTestApp({ BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/` })
})
afterAll(async () => {
  await app?.stop()
  list.close()
})

let count = 0
const signUp = (password: string, companyName = 'Glow Botanics') =>
  app.call('/brand/signup', {
    email: `weak${count++}@example.com`,
    password,
    termsAccepted: true,
    isAdult: true,
    companyName,
  })

test.each(['11223344', 'alexander', 'Michelle', 'cocacola', 'q1w2e3r4', 'PASSWORD', 'qwerty123'])(
  'the common password %s is refused',
  async (password) => {
    expect((await signUp(password)).data.fields).toHaveProperty('password')
  },
)

test.each(['glowbotanics1', 'Glow-Botanics 2026!', 'my glow botanics'])(
  'a password with the name of the company is refused: %s',
  async (password) => {
    expect((await signUp(password)).data.fields).toEqual({
      password: 'Your password can’t contain your name or the name of your company.',
    })
  },
)

test('a password may be any text, also one that looks like a card number or like JSON', async () => {
  for (const password of ['4242 4242 4242 4242', '[1,2,3] and a moose', '{"a":"flute"} 7'])
    expectOk(await signUp(password), password)
})

test('a password known from a breach is refused at sign-up, change and reset, and only five digits are sent', async () => {
  expect((await signUp(breached)).data.fields.password).toMatch(/data breach/)
  const person = await newPerson(app, 'brand', 'Careful')
  const change = { currentPassword: PASSWORD, newPassword: breached }
  expect((await person.call('/user/change-password', change)).data.fields).toHaveProperty('newPassword')
  expectOk(await app.call('/user/forgot-password', { email: person.email }), 'forgot')
  const token = /reset-password#([\w-]+)/.exec((await app.emails()).at(-1)?.text ?? '')?.[1] ?? ''
  const reset = (password: string) => app.call('/user/forget-password-change-password', { token, password })
  expect((await reset(breached)).data.fields).toHaveProperty('password')
  expectOk(await reset('nine warm stones'), 'reset')
  for (const path of asked) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/)
})

test('while the list of breached passwords does not work, passwords are accepted', async () => {
  isListBroken = true
  expectOk(await signUp(breached), 'sign-up')
  isListBroken = false
})

test('a password hash with old parameters is renewed at the next sign-in', async () => {
  const person = await newPerson(app, 'talent', 'Long ago')
  const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  await inTransaction(systemActor, () => updateAccount(person.id, { passwordHash: old }))
  const signIn = () => app.call('/talent/signin', { email: person.email, password: PASSWORD })
  expectOk(await signIn(), 'sign-in')
  const renewed = (await loadAccount(person.id))?.passwordHash
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expectOk(await signIn(), 'sign-in with the new hash')
  expect((await loadAccount(person.id))?.passwordHash, 'renewed once').toBe(renewed)
})
