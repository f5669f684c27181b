import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestRequest } from '../../platform/testing/inject.ts'
import { multipart } from '../../platform/testing/multipart.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { cookiesOf, newOperator, passwordAndCode } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'
import { forgetUsedAppCodes } from '../../testing/second-factor.ts'

const admin = { host: 'operators.marquee.example' }
const users = { host: 'www.marquee.example' }

let app: TestApp
/** The same server as operators reach it. */
let operatorApp: TestApp
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://www.marquee.example',
    ADMIN_HOST: 'https://operators.marquee.example',
  })
  const call = (path: string, body?: object, options?: TestRequest) =>
    app.call(path, body, { ...options, headers: { ...admin, ...options?.headers } })
  operatorApp = { ...app, call }
})
afterAll(() => app?.stop())
beforeEach(forgetUsedAppCodes)

const aPicture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

test('calls and pages of operators exist on their own host only, and nothing else does there', async () => {
  const operator = await newOperator(operatorApp)
  expect((await operator.call('/superAdmin/getOperator')).status).toBe(200)
  expect((await operator.call('/superAdmin/getOperator', {}, { headers: users })).status).toBe(404)
  expect((await app.call('/market/demo', {}, { headers: admin })).status).toBe(404)
  expect((await app.call('/market/demo', {}, { headers: users })).status).toBe(200)
  const page = (url: string, headers: Record<string, string>) => app.app.inject({ url, headers })
  for (const path of ['/admin', '/admin/users', '/ADMIN'])
    expect([path, (await page(path, users)).statusCode]).toEqual([path, 404])
  for (const path of ['/', '/dashboard', '/signin', '/about', '/dashboard?preview=aboutUs'])
    expect([path, (await page(path, admin)).statusCode]).toEqual([path, 404])
  const { payload, headers } = await multipart({ file: { name: 'a.png', bytes: await aPicture() } })
  const cookie = Object.entries(operator.cookies).map(([name, value]) => `${name}=${value}`)
  const { url } = (
    await app.app.inject({
      method: 'POST',
      url: '/api/superAdmin/uploadContentPicture',
      payload,
      headers: { ...admin, ...headers, 'x-access-token': operator.token, cookie: cookie.join('; ') },
    })
  ).json().data
  for (const host of [admin, users])
    expect((await page(url, host)).statusCode, 'a picture of pages').toBe(200)
  expect((await page(url.replace('content', 'covers'), admin)).statusCode).toBe(404)
  expect((await page('/health', admin)).statusCode).toBe(200)
  expect((await page('/robots.txt', admin)).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await page('/robots.txt', users)).body).toContain(
    'Sitemap: https://www.marquee.example/sitemap.xml',
  )
})

test('a page of one host cannot call the other', async () => {
  const from = (origin: string, host: Record<string, string>) =>
    app.call('/user/signin', { email: 'a@example.com', password: 'x' }, { headers: { ...host, origin } })
  expect(await from('https://operators.marquee.example', users)).toMatchObject({ code: 'cross_site' })
  expect(await from('https://www.marquee.example', users)).toMatchObject({ code: 'wrong_sign_in' })
})

test('a visit goes on at the host of users with a handover that works once', async () => {
  const operator = await newOperator(operatorApp, 'Handing Operator')
  const talent = await newPerson(app, 'talent', 'Handed Talent')
  const { cookies, code } = await passwordAndCode(operatorApp, operator.email)
  const body = { userId: talent.id, reason: 'Asked for help', code, totp: operator.totp() }
  const { data } = expectOk(await operator.call('/superAdmin/getTokenByuser', body, { cookies }), 'visit')
  const [address, handover] = data.handoverUrl.split('#')
  expect(address).toBe('https://www.marquee.example/enter-visit')
  // The first token has no cookie on the host of users, so it opens nothing there.
  const profile = { method: 'GET', headers: users } as const
  expect((await app.call('/user/profile', {}, { ...profile, token: data.token })).status).toBe(401)
  const entered = await app.call('/user/enterVisit', { handover }, { headers: users })
  const sent = { ...profile, token: entered.data.token, cookies: cookiesOf(entered) }
  expect((await app.call('/user/profile', {}, sent)).data.id).toBe(talent.id)
  expect((await app.call('/user/profile', {}, { ...sent, cookies: {} })).status).toBe(401)
  expect(await app.call('/user/enterVisit', { handover }, { headers: users })).toMatchObject({
    code: 'wrong_code',
  })
  await operator.call('/superAdmin/signOut')
  expect((await app.call('/user/profile', {}, sent)).status).toBe(401)
})
