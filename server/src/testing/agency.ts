import { expectOk, newPerson, PASSWORD, type Person, personWith, type ServerUnderTest } from './person.ts'

/** Signs up the owner of a new agency. */
export function newAgent(app: ServerUnderTest, name: string): Promise<Person> {
  return newPerson(app, 'talentagent', name)
}

let created = 0

/** Creates a managed talent on this agent's roster. */
export async function aManagedTalent(
  agent: Person,
  profile: object = {},
): Promise<{ talentId: string; mandateId: string }> {
  created += 1
  const input = { kind: 'managed', profile: { displayName: `Managed talent ${created}`, ...profile } }
  const { data } = expectOk(await agent.call('/talentagent/add-talent', input), 'managed talent')
  return { talentId: data.talent.id, mandateId: data.id }
}

/**
 * Creates an active mandate of this agent for a talent, with every right unless `terms` say otherwise, and
 * returns its id.
 */
export async function aMandatedTalent(agent: Person, talent: Person, terms: object = {}): Promise<string> {
  const mandate = {
    scopes: ['view', 'apply', 'negotiate', 'accept', 'upload', 'message', 'finance'],
    ...terms,
  }
  const proposed = expectOk(
    await agent.call('/talentagent/add-talent', { kind: 'mandate', email: talent.email, mandate }),
    'request for a mandate',
  )
  const mandateId: string = proposed.data.id
  expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' }), 'grant')
  return mandateId
}

/** Adds a colleague of this agent with these assigned talents. */
export async function aMember(agent: Person, talentIds: string[]): Promise<Person> {
  created += 1
  const email = `colleague.${created}@example.com`
  expectOk(
    await agent.call('/talentagent/invite-member', { name: `Colleague ${created}`, email, talentIds }),
    'invitation',
  )
  return acceptInvitation(agent.server, email)
}

/** Creates a shared roster link of this agent. */
export async function aRosterLink(agent: Person, input: object): Promise<{ id: string; slug: string }> {
  const { data } = expectOk(await agent.call('/talentagent/share-roster', input), 'roster link')
  return { id: data.items[0].id, slug: data.url.split('/r/')[1] }
}

/** Accepts the newest invitation emailed to this address. */
export async function acceptInvitation(app: ServerUnderTest, email: string): Promise<Person> {
  const input = {
    token: await invitationToken(app, email),
    password: PASSWORD,
    termsAccepted: true,
    isAdult: true,
  }
  const { data } = expectOk(await app.call('/roster/accept-invitation', input), `invitation of ${email}`)
  return personWith(app, { role: data.user.role.role, email, token: data.token, id: data.user.id })
}

/** Returns the token of the newest link emailed to this address. */
export async function invitationToken(app: ServerUnderTest, email: string): Promise<string> {
  const emails = (await app.emails()).filter((mail) => mail.to === email)
  return emails.flatMap((email) => /\/invitation#([\w-]+)/.exec(email.text)?.[1] ?? []).at(-1) ?? ''
}
