import type { TestRequest, TestResponse } from '../platform/testing/inject.ts'
import type { TestApp } from '../platform/testing/start-test-app.ts'
import { answerChallenge } from './second-factor.ts'
import { sendForm } from './send-form.ts'

type Role = 'brand' | 'talent' | 'talentagent'

/** A signed-in account that makes calls. */
export interface Person {
  role: Role
  email: string
  token: string
  /** Cookies that must come with the token: those of an operator who acts as this account. */
  cookies: Record<string, string>
  /** The id of the brand or talent in other people's calls; an agent's own id. */
  id: string
  call(path: string, body?: object, request?: TestRequest): Promise<TestResponse>
  /** The server of this account. */
  server: ServerUnderTest
  /** Uploads a small picture and returns its id. */
  upload(): Promise<string>
}

/** The part of a test server that people need. */
export type ServerUnderTest = Pick<TestApp, 'app' | 'call' | 'emails' | 'sandbox' | 'settle'>

export const PASSWORD = 'seven quiet lamps'

/** Signs up through the public calls, reads the code from the email and confirms it. */
export async function newPerson(app: ServerUnderTest, role: Role, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`
  const account = { email, password: PASSWORD, termsAccepted: true, isAdult: true, ...namesOf(role, name) }
  expectOk(await app.call(`/${role}/signup`, account), `sign-up of ${email}`)
  const sent = (await app.emails()).filter((mail) => mail.to === email).at(-1)
  const code = /\b\d{6}\b/.exec(sent?.subject ?? '')?.[0] ?? ''
  const { data } = expectOk(await app.call(`/${role}/verify-email`, { email, code }), `code of ${email}`)
  return personWith(app, { role, email, token: data.token, id: data.user.id })
}

/** Signs in again when the session has ended, as some calls do; with the app of `confirmSecondFactor` where they have it. */
export async function signInAgain(app: ServerUnderTest, person: Person): Promise<Person> {
  const profile = await person.call('/user/profile', {}, { method: 'GET' })
  if (profile.status === 200) return person
  const { data } = expectOk(
    await app.call(`/${person.role}/signin`, { email: person.email, password: PASSWORD }),
    'sign-in',
  )
  const opened = data.challenge ? expectOk(await answerChallenge(app, data.challenge), 'app code').data : data
  return personWith(app, { ...person, token: opened.token })
}

/** Returns a successful response; throws an error with its status, code and data otherwise. */
export function expectOk(response: TestResponse, what: string): TestResponse {
  if (response.status !== 200)
    throw new Error(`${what}: ${response.status} ${response.code} ${JSON.stringify(response.data)}`)
  return response
}

function namesOf(role: Role, name: string): object {
  if (role === 'talentagent') return { name, agencyName: `${name} & Co` }
  return role === 'brand' ? { companyName: name } : { displayName: name }
}

/** Returns a person with an existing session, and the cookies that must come with it. */
export function personWith(
  app: ServerUnderTest,
  { role, email, token, id }: Pick<Person, 'role' | 'email' | 'token' | 'id'>,
  cookies: Record<string, string> = {},
): Person {
  return {
    role,
    email,
    token,
    cookies,
    id,
    server: app,
    call: (path, body, request) =>
      app.call(path, body, { token, ...request, cookies: { ...cookies, ...request?.cookies } }),
    upload: () => upload(app, token, cookies),
  }
}

async function upload(app: ServerUnderTest, token: string, cookies: Record<string, string>): Promise<string> {
  return expectOk(await sendForm(app, '/upload', {}, ['file'], { token, cookies }), 'upload').data.id
}
