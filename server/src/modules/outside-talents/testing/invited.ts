import type { TestApp } from '../../../platform/testing/start-test-app.ts'
import { expectOk, PASSWORD, type Person, personWith } from '../../../testing/person.ts'

type App = Pick<TestApp, 'app' | 'call' | 'emails' | 'sandbox' | 'settle'>

/** Invites an address to Marquee, and lets the email be sent. */
export async function invite(by: Person, email: string, input: object = {}) {
  const reply = await by.call('/brand/invite-outside-talent', { email, ...input })
  await by.server.settle()
  return reply
}

/** Returns the emails to an address, oldest first. */
export const emailsTo = async (app: App, email: string) =>
  (await app.emails()).filter(({ to }) => to === email)

/** Returns the token of the newest invitation to an address. */
export async function tokenFor(app: App, email: string): Promise<string> {
  await app.settle()
  const links = (await emailsTo(app, email)).flatMap(
    ({ text }) => /signup\/talent#(\S+)/.exec(text)?.[1] ?? [],
  )
  return links.at(-1) ?? ''
}

/** Signs up a talent with the token of an invitation and confirms the address. */
export async function joinWith(app: App, token: string, name: string, email: string): Promise<Person> {
  const account = { email, password: PASSWORD, termsAccepted: true, isAdult: true, displayName: name }
  expectOk(await app.call('/talent/signup', { ...account, invitation: token }), `sign-up of ${email}`)
  const codes = (await emailsTo(app, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? [])
  const { data } = expectOk(
    await app.call('/talent/verify-email', { email, code: codes.at(-1) ?? '' }),
    `code of ${email}`,
  )
  return personWith(app, { role: 'talent', email, token: data.token, id: data.user.id })
}

/** Returns the invitations of a brand, newest first. */
export const pairsOf = async (by: Person) =>
  expectOk(await by.call('/brand/outside-invitations', {}), 'invitations').data.items
