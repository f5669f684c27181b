import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const origin = 'http://127.0.0.1:0'
type Cookies = Record<string, string>

/** Tries a password from an IP address, as a browser when it has cookies. */
function signIn(email: string, password: string, ip: string, cookies?: Cookies) {
  const browser = { origin, host: '127.0.0.1:0', 'x-forwarded-for': ip }
  return app.call(
    '/brand/signin',
    { email, password },
    cookies ? { cookies, headers: browser } : { headers: { 'x-forwarded-for': ip } },
  )
}

const cookiesOf = (reply: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))

/**
 * Sends wrong passwords for an address until its shared budget is used up, each from a network of its own.
 */
async function attack(email: string): Promise<void> {
  let status = 401
  for (let count = 0; count <= 20 && status === 401; count++)
    status = (await signIn(email, 'wrong password', `198.51.${count}.1`)).status
  expect(await signIn(email, PASSWORD, '198.51.100.1')).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
}

test('wrong passwords of strangers lock neither a known browser nor a known network out', async () => {
  const { email } = await newPerson(app, 'brand', 'Victim')
  const { email: other } = await newPerson(app, 'brand', 'Attacker')
  const home = cookiesOf(expectOk(await signIn(email, PASSWORD, '203.0.113.7', {}), 'first sign-in'))
  expect(Object.keys(home)).toContain('__Host-device')
  await attack(email)

  expectOk(await signIn(email, PASSWORD, '192.0.2.50', home), 'the known browser, anywhere')
  expectOk(await signIn(email, PASSWORD, '203.0.113.250'), 'the known network, without a cookie')
  const foreign = cookiesOf(
    expectOk(await signIn(other, PASSWORD, '198.51.100.1', {}), 'a browser of another'),
  )
  expect((await signIn(email, PASSWORD, '198.51.100.1', foreign)).status).toBe(429)
  const device = home['__Host-device'] ?? ''
  const forged = { '__Host-device': `${device.split('.')[0]}.${foreign['__Host-device']?.split('.')[1]}` }
  expect((await signIn(email, PASSWORD, '198.51.100.1', forged)).status).toBe(429)
})

test('a known browser has 20 attempts of its own, for each account that signed in there', async () => {
  const { email } = await newPerson(app, 'brand', 'First owner')
  const { email: second } = await newPerson(app, 'brand', 'Second owner')
  const ip = '203.0.114.1'
  const one = cookiesOf(expectOk(await signIn(email, PASSWORD, ip, {}), 'first'))
  const both = cookiesOf(expectOk(await signIn(second, PASSWORD, ip, one), 'second'))
  for (let count = 0; count < 20; count++)
    expect((await signIn(email, 'wrong password', ip, both)).status).toBe(401)
  expect((await signIn(email, PASSWORD, ip, both)).status).toBe(429)
  expectOk(await signIn(second, PASSWORD, ip, both), 'the other account in this browser')
  expectOk(await signIn(email, PASSWORD, '203.0.115.1'), 'the account elsewhere')
})

test('a browser in a network full of attempts still gets in when it is known', async () => {
  const { email } = await newPerson(app, 'brand', 'Shared office')
  const ip = '203.0.116.1'
  const known = cookiesOf(expectOk(await signIn(email, PASSWORD, ip, {}), 'sign-in'))
  for (let count = 0; count < 100; count++) await signIn(`nobody${count}@example.com`, 'wrong password', ip)
  expect((await signIn(email, PASSWORD, ip)).status).toBe(429)
  expectOk(await signIn(email, PASSWORD, ip, known), 'the known browser')
})

test('under attack the emailed link opens the way for a new browser', async () => {
  const { email } = await newPerson(app, 'brand', 'New laptop')
  await attack(email)
  const headers = { origin, host: '127.0.0.1:0', 'x-forwarded-for': '192.0.2.9' }
  expectOk(await app.call('/user/forgot-password', { email }, { headers }), 'forgot')
  const { text } = (await app.emails()).filter(({ to }) => to === email).at(-1) ?? { text: '' }
  const token = /reset-password#([\w-]+)/.exec(text)?.[1] ?? ''
  const password = 'nine warm stones'
  const reset = expectOk(
    await app.call('/user/forget-password-change-password', { token, password }, { headers }),
    'reset',
  )
  expectOk(await signIn(email, password, '192.0.3.9', cookiesOf(reset)), 'sign-in in that browser')
})

test('a network is known for 90 days after its last sign-in', async () => {
  const { email } = await newPerson(app, 'brand', 'Traveller')
  expectOk(await signIn(email, PASSWORD, '203.0.117.1'), 'sign-in')
  await app.passTime(91 * DAY_MS)
  await cleanUp()
  await attack(email)
  expect((await signIn(email, PASSWORD, '203.0.117.1')).status).toBe(429)
  await app.passTime(0)
})
