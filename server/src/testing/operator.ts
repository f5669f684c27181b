import { addOperator, hashOperatorPassword } from '../modules/operators/add-operator.ts'
import { inTransaction } from '../platform/database/database.ts'
import { systemActor } from '../platform/handler.ts'
import type { TestRequest, TestResponse } from '../platform/testing/inject.ts'
import { clock } from '../platform/time/clock.ts'
import { appCodeOf } from './app-code.ts'
import { expectOk, type Person, personWith, type ServerUnderTest } from './person.ts'
import { forgetUsedAppCodes } from './second-factor.ts'

export const OPERATOR_PASSWORD = 'nine quiet harbour lamps'

/** A signed-in operator who makes calls. */
export interface Operator {
  id: string
  email: string
  token: string
  /** The companion cookie of the session; a call without it fails with 401. */
  cookies: Record<string, string>
  recoveryCodes: readonly string[]
  call(path: string, body?: object, request?: TestRequest): Promise<TestResponse>
  /** Returns the present code of the authenticator app. */
  totp(): string
}

/** Creates an operator as the command does, enrols an authenticator app and signs in. */
export async function newOperator(app: ServerUnderTest, name = 'Olive Operator'): Promise<Operator> {
  const email = await newOperatorAccount(name)
  const { cookies, code } = await passwordAndCode(app, email)
  const first = expectOk(await app.call('/superAdmin/verifyOtp', { code }, { cookies }), 'emailed code')
  const key: string = first.data.enrolment.key
  const totp = () => appCodeOf(key, clock.now().getTime())
  const enrolled = expectOk(
    await app.call('/superAdmin/enrol', { totp: totp() }, { cookies }),
    'enrolment of the app',
  )
  await forgetUsedAppCodes()
  return operatorWith(app, enrolled, { email, totp })
}

/** Creates the account of an operator who has never signed in, and returns its email address. */
export async function newOperatorAccount(name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`
  const operator = { email, name, password: OPERATOR_PASSWORD }
  const passwordHash = await hashOperatorPassword(operator)
  await inTransaction(systemActor, () => addOperator(operator, passwordHash))
  return email
}

/** Gives the password and returns the emailed code with the cookie that must come with it. */
export async function passwordAndCode(
  app: ServerUnderTest,
  email: string,
  request: TestRequest = {},
): Promise<{ cookies: Record<string, string>; code: string }> {
  const asked = expectOk(
    await app.call('/superAdmin/generateOtp', { email, password: OPERATOR_PASSWORD }, request),
    'operator code',
  )
  const sent = (await app.emails()).filter((mail) => mail.to === email).at(-1)
  return { cookies: cookiesOf(asked), code: /\b\d{6}\b/.exec(sent?.subject ?? '')?.[0] ?? '' }
}

/** Signs in again with the emailed code and the app. */
export async function signInOperator(app: ServerUnderTest, operator: Operator): Promise<Operator> {
  await forgetUsedAppCodes()
  const { cookies, code } = await passwordAndCode(app, operator.email)
  const opened = expectOk(
    await app.call('/superAdmin/verifyOtp', { code, totp: operator.totp() }, { cookies }),
    'operator sign-in',
  )
  return operatorWith(app, opened, operator)
}

/** Returns the cookies that a response sets, as a browser would send them back. */
export function cookiesOf(response: TestResponse): Record<string, string> {
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}

function operatorWith(
  app: ServerUnderTest,
  signedIn: TestResponse,
  { email, totp }: Pick<Operator, 'email' | 'totp'>,
): Operator {
  const { token, operator, recoveryCodes = [] } = signedIn.data
  const { admin, '__Host-admin': hostAdmin } = cookiesOf(signedIn)
  const cookies: Record<string, string> = {}
  if (admin) cookies.admin = admin
  if (hostAdmin) cookies['__Host-admin'] = hostAdmin
  return {
    id: operator.id,
    email,
    token,
    cookies,
    recoveryCodes,
    totp,
    call: (path, body, request) =>
      app.call(path, body, { token, ...request, cookies: { ...cookies, ...request?.cookies } }),
  }
}
/** Returns a person who is the operator acting as a user; without changes unless they are allowed. */
export async function actAs(
  app: ServerUnderTest,
  operator: Operator,
  person: Person,
  { allowsChanges = false, caseId }: { allowsChanges?: boolean; caseId?: string } = {},
): Promise<Person> {
  await forgetUsedAppCodes()
  const { cookies, code } = await passwordAndCode(app, operator.email)
  const body = { userId: person.id, reason: 'They asked for help', code, totp: operator.totp(), caseId }
  const begun = expectOk(await operator.call('/superAdmin/getTokenByuser', body, { cookies }), 'visit')
  const acting = personWith(app, { ...person, token: begun.data.token }, operator.cookies)
  if (allowsChanges)
    expectOk(await acting.call('/user/allowChanges', { reason: 'They cannot do it' }), 'changes')
  return acting
}
