import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { InvalidConfigError } from './config.ts'
import { createAccount } from './modules/identity/identity.store.ts'
import { inTransaction } from './platform/database/database.ts'
import { systemActor } from './platform/handler.ts'
import { startTestApp, type TestApp } from './platform/testing/start-test-app.ts'
import { startTestServer } from './platform/testing/start-test-server.ts'
import { newPerson, PASSWORD } from './testing/person.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://marquee.example',
  APP_SECRET: 'k3Jx0vQm81LpZtYc5RwUa7HsNdEb2GfO',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_nobody_else',
  RATE_LIMITS: 'on',
  TRUST_PROXY: '1',
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(production)
})
afterAll(() => app?.stop())

test('every response of production says that browsers must use https, for a year and on all subdomains', async () => {
  for (const url of ['/api/nowhere', '/api/openapi.json', '/uploads/logos/none', '/health', '/unsubscribe'])
    expect((await app.app.inject({ url })).headers['strict-transport-security'], url).toBe(
      'max-age=31536000; includeSubDomains',
    )
  expect(app.app.apiHeaders['strict-transport-security'], 'sockets and resumable uploads').toMatch(/31536000/)
})

test('production serves nothing that is made for development', async () => {
  for (const url of ['/dev/mail', '/dev/mail/list.json', '/dev/clock', '/dev', '/metrics', '/_sandbox/state'])
    expect((await app.app.inject({ url })).statusCode, url).toBe(404)
  expect((await app.app.inject({ url: '/api/market/demo' })).json().data.accounts).toEqual([])
})

test('the host that a visitor claims for a proxy changes no cookie', async () => {
  const { email } = await newPerson(app, 'brand', 'Proxied')
  const from = { origin: 'https://marquee.example', host: 'marquee.example' }
  const signIn = async (headers: Record<string, string>) =>
    (await app.call('/brand/signin', { email, password: PASSWORD }, { headers: { ...from, ...headers } }))
      .cookies[0]?.name
  expect(await signIn({ 'x-forwarded-proto': 'https' })).toBe('__Host-sid')
  expect(await signIn({ 'x-forwarded-proto': 'http', 'x-forwarded-host': 'localhost' })).toBe('sid')
})

test('production does not start on a database with demo accounts', async () => {
  const start = startTestServer(async (config, engines) => {
    await buildApp({ ...config, isProduction: false }, engines)
    await inTransaction(systemActor, () =>
      createAccount({
        role: 'brand',
        name: 'Glow',
        email: 'glow@demo.example',
        passwordHash: '',
      }),
    )
    return buildApp(config, engines)
  }, production)
  await expect(start).rejects.toThrow(InvalidConfigError)
})
