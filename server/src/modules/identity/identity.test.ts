import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { type RequestContext, systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { appCode, confirmSecondFactor } from '../../testing/second-factor.ts'
import { sendForm } from '../../testing/send-form.ts'
import { updateAccount } from './identity.store.ts'
import { hashPassword } from './secrets.ts'
import { signInBrand } from './sign-in.ts'

const HOUR_MS = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const account = (email: string) => ({
  email,
  password: PASSWORD,
  termsAccepted: true,
  isAdult: true,
  companyName: 'Glow',
})

test('sign-up returns the same response for a known address, whose owner gets an email instead', async () => {
  await newPerson(app, 'brand', 'Known brand')
  const fresh = await app.call('/brand/signup', account('fresh@example.com'))
  const known = await app.call('/brand/signup', account('known.brand@example.com'))
  expect([known.status, known.message]).toEqual([fresh.status, fresh.message])
  const emails = (await app.emails()).filter((mail) => mail.to === 'known.brand@example.com')
  expect(emails.at(-1)?.subject).toBe('You already have a Marquee account')
})

const codeIn = ({ subject }: { subject: string }): string => /^\d{6}/.exec(subject)?.[0] ?? ''

test('someone who signs up first with an address neither takes nor blocks the account of its owner', async () => {
  const email = 'owner@example.com'
  const squat = { ...account(email), password: 'a stranger chose this', companyName: 'Squatter' }
  expectOk(await app.call('/brand/signup', squat), 'the squatter signs up')
  expectOk(
    await app.call('/talent/signup', { ...account(email), companyName: undefined, displayName: 'Other' }),
    'and in another role',
  )
  expectOk(await app.call('/brand/signup', account(email)), 'the owner signs up')
  const emails = (await app.emails()).filter((mail) => mail.to === email)
  expect(emails.map(({ subject }) => subject)).toEqual(Array(3).fill(expect.stringMatching(/^\d{6} is your/)))
  const code = codeIn(emails.at(-1) ?? { subject: '' })

  expectOk(await app.call('/brand/verify-email', { email, code }), 'the owner enters the newest code')
  const signIn = (path: string, password: string) => app.call(path, { email, password })
  expect(await signIn('/brand/signin', squat.password)).toMatchObject({ status: 401, code: 'wrong_sign_in' })
  expect((await signIn('/talent/signin', PASSWORD)).status).not.toBe(200)
  const owner = expectOk(await signIn('/brand/signin', PASSWORD), 'the owner signs in')
  const profile = await app.call('/user/profile', undefined, { token: owner.data.token, method: 'GET' })
  expect(profile.data.name).toBe('Glow')
  for (const mail of emails.slice(0, 2))
    expect(await app.call('/brand/verify-email', { email, code: codeIn(mail) })).toMatchObject({
      code: 'wrong_code',
    })
})

test('a new code for an address with several sign-ups names each, and the third before the last is removed', async () => {
  const email = 'popular@example.com'
  for (const companyName of ['First', 'Second', 'Third', 'Fourth'])
    expectOk(await app.call('/brand/signup', { ...account(email), companyName }), companyName)
  expectOk(await app.call('/brand/resend-code', { email }), 'new codes')
  const emails = (await app.emails()).filter((mail) => mail.to === email).slice(4)
  expect(emails.map(({ text }) => /Hello (\w+)/.exec(text)?.[1]).sort()).toEqual([
    'Fourth',
    'Second',
    'Third',
  ])
})

test('a sign-up whose code is never entered is removed after seven days', async () => {
  const email = 'forgotten@example.com'
  expectOk(await app.call('/brand/signup', account(email)), 'sign-up')
  await app.passTime(7 * 24 * HOUR_MS + 60_000)
  const before = (await app.emails()).length
  expectOk(await app.call('/brand/resend-code', { email }), 'new code')
  expect((await app.emails()).length).toBe(before)
  await app.passTime(0)
})

test('a wrong password and an unknown address fail alike, and only a correct one reveals the account type', async () => {
  const { email } = await newPerson(app, 'talent', 'Door talent')
  const wrong = await app.call('/talent/signin', { email, password: 'not this one' })
  const unknown = await app.call('/talent/signin', { email: 'nobody@example.com', password: 'not this one' })
  expect([wrong.status, wrong.code, wrong.message]).toEqual([unknown.status, unknown.code, unknown.message])
  expect(await app.call('/brand/signin', { email, password: 'not this one' })).toMatchObject({
    status: 401,
    code: 'wrong_sign_in',
  })
  expect(await app.call('/brand/signin', { email, password: PASSWORD })).toMatchObject({
    status: 403,
    code: 'wrong_account_type',
  })
})

test('a code confirms an address, but not after five wrong attempts and not when used or expired', async () => {
  const email = 'codes@example.com'
  expectOk(await app.call('/brand/signup', account(email)), 'sign-up')
  const code = /\d{6}/.exec((await app.emails()).at(-1)?.subject ?? '')?.[0] ?? ''
  const guess = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++)
    expect((await app.call('/brand/verify-email', { email, code: guess })).code).toBe('wrong_code')
  expect((await app.call('/brand/verify-email', { email, code })).code).toBe('wrong_code')
  expectOk(await app.call('/brand/resend-code', { email }), 'new code')
  const second = /\d{6}/.exec((await app.emails()).at(-1)?.subject ?? '')?.[0] ?? ''
  expect(
    expectOk(await app.call('/brand/verify-email', { email, code: second }), 'code').data.user.role.role,
  ).toBe('brand')
  expect((await app.call('/brand/verify-email', { email, code: second })).code).toBe('wrong_code')
})

test('a browser’s token needs its companion cookie, a token created without a browser does not', async () => {
  const { email } = await newPerson(app, 'brand', 'Cookie brand')
  const headers = { origin: 'http://127.0.0.1:0', host: '127.0.0.1:0' }
  const signedIn = expectOk(
    await app.call('/brand/signin', { email, password: PASSWORD }, { headers }),
    'sign-in',
  )
  const [companion] = signedIn.cookies
  expect(companion?.name).toBe('__Host-sid')
  const { token } = signedIn.data
  expect((await app.call('/user/profile', {}, { method: 'GET', token })).status).toBe(401)
  const cookies = { [companion?.name ?? '']: companion?.value ?? '' }
  expect((await app.call('/user/profile', {}, { method: 'GET', token, cookies, headers })).status).toBe(200)
})

const browserHeaders = { origin: 'http://127.0.0.1:0', host: '127.0.0.1:0' }

/** Signs in with a browser that holds these cookies, and returns its new token and cookies. */
async function signInBrowser(path: string, email: string, cookies: Record<string, string> = {}) {
  const response = expectOk(
    await app.call(path, { email, password: PASSWORD }, { headers: browserHeaders, cookies }),
    `sign-in at ${path}`,
  )
  const received = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  return { token: response.data.token, cookies: { ...cookies, ...received } }
}

const statusOf = async (session: { token: string; cookies?: Record<string, string> }): Promise<number> =>
  (
    await app.call(
      '/user/profile',
      {},
      { method: 'GET', ...session, ...(session.cookies && { headers: browserHeaders }) },
    )
  ).status

test.each([
  ['brand', '/brand/signin'],
  ['talent', '/talent/signin'],
  ['talentagent', '/talentagent/signin'],
] as const)('a sign-in of a %s ends the earlier session of that browser', async (role, path) => {
  const { email } = await newPerson(app, role, `Repeated ${role}`)
  const other = await newPerson(app, role, `Previous ${role}`)
  const elsewhere = await signInBrowser(path, email)
  const first = await signInBrowser(path, other.email)
  expect(await statusOf(first), 'before').toBe(200)
  const wrong = { email, password: 'not this one' }
  await app.call(path, wrong, { headers: browserHeaders, cookies: first.cookies })
  expect(await statusOf(first), 'after a wrong password').toBe(200)

  const second = await signInBrowser(path, email, first.cookies)
  expect(await statusOf(first), 'the earlier session').toBe(401)
  expect(await statusOf(second), 'the new session').toBe(200)
  expect(await statusOf(elsewhere), 'another browser of the account').toBe(200)
  const left = await app.call('/user/sessions', {}, { token: other.token })
  expect(left.data.items, 'only the session without a browser').toHaveLength(1)
})

test('a sign-in in another role ends the session, because both share the cookies of the browser', async () => {
  const brand = await newPerson(app, 'brand', 'Shared brand')
  const talent = await newPerson(app, 'talent', 'Shared talent')
  const first = await signInBrowser('/brand/signin', brand.email)
  const second = await signInBrowser('/talent/signin', talent.email, first.cookies)
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
})

test('a sign-in of a program ends the session whose token it sends', async () => {
  const { email, token } = await newPerson(app, 'brand', 'Program brand')
  expectOk(await app.call('/brand/signin', { email, password: PASSWORD }, { token }), 'sign-in')
  expect(await statusOf({ token })).toBe(401)
})

test('a session ends after a day without use, and all others when the password changes', async () => {
  const person = await newPerson(app, 'talent', 'Resting talent')
  const other = expectOk(
    await app.call('/talent/signin', { email: person.email, password: PASSWORD }),
    'sign-in',
  ).data.token
  expectOk(
    await person.call('/user/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'eight slow rivers',
    }),
    'change',
  )
  expect((await app.call('/user/profile', {}, { method: 'GET', token: other })).status).toBe(401)
  expect((await person.call('/user/profile', {}, { method: 'GET' })).status).toBe(200)
  await app.passTime(25 * HOUR_MS)
  expect((await person.call('/user/profile', {}, { method: 'GET' })).status).toBe(401)
  await app.passTime(0)
})

test('bank details need password and second factor confirmed in the last ten minutes, and wrong ones do not count', async () => {
  const person = await newPerson(app, 'talent', 'Careful talent')
  await confirmSecondFactor(person)
  await app.passTime(11 * 60_000)
  expect(await person.call('/talent/addBankAccount', {})).toMatchObject({
    status: 403,
    code: 'step_up_required',
  })
  expect((await person.call('/talent/onboardingLink', {})).code, 'the page of the provider').toBe(
    'step_up_required',
  )
  const confirm = (body: object) =>
    person.call('/user/confirm-password', { password: PASSWORD, code: appCode(), ...body })
  expect((await confirm({ password: 'not this one' })).code).toBe('wrong_password')
  expect((await confirm({ code: '000000' })).code).toBe('wrong_code')
  expect((await confirm({ code: undefined })).data.fields, 'the password alone').toHaveProperty('code')
  expect((await person.call('/talent/addBankAccount', {})).code).toBe('step_up_required')
  expectOk(await confirm({}), 'confirmation')
  expectOk(await person.call('/talent/addBankAccount', {}), 'bank account')
  expectOk(await person.call('/talent/onboardingLink', {}), 'the page of the provider')
  await app.passTime(0)
})

test('ending sessions needs a password confirmed in the last ten minutes', async () => {
  const person = await newPerson(app, 'brand', 'Watchful brand')
  const { token } = expectOk(
    await app.call('/brand/signin', { email: person.email, password: PASSWORD }),
    'another session',
  ).data
  await app.passTime(11 * 60_000)
  for (const which of [{}, { sessionId: await otherSessionOf(person) }])
    expect(await person.call('/user/end-sessions', which)).toMatchObject({
      status: 403,
      code: 'step_up_required',
    })
  expect(await statusOf({ token }), 'the other session').toBe(200)
  expectOk(await person.call('/user/confirm-password', { password: PASSWORD }), 'confirmation')
  expect(expectOk(await person.call('/user/end-sessions', {}), 'end').data.ended).toBe(1)
  expect(await statusOf({ token }), 'the other session').toBe(401)
  await app.passTime(0)
})

async function otherSessionOf(person: Person): Promise<string> {
  const { items } = expectOk(await person.call('/user/sessions', {}), 'sessions').data
  return items.find(({ current }: { current: boolean }) => !current).id
}

test('a reset link works once and ends every session', async () => {
  const person = await newPerson(app, 'brand', 'Forgetful brand')
  expectOk(await app.call('/user/forgot-password', { email: person.email }), 'forgot')
  const token = /reset-password#([\w-]+)/.exec((await app.emails()).at(-1)?.text ?? '')?.[1] ?? ''
  expectOk(
    await app.call('/user/forget-password-change-password', { token, password: 'nine warm stones' }),
    'reset',
  )
  expect(
    (await app.call('/user/forget-password-change-password', { token, password: 'ten cold stones' })).code,
  ).toBe('wrong_code')
  expect((await person.call('/user/profile', {}, { method: 'GET' })).status).toBe(401)
  expect(
    (await app.call('/brand/signin', { email: person.email, password: 'nine warm stones' })).status,
  ).toBe(200)
})

test('a password must not contain the account’s email name', async () => {
  const weak = await app.call('/brand/signup', {
    ...account('violetta@example.com'),
    password: 'violetta and more',
  })
  expect(weak).toMatchObject({
    status: 400,
    data: { fields: { password: 'Your password can’t contain the name in your email address.' } },
  })
  const person = await newPerson(app, 'brand', 'Violetta brand')
  const change = { currentPassword: PASSWORD, newPassword: 'violetta.brand 1' }
  expect((await person.call('/user/change-password', change)).data.fields).toHaveProperty('newPassword')
})

test('a profile changes field by field, and fields of another role fail by name', async () => {
  const person = await newPerson(app, 'talent', 'Profile talent')
  const bio = '<p>Hello</p><p></p><script>alert(1)</script><p onclick="x()">there</p>'
  const saved = expectOk(await person.call('/user/update-profile', { bio, isListed: true }), 'profile').data
  expect(saved.talent).toMatchObject({
    bio: '<p>Hello</p><p>there</p>',
    isListed: true,
    displayName: 'Profile talent',
  })
  expect((await person.call('/user/update-profile', { companyName: 'Sneaky' })).data.fields).toHaveProperty(
    'companyName',
  )
})

test('a deleted account is gone and its address can be used again', async () => {
  const person = await newPerson(app, 'talent', 'Leaving talent')
  expect((await person.call('/user/delete-profile', { password: 'not this one' })).code).toBe(
    'wrong_password',
  )
  expectOk(await person.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  expect((await app.call('/talent/signin', { email: person.email, password: PASSWORD })).code).toBe(
    'wrong_sign_in',
  )
  expect((await app.call('/talent/getTalent', { talentId: person.id })).status).toBe(404)
  await newPerson(app, 'talent', 'Leaving talent')
})

test('an agent signs up with the agency’s name, website and logo, and has a sign-in page of their own', async () => {
  const email = 'ida.larch@example.com'
  const person = { email, password: PASSWORD, termsAccepted: true, isAdult: true, name: 'Ida Larch' }
  expect((await app.call('/talentagent/signup', person)).data.fields).toHaveProperty('agencyName')
  const form = { ...person, agencyName: 'Larch Talent', website: 'larch.example' }
  expectOk(await sendForm(app, '/talentagent/signup', form, ['logo'], {}), 'sign-up')
  const sent = (await app.emails()).filter((mail) => mail.to === email).at(-1)
  const code = /\b\d{6}\b/.exec(sent?.subject ?? '')?.[0]
  const { user } = expectOk(await app.call('/talentagent/verify-email', { email, code }), 'code').data
  expect(user.agency).toMatchObject({ name: 'Larch Talent', website: 'https://larch.example', isOwner: true })
  expect(user.agency.logoUrl).toContain('/uploads/logos/')
  expect((await app.call('/talent/signin', { email, password: PASSWORD })).code).toBe('wrong_account_type')
  expectOk(
    await app.call('/user/signin', { email, password: PASSWORD, role: 'talentagent' }),
    'sign-in by role',
  )
})

test('a password that is replaced while a sign-in checks it opens no session', async () => {
  const { email, id } = await newPerson(app, 'brand', 'Replaced password')
  const request: RequestContext = {
    actor: systemActor,
    now: new Date(),
    requestId: 'test',
    key: 'test',
    ip: '127.0.0.1',
    userAgent: 'test',
    browser: false,
    companion: null,
    files: [],
    operatorCookie: () => null,
    deviceCookieFor: () => '',
    setCookie() {},
    clearCookie() {},
  }
  const input = { email, password: PASSWORD }
  const checked = await signInBrand.prepare(request, input)
  const act = () => inTransaction(systemActor, () => signInBrand.act(request, input, checked))
  expect(await act()).toMatchObject({ user: { id } })
  const passwordHash = await hashPassword('another quiet lamp')
  await inTransaction(systemActor, () => updateAccount(id, { passwordHash }))
  await expect(act()).rejects.toMatchObject({ code: 'wrong_sign_in' })
})

test('one form signs in to the account type of the address, also before its email is confirmed', async () => {
  const person = await newPerson(app, 'talent', 'One form')
  const { user } = expectOk(
    await app.call('/user/signin', { email: person.email, password: PASSWORD }),
    'sign-in',
  ).data
  expect(user.role.role).toBe('talent')
  expect((await app.call('/user/signin', { email: person.email, password: `${PASSWORD}!` })).code).toBe(
    'wrong_sign_in',
  )
  const waiting = { email: 'waiting.agency@example.com', password: PASSWORD }
  const names = { name: 'Wanda Waiting', agencyName: 'Waiting Talent' }
  const consent = { termsAccepted: true, isAdult: true }
  expectOk(await app.call('/talentagent/signup', { ...waiting, ...names, ...consent }), 'sign-up')
  const refused = await app.call('/user/signin', waiting)
  expect(refused).toMatchObject({ code: 'email_not_verified', data: { role: 'talentagent' } })
  const stranger = await app.call('/user/signin', { ...waiting, password: `${PASSWORD}!` })
  expect(stranger).toMatchObject({ code: 'wrong_sign_in', data: {} })
})

test('an agent changes their own name, phone and picture, and no field of others', async () => {
  const agent = await newPerson(app, 'talentagent', 'Plain agent')
  const change = { name: 'Nora Plain', phone: '+44 20 7946 0958' }
  expect(expectOk(await agent.call('/user/update-profile', change), 'profile').data).toMatchObject({
    name: 'Nora Plain',
    agent: { phone: expect.stringContaining('7946'), avatarUrl: null },
  })
  const again = expectOk(await agent.call('/user/profile', {}, { method: 'GET' }), 'profile').data
  expect(again).toMatchObject({ name: 'Nora Plain', agency: { name: 'Plain agent & Co' } })
  expect((await agent.call('/user/update-profile', { companyName: 'X' })).data.fields).toHaveProperty(
    'companyName',
  )
})
